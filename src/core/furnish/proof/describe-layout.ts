import { millimetre } from '../../geometry/millimetre.ts';
import type { Layout, LayoutItem, LeftOut, RoomReport, Score } from '../../plan/schema.ts';
import { isStretchable, type Option, type Template } from '../groups/template.ts';
import type { ItemTurn } from '../home/canonical-frame.ts';
import type { RoomBefore } from '../home/home-before.ts';
import type { HomeProgramme } from '../home/plan-home.ts';
import { judgeRoom } from '../judge/judge-room.ts';
import { roomOf } from '../solve/cost.ts';
import type { RoomLayout } from '../solve/furnish-room.ts';
import type { Judged } from '../solve/judged.ts';
import { otherLayouts } from '../solve/other-layouts.ts';
import { makeState } from '../solve/place-group.ts';
import type { Placed, Scene, State } from '../solve/state.ts';
import { isHabitable } from '../space/habitable.ts';
import { keptFree } from './kept-free.ts';
import { whyLeftOut } from './why-left-out.ts';

/** What is hardly worse than the best variant or layout, in remarks of a designer, is as good. */
const WORTH_A_WORD = 0.3;

/** A room as it was furnished. */
export interface FurnishedScene {
  readonly scene: Scene;
  readonly layout: RoomLayout;
}

/** A room that is taken over as it was furnished before; its pieces lie in the plan as it was given. */
export interface KeptScene {
  readonly scene: Scene;
  readonly kept: RoomBefore;
}

/**
 * The layout of a home as plan.json has it: pieces with what they keep free, and of each room its scores, what was left out, and what else is possible.
 * @param turn brings a piece into the plan as it was given
 */
export function describeLayout(
  { people, tasks }: HomeProgramme,
  rooms: readonly (FurnishedScene | KeptScene)[],
  turn: ItemTurn,
): Omit<Layout, 'checks'> {
  const numbers = new Numbers(rooms.flatMap((room) => ('kept' in room ? [room.kept] : [])));
  const items = rooms.flatMap((room) =>
    'kept' in room ? room.kept.items : listItems(room.layout.best.state, room.scene, numbers, turn, true),
  );
  const reports = rooms.map((room) => ('kept' in room ? room.kept.report : reportOf(room, numbers, turn)));
  const dropped = rooms.flatMap((room, k) => ('kept' in room ? room.kept.dropped : droppedOf(reports[k])));
  const activities = tasks.map(({ what, for: count, room, reason }) => ({
    what,
    for: count,
    room,
    ...(reason ? { reason } : {}),
  }));
  return {
    home: { people, activities },
    rooms: reports.filter((report) => report !== undefined),
    items,
    ...(dropped.length ? { dropped } : {}),
  };
}

/** What is to be said of a room; nothing of one that is empty and lacks nothing. */
function reportOf({ scene, layout }: FurnishedScene, numbers: Numbers, turn: ItemTurn): RoomReport | undefined {
  const { state } = layout.best;
  const leftOut = [...state.missed.flatMap((want) => missing(want, scene, state)), ...smaller(scene, state)];
  const alternatives = worthOffering(scene, layout).map((other) => ({
    items: listItems(other.state, scene, numbers, turn, false),
    score: scoreOf(other.state, scene),
  }));
  if (!state.placements.length && !leftOut.length) return undefined;
  return {
    room: scene.space.id,
    score: scoreOf(state, scene),
    ...(leftOut.length ? { leftOut } : {}),
    ...(alternatives.length ? { alternatives } : {}),
  };
}

/** Other layouts of a room: of one that people live in all that it has, of a bath or a hall those that are as good. */
function worthOffering(scene: Scene, layout: RoomLayout): Judged[] {
  const others = otherLayouts(scene, layout);
  if (isHabitable(scene.space.type)) return others;
  const { narrow, terms } = layout.best.cost;
  return others.filter(({ cost }) => cost.narrow <= narrow && cost.terms <= terms + WORTH_A_WORD);
}

const droppedOf = (report: RoomReport | undefined): RoomBefore['dropped'] =>
  (report?.leftOut ?? [])
    .filter(({ instead }) => !instead)
    .map(({ kind, reason = '' }) => ({ room: report!.room, kind, reason }));

/** Ids of items and groups, in the order in which they are listed, from the highest on that rooms taken over have. */
class Numbers {
  #items: number;
  #groups: number;

  constructor(kept: readonly RoomBefore[]) {
    const taken = kept.flatMap(({ items, report }) => [
      ...items,
      ...(report?.alternatives ?? []).flatMap((other) => other.items),
    ]);
    this.#items = highest(taken.map(({ id }) => id));
    this.#groups = highest(taken.map(({ group = '' }) => group));
  }

  item = (): string => `i${++this.#items}`;
  group = (): string => `g${++this.#groups}`;
}

const highest = (ids: readonly string[]): number =>
  ids.reduce((most, id) => Math.max(most, Number(/^[a-z](\d{1,9})$/.exec(id)?.[1] ?? 0)), 0);

function listItems(state: State, scene: Scene, numbers: Numbers, turn: ItemTurn, proven: boolean): LayoutItem[] {
  const room = scene.space.id;
  const itemOf = ({ kind, box, height }: Placed, group: string, keeps: LayoutItem['keeps']): LayoutItem => {
    const size = { width: millimetre(box.width), depth: millimetre(box.depth), height };
    const item = turn({ id: numbers.item(), room, kind, at: box.at, rotation: box.rotation, size });
    const at: LayoutItem['at'] = [millimetre(item.at[0]), millimetre(item.at[1])];
    return { ...item, at, rotation: degrees(item.rotation), group, ...(keeps?.length ? { keeps } : {}) };
  };
  const bodies = state.placements.map((placement) => ({ placement, group: numbers.group() }));
  const list = bodies.flatMap(({ placement, group }) => [
    ...placement.candidate.pieces.map((piece, k) =>
      itemOf(piece, group, proven ? keptFree(placement, k, state, scene) : undefined),
    ),
    ...placement.extras.map((piece) => itemOf(piece, group, undefined)),
  ]);
  const rugs = bodies.flatMap(({ placement: { rug }, group }) => (rug ? [itemOf(rug, group, undefined)] : []));
  return [...list, ...rugs];
}

const degrees = (value: number): number => Math.round((((value % 360) + 360) % 360) * 100) / 100;

/** The mean of what each term says, 0 to 1. */
function scoreOf(state: State, scene: Scene): Score {
  const verdicts = judgeRoom(roomOf(scene, state));
  return Object.fromEntries(
    verdicts.map(({ term, ratings }) => [
      term.name,
      Math.round((100 * ratings.reduce((sum, { value }) => sum + value, 0)) / ratings.length) / 100,
    ]),
  );
}

/** What a designer would have asked for; what would only have been nice is not worth a word. */
const missing = (want: State['missed'][number], scene: Scene, state: State): LeftOut[] =>
  want.level === 'could' ? [] : [{ kind: want.names, ...whyLeftOut(want, scene, state) }];

/** Groups whose anchor is another kind than the one that was wanted most, and what stands against that one. */
function smaller(scene: Scene, { placements, missed }: State): LeftOut[] {
  return placements.flatMap((placement): LeftOut[] => {
    const { want, pieces } = placement.candidate;
    if (want.level === 'could') return [];
    const best = bestOf(want.options);
    const kind = best.parts[0]!.kind;
    const instead = pieces[0]!.kind;
    if (kind === instead || placement.candidate.template.penalty - best.penalty < WORTH_A_WORD) return [];
    const others = placements.filter((other) => other !== placement);
    return [{ kind, instead, ...whyLeftOut({ ...want, options: [best] }, scene, makeState(scene, others, missed)) }];
  });
}

const bestOf = (options: readonly Option[]): Template =>
  options
    .map((option) => (isStretchable(option) ? option.make(option.ideal) : option))
    .reduce((a, b) => (b.penalty < a.penalty ? b : a));

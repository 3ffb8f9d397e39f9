import type { Kind } from '../catalogue/catalogue.ts';
import type { FurnishedScene } from '../proof/describe-layout.ts';
import { isSqueezed } from '../solve/squeezed.ts';
import type { State } from '../solve/state.ts';
import type { HomeProgramme } from './plan-home.ts';
import type { Refusal } from './refusal.ts';
import type { Activity, Task } from './task.ts';

/** What is wrong with a furnished home, gravest first. */
interface HomeCost {
  /** What people cannot do at all: musts that fit nowhere, activities that no room takes. */
  readonly unserved: number;
  /** Places that are missing at the table, musts without the floor that their use needs, narrow ways. */
  readonly cramped: number;
  /** Remarks of a designer. */
  readonly terms: number;
}

/** Activities that another room may take over. */
const HANDED_ON: readonly Activity[] = ['sleep', 'eat', 'arrive', 'launder', 'work', 'play'];
/** Width of a person on a bench at a table, metres (NKBA 0.61). */
const BENCH_PLACE = 0.6;

/** Places at tables and bars of a room. */
function placesToEat({ placements }: State): number {
  const pieces = placements.filter(({ candidate }) => candidate.want.activity !== 'work').flatMap(({ candidate }) => candidate.pieces); // biome-ignore format: one list
  return pieces.reduce((sum, { kind, box }) => {
    if (kind === 'dining-chair' || kind === 'bar-stool') return sum + 1;
    return kind === 'dining-bench' ? sum + Math.floor(box.width / BENCH_PLACE) : sum;
  }, 0);
}

/** Bed spaces by kind, as they are placed. */
const BED_SPACES: Partial<Record<Kind, number>> = { 'double-bed': 2, 'bunk-bed': 2, 'sofa-bed': 2, 'small-double-bed': 1, 'single-bed': 1, 'loft-bed': 1 }; // biome-ignore format: a table

/** A place on a sofa, metres. */
const SOFA_PLACE = 0.7;

/** Places on sofas and armchairs of a room. */
const placesToSit = (room: FurnishedScene): number =>
  piecesOf(room).reduce((sum, { kind, box }) => {
    if (kind.includes('sofa') || kind.includes('seater')) return sum + Math.max(1, Math.round(box.width / SOFA_PLACE));
    return kind.includes('armchair') ? sum + 1 : sum;
  }, 0);

const piecesOf = ({ layout: { best } }: FurnishedScene) =>
  best.state.placements.flatMap(({ candidate }) => candidate.pieces);
const sleepersIn = (room: FurnishedScene) => piecesOf(room).reduce((sum, { kind }) => sum + (BED_SPACES[kind] ?? 0), 0);
const taskOf = ({ scene }: FurnishedScene, what: Activity) => scene.tasks.find((task) => task.what === what);

/** Places that a table or a bed of this room lacks for those whom it is for and who live here. */
function placesMissing(room: FurnishedScene, what: 'eat' | 'sleep'): number {
  const task = taskOf(room, what);
  if (!task || task.beds === 'crib') return 0;
  const places = what === 'eat' ? placesToEat(room.layout.best.state) : sleepersIn(room);
  return Math.max(0, Math.min(task.for, room.scene.people) - places);
}

const squeezed = ({ layout: { best } }: FurnishedScene) => best.state.placements.filter(isSqueezed);

/** What is wrong with a home, by what the first programme of it asked for: a later one asks for less where that did not fit. */
export function costOfHome({ tasks }: HomeProgramme, rooms: readonly FurnishedScene[], first: HomeProgramme): HomeCost {
  const total = (pick: (room: FurnishedScene) => number) => rooms.reduce((sum, room) => sum + pick(room), 0);
  const homeless = tasks.filter(({ room }) => room === null).length;
  const lacking = (places: number) => Math.max(0, first.people - places);
  const isForTwo = first.tasks.some(({ beds }) => beds === 'double');
  const hasDouble = rooms.some((room) =>
    piecesOf(room).some(({ kind }) => kind === 'double-bed' || kind === 'sofa-bed'),
  );
  const places = {
    eat: first.tasks.some(({ what }) => what === 'eat')
      ? lacking(total(({ layout: { best } }) => placesToEat(best.state)))
      : 0,
    sit: rooms.some((room) => taskOf(room, 'lounge')) && lacking(total((room) => (taskOf(room, 'lounge') ? placesToSit(room) : 0))) > 0 ? 1 : 0, // biome-ignore format: one line
    sleep: first.tasks.some(({ what }) => what === 'sleep') ? lacking(total(sleepersIn)) : 0,
    double: isForTwo && !hasDouble ? 1 : 0,
  };
  return {
    unserved: homeless + total(({ layout: { best } }) => best.cost.missed),
    cramped: places.eat + places.sit + places.sleep + places.double + total(({ layout: { best } }) => best.cost.narrow),
    terms: total(({ layout: { best } }) => best.cost.terms),
  };
}

/** Whether `a` is a better home. */
export const isBetterHome = (a: HomeCost, b: HomeCost): boolean =>
  a.unserved - b.unserved || a.cramped - b.cramped
    ? a.unserved < b.unserved || (a.unserved === b.unserved && a.cramped < b.cramped)
    : a.terms < b.terms - 1e-6;

/** What the best layout of a room could not give room to, or not as much as it needs, and another room may be better for. */
export function refusalsOf(room: FurnishedScene): Refusal[] {
  const { scene, layout } = room;
  const { missed } = layout.best.state;
  const where = `in ${scene.space.area.toFixed(1)} m²`;
  const must = missed.filter(({ level }) => level === 'must').map((want) => ({ want, why: 'no free place for' }));
  const cramped = squeezed(room).map(({ candidate: { want } }) => ({ want, why: 'too little floor to use' }));
  const refused = [...must, ...cramped]
    .filter(({ want }) => HANDED_ON.includes(want.activity))
    .map(
      ({ want, why }): Refusal => ({
        what: want.activity,
        room: scene.space.id,
        reason: `${why} ${want.names.replaceAll('-', ' ')} ${where}`,
        ...forWhom(taskOf(room, want.activity)),
      }),
    );
  for (const what of ['eat', 'sleep'] as const) {
    const lacking = placesMissing(room, what);
    const task = taskOf(room, what);
    const fits = Math.min(task?.for ?? 0, scene.people) - lacking;
    if (lacking > 0 && !refused.some((no) => no.what === what))
      refused.push({
        ...forWhom(task),
        what,
        room: scene.space.id,
        for: fits + 1,
        reason: `a ${what === 'eat' ? 'table' : 'bed'} for ${fits} is all that fits ${where}`,
      });
  }
  // What leaves no room for a sofa at all moves before the sofa does.
  const crowding = (['sleep', 'eat'] as const).find((what) => taskOf(room, what));
  if (crowding && taskOf(room, 'lounge') && !placesToSit(room) && !refused.length)
    refused.push({ ...forWhom(taskOf(room, crowding)), what: crowding, room: scene.space.id, reason: `it would leave no room for a sofa ${where}` }); // biome-ignore format: one line
  return refused;
}

const forWhom = (task: Task | undefined) => (task ? { for: task.for, ...(task.beds ? { beds: task.beds } : {}) } : {});

import { wantsFor } from '../activities/wants-for.ts';
import type { FurnishedScene, KeptScene } from '../proof/describe-layout.ts';
import type { Cost } from '../solve/cost.ts';
import { isSqueezed } from '../solve/squeezed.ts';
import { type CountedPiece, placesToEat, placesToSit, placesToSleep } from './places.ts';
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

type RoomOfHome = FurnishedScene | KeptScene;

const piecesOf = (room: RoomOfHome): CountedPiece[] =>
  'kept' in room
    ? room.kept.items.map(({ kind, size }) => ({ kind, width: size.width }))
    : room.layout.best.state.placements.flatMap(({ candidate }) =>
        candidate.pieces.map(({ kind, box }) => ({ kind, width: box.width })),
      );

/** What is amiss in a room; of one that is taken over only what it lacks: nobody remarks on what stays as it was. */
function costOf(room: RoomOfHome): Cost {
  if ('layout' in room) return room.layout.best.cost;
  const lacks = room.kept.report?.leftOut?.filter(({ instead }) => !instead).map(({ kind }) => kind) ?? [];
  const musts = wantsFor(room.scene).filter(({ level, names }) => level === 'must' && lacks.includes(names));
  return { missed: musts.length, narrow: 0, terms: 0 };
}

const taskOf = ({ scene }: RoomOfHome, what: Activity) => scene.tasks.find((task) => task.what === what);

/** Places that a table or a bed of this room lacks for those whom it is for and who live here. */
function placesMissing(room: FurnishedScene, what: 'eat' | 'sleep'): number {
  const task = taskOf(room, what);
  if (!task || task.beds === 'crib') return 0;
  const places = what === 'eat' ? placesToEat(piecesOf(room)) : placesToSleep(piecesOf(room));
  return Math.max(0, Math.min(task.for, room.scene.people) - places);
}

const squeezed = ({ layout: { best } }: FurnishedScene) => best.state.placements.filter(isSqueezed);

/** What is wrong with a home, by what the first programme of it asked for: a later one asks for less where that did not fit. */
export function costOfHome({ tasks }: HomeProgramme, rooms: readonly RoomOfHome[], first: HomeProgramme): HomeCost {
  const total = (pick: (room: RoomOfHome) => number) => rooms.reduce((sum, room) => sum + pick(room), 0);
  const homeless = tasks.filter(({ room }) => room === null).length;
  const lacking = (places: number) => Math.max(0, first.people - places);
  const isForTwo = first.tasks.some(({ beds }) => beds === 'double');
  const hasDouble = rooms.some((room) =>
    piecesOf(room).some(({ kind }) => kind === 'double-bed' || kind === 'sofa-bed'),
  );
  const places = {
    eat: first.tasks.some(({ what }) => what === 'eat') ? lacking(total((room) => placesToEat(piecesOf(room)))) : 0,
    sit: rooms.some((room) => taskOf(room, 'lounge')) && lacking(total((room) => (taskOf(room, 'lounge') ? placesToSit(piecesOf(room)) : 0))) > 0 ? 1 : 0, // biome-ignore format: one line
    sleep: first.tasks.some(({ what }) => what === 'sleep')
      ? lacking(total((room) => placesToSleep(piecesOf(room))))
      : 0,
    double: isForTwo && !hasDouble ? 1 : 0,
  };
  return {
    unserved: homeless + total((room) => costOf(room).missed),
    cramped: places.eat + places.sit + places.sleep + places.double + total((room) => costOf(room).narrow),
    terms: total((room) => costOf(room).terms),
  };
}

/** Whether `a` is a better home. */
export const isBetterHome = (a: HomeCost, b: HomeCost): boolean =>
  a.unserved - b.unserved || a.cramped - b.cramped
    ? a.unserved < b.unserved || (a.unserved === b.unserved && a.cramped < b.cramped)
    : a.terms < b.terms - 1e-6;

/**
 * What the best layout of a room could not give room to, or not as much as it needs, and another room may be better for. One that is taken over
 * was asked before.
 */
export function refusalsOf(room: RoomOfHome): Refusal[] {
  if ('kept' in room) return [];
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
  if (crowding && taskOf(room, 'lounge') && !placesToSit(piecesOf(room)) && !refused.length)
    refused.push({ ...forWhom(taskOf(room, crowding)), what: crowding, room: scene.space.id, reason: `it would leave no room for a sofa ${where}` }); // biome-ignore format: one line
  return refused;
}

const forWhom = (task: Task | undefined) => (task ? { for: task.for, ...(task.beds ? { beds: task.beds } : {}) } : {});

import type { Floor } from './assign-activities.ts';
import { type DemandFacts, sizeOf } from './demand.ts';
import { isNamedForEating } from './eat-demand.ts';
import type { HomeRoom } from './home-room.ts';
import { COATS, stockOf } from './own-tasks.ts';
import { isRefused } from './refusal.ts';
import type { Activity, Task } from './task.ts';

/** A small table in the kitchen besides the dining room wants so much floor there beyond cooking, m². */
const BREAKFAST = 3;
/** A second place to sit together wants so much floor beyond cooking, m². */
const FAMILY = 12;
/** Guests at the table of those who live here. */
const GUESTS = 2;
/** A room with less floor holds no table, m². */
const LEAST_ROOM = 3;
/** Nobody owns a larger table. */
const LARGEST_TABLE = 12;
/** A piano, or what else is played, wants a living room with so much floor beyond sitting, eating and reading, m². */
const MUSIC = 9;
/** Smaller rooms without a name are shafts and niches, m². */
const LEAST_STORE = 1;
/** From so much floor on a room without a name is more than a store, m². */
const HOBBY = 6.5;
const HOBBY_IN_THE_DARK = 9;
const BEDS_AND_LIVING: readonly string[] = ['living', 'living-kitchen', 'bedroom', 'study'];

/** What a home gains where rooms have floor left when every activity has its place, and what follows from where they went. */
export function withSecondTasks(tasks: readonly Task[], floors: ReadonlyMap<string, Floor>, home: DemandFacts): Task[] {
  const spare = (room: string) => { const floor = floors.get(room); return floor ? floor.free - floor.good : 0; }; // biome-ignore format: short
  const grown = tasks.map((task) => withCloset(withGuests(task, spare, home), home));
  const more = [
    ...breakfasts(grown, spare, home),
    ...familyRooms(grown, spare, home),
    ...pastimes(grown, spare, home),
    ...hobbiesAndStores(grown, spare, home),
  ];
  return [...grown, ...more.filter((task) => !isRefused(home.refused, task.what, task.room!, task.for))];
}

/** Two more at the table where its room is generous; in a home that is to be full, where they fit in comfort. */
function withGuests(task: Task, spare: (room: string) => number, home: DemandFacts): Task {
  const { wishes, refused, people } = home;
  if (task.what !== 'eat' || !task.room || task.for < people || wishes.density === 'calm') return task;
  const more = { ...task, for: Math.min(LARGEST_TABLE, task.for + GUESTS) };
  const size = sizeOf(more, home);
  const needed = (wishes.density === 'full' ? size.good : size.generous) - sizeOf(task, home).good;
  return spare(task.room) >= needed && !isRefused(refused, 'eat', task.room, more.for) ? more : task;
}

/** The closet that holds the clothes of a bedroom, or the coats by the entrance. */
function withCloset(task: Task, home: DemandFacts): Task {
  if (!task.room || (task.what !== 'dress' && task.what !== 'arrive')) return task;
  const stock = task.what === 'dress' ? 'clothes' : 'coats';
  const isCloset = (id: string) => home.rooms.find((room) => room.id === id)?.type === 'closet';
  const closets = home.own.filter(
    (own) => own.what === 'store' && own.stock === stock && own.room && isCloset(own.room),
  );
  const own = closets.find(({ room }) => home.ways.beyond(room!).includes(task.room!));
  const near =
    task.what === 'arrive'
      ? closets.find(({ room }) => (home.fromEntrance.get(room!) ?? Infinity) <= COATS)
      : undefined;
  const closet = (own ?? near)?.room;
  return closet ? { ...task, closet } : task;
}

/** A table for two where the drawing says that one eats there, too, in a large kitchen apart from the dining room, and in a second home on the plan. */
function breakfasts(
  tasks: readonly Task[],
  spare: (room: string) => number,
  { rooms, wishes, ways }: DemandFacts,
): Task[] {
  const table = rooms.find(({ id }) => tasks.some(({ what, room }) => what === 'eat' && room === id));
  if (!table) return [];
  const isHome = ({ type, id }: HomeRoom) => type === 'living-kitchen' && ['cook', 'lounge'].every((what) => tasks.some((task) => task.room === id && task.what === what)); // biome-ignore format: one condition
  return rooms.flatMap((room): Task[] => {
    if (room === table || room.area < LEAST_ROOM || room.type === 'bedroom' || room.type === 'children') return [];
    const isLargeKitchen = /kitchen/.test(room.type) && wishes.density !== 'calm' && spare(room.id) >= BREAKFAST;
    const isSecondHome = isHome(table) && isHome(room) && !ways.beyond(table.id).includes(room.id);
    return isNamedForEating(room) || isLargeKitchen || isSecondHome ? [{ what: 'eat', for: 2, room: room.id }] : [];
  });
}

/** An open kitchen that is not where people sit is a family room all the same, where it has floor left. */
function familyRooms(tasks: readonly Task[], spare: (room: string) => number, { rooms, people }: DemandFacts): Task[] {
  const hasLounge = (id: string) => tasks.some(({ what, room }) => what === 'lounge' && room === id);
  return rooms.flatMap(({ id, type }): Task[] =>
    type === 'living-kitchen' && !hasLounge(id) && spare(id) >= FAMILY
      ? [{ what: 'lounge', for: Math.min(4, people), room: id }]
      : [],
  );
}

/** A chair to read in, and in large living rooms a place to make music, where floor is left. */
function pastimes(tasks: readonly Task[], spare: (room: string) => number, home: DemandFacts): Task[] {
  const { rooms, wishes, nights } = home;
  if (wishes.density === 'calm') return [];
  const has = (room: string, what: Activity) => tasks.some((task) => task.room === room && task.what === what);
  return rooms.flatMap(({ id, type }): Task[] => {
    const isIdle = type === 'living-kitchen' && !has(id, 'lounge');
    if (!BEDS_AND_LIVING.includes(type) || nights.get(id)?.young || isIdle) return [];
    const read: Task = { what: 'read', for: 1, room: id };
    const { good, generous } = sizeOf(read, home);
    const left = spare(id) - (has(id, 'read') ? 0 : generous);
    const reads = !has(id, 'read') && spare(id) >= (wishes.density === 'full' ? good : generous) ? [read] : [];
    const plays = type !== 'bedroom' && !has(id, 'music') && left >= MUSIC && has(id, 'lounge');
    return plays ? [...reads, { what: 'music', for: 1, room: id }] : reads;
  });
}

/** Rooms without a name and without a use hold things, large ones and those with daylight a hobby; in a utility room linen is kept, too. */
function hobbiesAndStores(tasks: readonly Task[], spare: (room: string) => number, home: DemandFacts): Task[] {
  return home.rooms.flatMap((room): Task[] => {
    const { id, type, area, purposes, hasWindow } = room;
    const store: Task = {
      what: 'store',
      for: home.people,
      room: id,
      stock: type === 'utility' ? 'linen' : stockOf(room, home),
    };
    const isUsed = tasks.some((task) => task.room === id) || purposes.some(({ what }) => !what);
    if (type === 'utility') return !isUsed || spare(id) >= sizeOf(store, home).good ? [store] : [];
    if (
      type !== 'other' ||
      area < LEAST_STORE ||
      isUsed ||
      room.drawn.has('stairs', 'toilet', 'shower', 'bathtub', 'sauna', 'boiler')
    )
      return [];
    return area >= (hasWindow ? HOBBY : HOBBY_IN_THE_DARK) ? [{ what: 'craft', for: 1, room: id }] : [store];
  });
}

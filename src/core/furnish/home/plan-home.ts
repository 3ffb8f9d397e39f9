import type { RoomSpace } from '../space/room-space.ts';
import { arriveDemands } from './arrive-demand.ts';
import { assignActivities, type Choice, type Floor } from './assign-activities.ts';
import { playDemands, workDemands } from './day-demands.ts';
import { type DemandFacts, sizeOf, type TaskChoice, type TaskDemand } from './demand.ts';
import { eatDemands } from './eat-demand.ts';
import { type HomeRoom, readHomeRooms } from './home-room.ts';
import { housePeople, isStudio } from './house-people.ts';
import { launderDemands } from './launder-demand.ts';
import { nightDemands } from './night-demand.ts';
import { type HomeFacts, ownTasks } from './own-tasks.ts';
import { isRefused, type Refusal } from './refusal.ts';
import { withSecondTasks } from './second-tasks.ts';
import { ACTIVITIES, type Task } from './task.ts';
import { readWays } from './ways.ts';
import type { Wishes } from './wishes.ts';

export type { Refusal } from './refusal.ts';

/** How many people live here, and which room serves each of their activities. */
export interface HomeProgramme {
  readonly people: number;
  readonly tasks: readonly Task[];
}

/**
 * Who lives in a home and which room serves each of their activities. Neither the order of the rooms nor the way the plan lies changes it.
 * @param refused what was tried and did not fit: it is not asked again, another room takes it or it is left out with a reason
 */
export function planHome(rooms: readonly RoomSpace[], wishes: Wishes, refused: readonly Refusal[]): HomeProgramme {
  const known = readHomeRooms(rooms);
  const ways = readWays(rooms);
  const nights = housePeople(known, wishes.occupants, refused);
  const beds = nights.reduce((sum, night) => sum + (night.spare ? 0 : night.spaces), 0);
  const people = wishes.occupants ?? (beds || (isStudio(known, nights) ? OF_STUDIO : suggestedByDayRooms(known)));
  const facts: HomeFacts = { rooms: known, people, ways, fromEntrance: ways.fromEntrance(), nights: new Map(nights.map((night) => [night.room.id, night])) }; // biome-ignore format: one glance
  const asked = known.flatMap((room) => ownTasks(room, facts));
  const own = asked.map((task) => orRefused(task, refused));
  const home: DemandFacts = { ...facts, wishes, refused, own };
  const demands = [nightDemands, eatDemands, arriveDemands, launderDemands, workDemands, playDemands].flatMap((ask) =>
    ask(home),
  );
  const floors = new Map(known.map((room) => [room.id, floorOf(room, home)]));
  const { chosen, floors: left } = assignActivities(demands, floors);
  const found = demands.flatMap((demand, k) => chosen[k]?.task ?? (demand.isQuiet ? [] : leftOut(demand, home, left)));
  const tasks = withSecondTasks([...own, ...found], left, home);
  return { people, tasks: inOrder(tasks) };
}

/** People in a home without a bedroom. */
const OF_STUDIO = 2;
/** Living, eating and cooking take 23 m² for two and 2 m² more for each further person (London interim guide). */
const DAY_ROOMS_OF_TWO = 23;
const DAY_ROOMS_EACH = 2;
const DAY_TYPES: readonly string[] = ['living', 'living-kitchen', 'dining', 'kitchen'];

/** People whom the living rooms of a home without bedrooms suggest: those of a studio, or of another floor. */
function suggestedByDayRooms(rooms: readonly HomeRoom[]): number {
  const area = rooms.filter(({ type }) => DAY_TYPES.includes(type)).reduce((sum, room) => sum + room.area, 0);
  return Math.max(2, Math.min(6, 2 + Math.floor((area - DAY_ROOMS_OF_TWO) / DAY_ROOMS_EACH)));
}

/** What a room was to be for and is not, because that did not fit. */
function orRefused(task: Task, refused: readonly Refusal[]): Task {
  if (task.what === 'sleep' || !task.room || !isRefused(refused, task.what, task.room, task.for)) return task;
  const no = refused.find(({ what, room }) => what === task.what && room === task.room)!;
  return { ...task, room: null, reason: no.reason };
}

/** The floor of a room with what it is for already. A room too small for that takes nothing else. */
function floorOf(room: HomeRoom, home: DemandFacts): Floor {
  const sizes = home.own.filter((task) => task.room === room.id).map((task) => sizeOf(task, home));
  const least = sizes.reduce((sum, size) => sum + size.least, 0);
  const good = sizes.reduce((sum, size) => sum + size.good, 0);
  return { free: Math.max(room.free, least), least, good: Math.max(good, least), count: sizes.length };
}

const inOrder = (tasks: readonly Task[]): Task[] =>
  [...tasks].sort((a, b) => ACTIVITIES.indexOf(a.what) - ACTIVITIES.indexOf(b.what));

/** Why no room takes an activity: what was tried and failed, or the floor that it needs against the most that is free. */
function leftOut(
  { what, for: people, choices }: TaskDemand,
  home: DemandFacts,
  floors: ReadonlyMap<string, Floor>,
): Task {
  const tried = home.refused.filter((no) => no.what === what).map(({ reason }) => reason);
  return {
    what,
    for: people,
    room: null,
    reason: tried.length ? tried.join('; ') : measured(what, choices, home, floors),
  };
}

function measured(
  what: string,
  choices: readonly TaskChoice[],
  home: DemandFacts,
  floors: ReadonlyMap<string, Floor>,
): string {
  const said = SAID[what] ?? `room to ${what}`;
  if (!choices.length) return `no room of the home comes into question for ${said}`;
  const left = ({ room }: Choice) => floors.get(room)!.free - floors.get(room)!.least;
  const beyond = ({ room }: Choice) => Math.max(0, floors.get(room)!.free - floors.get(room)!.good);
  const most = (size: (choice: Choice) => number) =>
    choices.reduce((best, choice) => (size(choice) > size(best) ? choice : best));
  const where = ({ room }: Choice) => home.rooms.find(({ id }) => id === room)!.type.replace('-', ' ');
  const fitting = choices.filter((choice) => choice.least <= left(choice));
  if (!fitting.length) {
    const best = most(left);
    return `no room has the ${best.least.toFixed(1)} m² that ${said} needs; the largest free place is ${left(best).toFixed(1)} m² in the ${where(best)}`;
  }
  const best = most(beyond);
  return `${said} would crowd every room: it takes ${best.good.toFixed(1)} m², and beyond its other uses the ${where(best)} has ${beyond(best).toFixed(1)} m²`;
}

const SAID: Partial<Record<string, string>> = { eat: 'a table', work: 'a desk', arrive: 'a place for coats', launder: 'a washing machine', sleep: 'a bed', play: 'floor to play on' }; // biome-ignore format: a table

import {
  type Costs,
  type DemandFacts,
  demandFor,
  ELSEWHERE,
  isWholeHome,
  NO_DAYLIGHT,
  type Place,
  roomsByCost,
  sizeOf,
  type TaskDemand,
} from './demand.ts';
import type { HomeRoom } from './home-room.ts';

const COSTS: Costs = { dining: -0.6, 'living-kitchen': 0.1, kitchen: 0.3, living: 0.6, other: 1.2, hall: 4 }; // biome-ignore format: a table
/** No home of which everybody lives on one floor does without a table. */
const LEFT_OUT = 6;
/** What the drawing calls a place to eat is one. */
const NAMED = -1;
/** A table that is too small for those who live here, and each seat that it lacks. */
const SMALL_TABLE = 1.2;
const SEAT_LESS = 0.3;
/** Dishes are carried so far without a thought, metres to the door of the room; what each further metre costs; so far where no way was found. */
const CARRIED = 3;
const CARRIED_METRE = 0.15;
const NO_WAY = 20;
/** A generous room is worth this to a table. */
const ROOMY = 0.6;
/** Rooms smaller than this hold no table, m². */
const LEAST_ROOM = 4;

/** Whether a room is for eating by its type or its name. */
export const isNamedForEating = ({ type, purposes }: HomeRoom): boolean =>
  type === 'dining' || purposes.some(({ what }) => what === 'eat');

/** One table for all who live here, where their dishes come from; a smaller one only where none for all has room. */
export function eatDemands(home: DemandFacts): TaskDemand[] {
  const { rooms, own, ways, people } = home;
  const kitchens = own.flatMap(({ what, room }) => (what === 'cook' && room ? [room] : []));
  if (!own.some(({ what }) => what === 'cook' || what === 'lounge') && !rooms.some(isNamedForEating)) return [];
  const metres = ways.fromRooms(kitchens);
  const wanted = Math.max(2, people);
  const places = roomsByCost(COSTS, home).flatMap(({ room, cost }): Place[] => {
    if (
      room.area < LEAST_ROOM ||
      (room.type === 'other' && !isNamedForEating(room) && (room.purposes.length > 0 || !room.hasWindow))
    )
      return [];
    const far = kitchens.length ? CARRIED_METRE * Math.max(0, (metres.get(room.id) ?? NO_WAY) - CARRIED) : 0;
    const base =
      cost +
      far +
      (room.hasWindow ? 0 : NO_DAYLIGHT) +
      (isNamedForEating(room) ? NAMED : 0) -
      ROOMY * roomFor(room, wanted, home);
    return Array.from(
      { length: wanted - 1 },
      (_, less): Place => ({ room, for: wanted - less, cost: base + (less ? SMALL_TABLE + SEAT_LESS * less : 0) }),
    );
  });
  const table = demandFor('eat', wanted, LEFT_OUT, places, home);
  return [isWholeHome(home) ? table : { ...table, leftOut: ELSEWHERE, isQuiet: true }];
}

/** How far a room is generous for a table besides what it is for already, 0 to 1. */
function roomFor(room: HomeRoom, people: number, home: DemandFacts): number {
  const taken = home.own
    .filter((task) => task.room === room.id)
    .reduce((sum, task) => sum + sizeOf(task, home).good, 0);
  const { good, generous } = sizeOf({ what: 'eat', for: people, room: room.id }, home);
  return Math.max(0, Math.min(1, (room.free - taken - good) / (generous - good)));
}

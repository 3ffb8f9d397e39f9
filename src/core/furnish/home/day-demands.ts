import {
  type Costs,
  type DemandFacts,
  demandFor,
  NO_DAYLIGHT,
  type Place,
  roomsByCost,
  type TaskDemand,
} from './demand.ts';

const WORK: Costs = { study: 0, other: 0.3, bedroom: 0.4, living: 0.5, dining: 0.7, 'living-kitchen': 0.8 };
/** What no place to work costs, a little more than the dearest room for it, and what no floor to play on does. */
const WORK_LEFT_OUT = 0.9;
const PLAY_LEFT_OUT = 0.5;
/** Rooms smaller than this have no corner for a desk, m². */
const LEAST_ROOM = 4;
/** Nor have bedrooms for two below this, m²: a desk there would hang on every centimetre beside bed and wardrobe. */
const BEDROOM = 13;

/** One place to work in the home, besides the desks of the young: a home with one of these is not told that it has none. */
export function workDemands(home: DemandFacts): TaskDemand[] {
  const { own, nights } = home;
  const desks = own.filter(({ what, room }) => what === 'work' && room);
  if (desks.some(({ young }) => !young) || !own.some(({ what }) => what === 'sleep' || what === 'lounge')) return [];
  const places = roomsByCost(WORK, home).flatMap(({ room, cost }): Place[] => {
    if (nights.get(room.id)?.young || (room.type === 'other' && room.purposes.length) || room.area < LEAST_ROOM)
      return [];
    if (room.type === 'bedroom' && room.area < BEDROOM) return [];
    return [{ room, for: 1, cost: cost + (room.hasWindow ? 0 : NO_DAYLIGHT) }];
  });
  return [{ ...demandFor('work', 1, WORK_LEFT_OUT, places, home), isQuiet: desks.length > 0 }];
}

/** Floor to play on in each child's room that has some left. */
export function playDemands(home: DemandFacts): TaskDemand[] {
  const young = home.rooms.filter(({ id }) => home.nights.get(id)?.child);
  return young.map((room) => ({
    ...demandFor('play', 1, PLAY_LEFT_OUT, [{ room, for: 1, cost: 0 }], home),
    isQuiet: true,
  }));
}

import { type Costs, type DemandFacts, demandFor, type Place, roomsByCost, type TaskDemand } from './demand.ts';
import { isStudio } from './house-people.ts';

const COSTS: Costs = { other: 0.3, study: 0.6, living: 0.8, 'living-kitchen': 0.9, dining: 1.5 };
/** What no bed costs: far more than the dearest room for one. */
const LEFT_OUT = 8;
/** To make one's bed every night. */
const SOFA_BED = 1;
/** What a sofa takes more where it is a bed at night, m²: it is pulled out where the low table stood. */
const PULLED_OUT = { least: 0.2, good: 1.2 };
/** A room without a name is slept in only with daylight and this much floor, m². */
const LEAST_ROOM = 5;

/** Where those sleep who have no bed in a bedroom: everybody in a studio, those beyond the bedrooms where more are wished. */
export function nightDemands(home: DemandFacts): TaskDemand[] {
  const { own, rooms, wishes, nights, people } = home;
  const spaces = [...nights.values()].reduce((sum, night) => sum + (night.spare ? 0 : night.spaces), 0);
  const wanted = isStudio(rooms, [...nights.values()]) ? people : (wishes.occupants ?? spaces) - spaces;
  const places = roomsByCost(COSTS, home).filter(
    ({ room }) => !nights.has(room.id) && (room.type !== 'other' || (room.hasWindow && room.area >= LEAST_ROOM)),
  );
  return Array.from({ length: Math.max(0, Math.ceil(wanted / 2)) }, (_, k) => {
    const people = Math.min(2, wanted - 2 * k);
    const choices = places.flatMap(({ room, cost }): Place[] => {
      const hasSofa = k === 0 && own.some((task) => task.room === room.id && task.what === 'lounge');
      return [
        { room, cost, for: people, beds: people === 1 && !hasSofa ? 'single' : 'double' },
        { room, cost: cost + SOFA_BED, for: people, beds: 'sofa-bed', ...(hasSofa ? { zone: PULLED_OUT } : {}) },
      ];
    });
    return demandFor('sleep', people, LEFT_OUT, choices, home);
  });
}

import {
  type Costs,
  type DemandFacts,
  demandFor,
  isWholeHome,
  type Place,
  roomsByCost,
  type TaskDemand,
} from './demand.ts';
import { COATS } from './own-tasks.ts';

const COSTS: Costs = {
  hall: 0,
  corridor: 0.1,
  other: 0.2,
  living: 0.3,
  'living-kitchen': 0.4,
  dining: 0.5,
  kitchen: 0.6,
};
/** What no place for coats costs: as much as one in the hall 7.5 m from the entrance. */
const LEFT_OUT = 4;
/** Each metre from the entrance. */
const METRE = 0.4;
/** Coats that are not by the entrance are worth a remark. */
const FAR = 1;
/** A hook fits in any room that one comes into, m². */
const HOOK = { least: 0, good: 0.9 };

/** Coats and shoes: where the entrance leads, or close by on the way in; where no way in was read, in the likeliest room. */
export function arriveDemands(home: DemandFacts): TaskDemand[] {
  const { ways, fromEntrance, people } = home;
  const inside = new Set(ways.entrances.map(({ room }) => room));
  if (!inside.size && !isWholeHome(home)) return [];
  const places = roomsByCost(COSTS, home).flatMap(({ room, cost }): Place[] => {
    const metres = inside.size ? (fromEntrance.get(room.id) ?? Infinity) : 0;
    if (metres === Infinity) return [];
    const far = metres > COATS ? FAR : 0;
    return [{ room, for: people, cost: cost + METRE * metres + far, ...(metres === 0 ? { zone: HOOK } : {}) }];
  });
  return places.length ? [demandFor('arrive', people, LEFT_OUT, places, home)] : [];
}

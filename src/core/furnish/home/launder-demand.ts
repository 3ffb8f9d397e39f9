import type { RoomType } from '../../plan/schema.ts';
import {
  type Costs,
  type DemandFacts,
  demandFor,
  ELSEWHERE,
  isWholeHome,
  type Place,
  roomsByCost,
  type TaskDemand,
} from './demand.ts';
import type { HomeRoom } from './home-room.ts';
import type { Task } from './task.ts';

/** Nobody has the machine stand open in the hall or among the seats: it is left out there, with its reason. */
const COSTS: Costs = { utility: 0, bathroom: 0.5, other: 0.7, garage: 0.8, kitchen: 0.9, closet: 1, wc: 1.2 };
/** What no washing machine costs: about twice the dearest room for it. */
const LEFT_OUT = 2.5;
/** Rooms with water: a floor without any washes elsewhere. */
const PIPED: ReadonlySet<RoomType> = new Set<RoomType>(['bathroom', 'kitchen', 'living-kitchen', 'utility']);
/** A machine under the worktop takes 0.6 m of the run, and its aisle is there already, m². */
const UNDER_WORKTOP = { least: 0.36, good: 0.6 };
/** A smaller room without a name is a shaft or a niche, m². */
const NICHE = 1.5;

/** One washing machine in a home, none where one is drawn. */
export function launderDemands(home: DemandFacts): TaskDemand[] {
  const { rooms, own, people } = home;
  if (own.some(({ what }) => what === 'launder') || rooms.some(({ drawn }) => drawn.has('washing-machine'))) return [];
  const places = roomsByCost(COSTS, home)
    .filter(({ room }) => takesWashing(room, own))
    .map(({ room, cost }): Place => {
      const cooks = own.some((task) => task.room === room.id && task.what === 'cook');
      return { room, cost, for: people, ...(cooks ? { zone: UNDER_WORKTOP } : {}) };
    });
  if (!places.some(({ room }) => PIPED.has(room.type))) return [];
  const washing = demandFor('launder', people, LEFT_OUT, places, home);
  return [isWholeHome(home) ? washing : { ...washing, leftOut: ELSEWHERE, isQuiet: true }];
}

function takesWashing({ id, type, area, purposes }: HomeRoom, own: readonly Task[]): boolean {
  if (type === 'other' && area < NICHE) return false;
  if (purposes.some(({ what, stock }) => what === 'sauna' || (what === 'store' && stock !== 'things'))) return false;
  return (
    type !== 'closet' || own.some((task) => task.room === id && (task.stock === 'things' || task.stock === 'linen'))
  );
}

import type { Plan, Room } from '#core/plan/schema.ts';
import type { Random } from '../random.ts';
import { freeMiddle, reachOf, turned } from './furnish-sparsely.ts';
import { boundsOf, keepFree, type Placing } from './loose-furniture.ts';

const ROOMS: readonly Room['type'][] = ['dining', 'living', 'living-kitchen', 'kitchen', 'other'];
/** Share of the furnished homes that get such a table, and of those whose tables stand askew. */
const SHARE = 0.3;
const ASKEW = 0.15;
/** A chair's side, how far its middle is from the table's edge, and what is kept free round the table; metres. */
const CHAIR = [0.4, 0.52] as const;
const OFF = [0.05, 0.22] as const;
const ROUND = 0.55;

/** Adds a round, an oval or a long table with six to eight chairs round it, in a room that has no table yet and a place for it. */
export function addLargeTable(plan: Plan, random: Random): void {
  if (plan.furniture.length === 0 || !random.chance(SHARE)) return;
  const shape = random.pick(['round', 'oval', 'oval', 'long'] as const);
  const seats = random.int(6, 8);
  const [w, d] = shape === 'round' ? [random.range(1.3, 1.7), 0] : [random.range(1.8, 2.4), random.range(0.9, 1.2)];
  const [long, deep] = [w, d || w];
  const turn = random.pick([0, Math.PI / 2]) + (random.chance(ASKEW) ? random.range(0.1, 1.4) : 0);
  for (const room of plan.rooms) {
    const here = plan.furniture.filter((f) => f.room === room.id);
    if (!ROOMS.includes(room.type) || here.some(({ kind }) => kind.endsWith('table') && kind !== 'coffee-table'))
      continue;
    const taken = [
      ...[...here, ...plan.fixtures.filter((f) => f.room === room.id)].map((f) => boundsOf(f.outline)),
      ...plan.openings.filter((o) => o.kind !== 'window').map(keepFree),
      ...room.holes.map(boundsOf),
    ];
    const placing: Placing = { room, taken, items: [], random };
    const middle = freeMiddle(placing, reachOf(long / 2 + ROUND, deep / 2 + ROUND, turn));
    if (!middle) continue;
    const [side, off] = [random.range(...CHAIR), random.range(...OFF)];
    const seat = (u: number, v: number, way: number) => {
      const [c, s] = [Math.cos(turn), Math.sin(turn)];
      const at = [middle[0] + u * c - v * s, middle[1] + u * s + v * c] as const;
      placing.items.push(turned(room, 'chair', at, [side, side], way + turn));
    };
    if (shape === 'long') seatAlong(long, deep + 2 * off, seats, seat);
    else seatAround(long + 2 * off, deep + 2 * off, seats, seat);
    const kind = shape === 'long' ? 'table' : `${shape}-table`;
    placing.items.push(turned(room, kind, middle, [long, deep], turn));
    plan.furniture.push(...placing.items.map((one, i) => ({ ...one, id: `large${i}` })));
    return;
  }
}

type Seat = (u: number, v: number, way: number) => void;

/** Chairs round an ellipse, their backs away from it. */
function seatAround(w: number, d: number, seats: number, seat: Seat): void {
  for (let i = 0; i < seats; i++) {
    const t = ((i + 0.5) * 2 * Math.PI) / seats;
    const [u, v] = [(Math.cos(t) * w) / 2, (Math.sin(t) * d) / 2];
    seat(u, v, Math.atan2(Math.sin(t) / d, Math.cos(t) / w) + Math.PI / 2);
  }
}

/** Chairs along both sides and, of eight, one at either end. */
function seatAlong(w: number, d: number, seats: number, seat: Seat): void {
  for (const u of [-w / 3, 0, w / 3]) for (const side of [-1, 1]) seat(u, (side * d) / 2, side < 0 ? 0 : Math.PI);
  if (seats < 8) return;
  for (const side of [-1, 1]) seat((side * (w + 0.2)) / 2, 0, side < 0 ? -Math.PI / 2 : Math.PI / 2);
}

import type { DrawnItem, Plan } from '#core/plan/schema.ts';
import type { Random } from '../random.ts';
import { boundsOf, keepFree } from './loose-furniture.ts';
import { type Box, boxOutline, floorFree, freeSpots, touches } from './wall-spots.ts';

/** Kinds of stairs that are things of a plan. */
export const STAIR_KINDS: readonly string[] = ['flight', 'spiral-stairs', 'quarter-turn-stairs', 'half-turn-stairs'];

/** Rooms in which a flight may stand open, the likeliest first. */
const ROOMS = ['hall', 'corridor', 'living', 'living-kitchen', 'dining'];

/** The footprint of a flight in metres, from and to; the width lies along the wall. */
export interface FlightSize {
  kind: string;
  width: readonly [number, number];
  depth: readonly [number, number];
}

const FLIGHTS: readonly FlightSize[] = [
  { kind: 'flight', width: [2.4, 3.9], depth: [0.8, 1.05] },
  { kind: 'flight', width: [1.75, 2.1], depth: [1.9, 2.7] },
  { kind: 'flight', width: [0.8, 1], depth: [2.1, 2.9] },
  { kind: 'spiral-stairs', width: [1.4, 1.9], depth: [1.4, 1.9] },
];
/** How wide the way past stays, metres. */
const PAST = 0.8;

/** Stairs that stand open in a hall or a living room against a wall, off doors and `others` (the built-in things); none or one. */
export function addFlight(
  plan: Plan,
  others: readonly DrawnItem[],
  random: Random,
  flights: readonly FlightSize[] = FLIGHTS,
): DrawnItem[] {
  const rooms = plan.rooms
    .filter((room) => ROOMS.includes(room.type) && room.area > 5)
    .sort((a, b) => ROOMS.indexOf(a.type) - ROOMS.indexOf(b.type));
  for (const room of rooms) {
    const taken: Box[] = [
      ...[...plan.fixtures, ...others].filter((f) => f.room === room.id).map((f) => boundsOf(f.outline)),
      ...plan.openings.filter((o) => o.kind !== 'window').map(keepFree),
    ];
    for (const { kind, width, depth } of random.shuffle(flights)) {
      const w = random.range(width[0], width[1]);
      const d = kind === 'spiral-stairs' ? w : random.range(depth[0], depth[1]);
      if (w * d > 0.4 * room.area) continue;
      const spots = freeSpots(room.outline, w, d, 0.1).filter(
        (spot) => floorFree(spot.front(PAST), room.outline) && !taken.some((box) => touches(box, spot.body)),
      );
      const cornered = spots.filter((spot) => spot.toCorner < 0.01);
      const among = cornered.length && random.chance(0.8) ? cornered : spots;
      if (among.length === 0) continue;
      const spot = random.pick(among);
      return [{ id: '', kind, room: room.id, outline: boxOutline(spot.body, spot.facing) }];
    }
  }
  return [];
}

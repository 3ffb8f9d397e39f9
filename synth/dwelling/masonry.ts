import type { Plan, Room } from '#core/plan/schema.ts';
import type { Random } from '../random.ts';
import { boundsOf, keepFree } from './loose-furniture.ts';
import { type Box, boxOutline, floorFree, freeSpots, touches } from './wall-spots.ts';

/** Rooms that are heated by a stove or a hearth of masonry, the likeliest first. */
const ROOMS: readonly Room['type'][] = ['living', 'living-kitchen', 'dining', 'kitchen', 'hall', 'utility'];
/** Sides of a block, and what stays free before it, metres. */
const WIDTH = [0.6, 1.7] as const;
const DEPTH = [0.5, 1.1] as const;
const BEFORE = 0.7;
/** Share of the blocks that stand in the middle of a room, as what parts it. */
const AMIDST = 0.35;

/** Adds a masonry stove, a hearth or a block of flues: in a corner, against an inner wall, or amidst a large room; none where it has no place. */
export function addMasonry(plan: Plan, random: Random): void {
  const rooms = plan.rooms
    .filter(({ type, area }) => ROOMS.includes(type) && area > 7)
    .sort((a, b) => ROOMS.indexOf(a.type) - ROOMS.indexOf(b.type));
  const [w, d] = [random.range(...WIDTH), random.range(...DEPTH)];
  for (const room of rooms) {
    const taken: Box[] = [
      ...plan.fixtures.filter((f) => f.room === room.id).map((f) => boundsOf(f.outline)),
      ...plan.openings.filter((o) => o.kind !== 'window').map(keepFree),
      ...room.holes.map(boundsOf),
    ];
    const outline =
      (random.chance(AMIDST) && room.area > 16 && amidst(room, taken, [w, d], random)) ||
      atWall(plan, room, taken, [w, d], random);
    if (!outline) continue;
    plan.fixtures.push({ id: `f-masonry${plan.fixtures.length}`, kind: 'masonry-stove', room: room.id, outline });
    return;
  }
}

type Size = readonly [number, number];

function amidst({ outline }: Room, taken: readonly Box[], [w, d]: Size, random: Random) {
  const { x0, y0, x1, y1 } = boundsOf(outline);
  const upright = random.chance(0.5);
  const [wide, deep] = upright ? [d, w] : [w, d];
  for (let attempt = 0; attempt < 12; attempt++) {
    const [x, y] = [random.range(x0, x1 - wide), random.range(y0, y1 - deep)];
    const body = { x0: x, x1: x + wide, y0: y, y1: y + deep };
    const around = { x0: x - BEFORE, x1: body.x1 + BEFORE, y0: y - BEFORE, y1: body.y1 + BEFORE };
    if (floorFree(around, outline) && !taken.some((box) => touches(box, around)))
      return boxOutline(body, upright ? [random.pick([-1, 1]), 0] : [0, random.pick([-1, 1])]);
  }
  return undefined;
}

function atWall(plan: Plan, { outline }: Room, taken: readonly Box[], [w, d]: Size, random: Random) {
  const windows = plan.openings.filter(({ kind }) => kind === 'window');
  const spots = freeSpots(outline, w, d, 0.1).filter(
    (spot) =>
      floorFree(spot.front(BEFORE), outline) &&
      !taken.some((box) => touches(box, spot.body)) &&
      !windows.some((window) => spot.behind(window)),
  );
  if (spots.length === 0) return undefined;
  const cornered = spots.filter((spot) => spot.toCorner < 0.01);
  const { body, facing } = random.pick(cornered.length && random.chance(0.5) ? cornered : spots);
  return boxOutline(body, facing);
}

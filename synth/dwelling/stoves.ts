import type { DrawnItem, Plan, Room } from '#core/plan/schema.ts';
import type { Random } from '../random.ts';
import { boundsOf, keepFree } from './loose-furniture.ts';
import { type Box, boxOutline, floorFree, freeSpots, type Spot, touches } from './wall-spots.ts';

const WARM: readonly Room['type'][] = ['living', 'living-kitchen', 'dining', 'bedroom', 'study', 'hall'];
/** Shares of the homes with a hearth in a breast of masonry and with a stove of iron. */
const BREASTS = 0.09;
const STOVES = 0.14;
/** How many rooms of a home have a breast, where one has. */
const MANY = [1, 1, 2, 3];
/** What stays free before a fire, metres. */
const BEFORE = 0.7;

/** Adds hearths in breasts of masonry that stand out from a wall, and stoves of iron in corners and before walls. */
export function addStoves(plan: Plan, random: Random): void {
  const rooms = random.shuffle(plan.rooms.filter(({ type, area }) => WARM.includes(type) && area > 7));
  if (random.chance(BREASTS)) for (const room of rooms.slice(0, random.pick(MANY))) addBreast(plan, room, random);
  if (random.chance(STOVES)) for (const room of rooms) if (addStove(plan, room, random)) break;
}

/** Masonry to both sides of a hearth, part of the wall; sometimes without a hearth, where it was closed. */
function addBreast(plan: Plan, room: Room, random: Random): void {
  const [wide, deep] = [random.range(1.1, 1.9), random.range(0.3, 0.6)];
  const spot = pickSpot(plan, room, wide, deep, random);
  if (!spot) return;
  const put = (kind: string, from: number, to: number) => plan.fixtures.push(itemIn(plan, room, kind, spot, from, to));
  const cheek = wide * random.range(0.16, 0.32);
  const closed = random.chance(0.2);
  put('column', 0, closed ? wide : cheek);
  if (closed) return;
  put('column', wide - cheek, wide);
  put('fireplace', cheek, wide - cheek);
}

function addStove(plan: Plan, room: Room, random: Random): boolean {
  const side = random.range(0.45, 1);
  const spot = pickSpot(plan, room, side, side * random.pick([1, 1, 0.8]), random);
  if (spot) plan.fixtures.push(itemIn(plan, room, 'wood-stove', spot, 0, side));
  return spot !== undefined;
}

const itemIn = (plan: Plan, room: Room, kind: string, spot: Spot, from: number, to: number): DrawnItem => ({
  id: `f-${kind}${plan.fixtures.length}`,
  kind,
  room: room.id,
  outline: boxOutline(spot.part(from, to, 0), spot.facing),
});

function pickSpot(plan: Plan, room: Room, wide: number, deep: number, random: Random): Spot | undefined {
  const taken: Box[] = [
    ...plan.fixtures.filter((f) => f.room === room.id).map((f) => boundsOf(f.outline)),
    ...plan.openings.filter((o) => o.kind !== 'window').map(keepFree),
    ...room.holes.map(boundsOf),
  ];
  const windows = plan.openings.filter((o) => o.kind === 'window');
  const spots = freeSpots(room.outline, wide, deep, 0.1).filter(
    (spot) =>
      !taken.some((box) => touches(box, spot.body)) &&
      floorFree(spot.front(BEFORE), room.outline) &&
      !windows.some((window) => spot.behind(window)),
  );
  return spots.length ? random.pick(spots) : undefined;
}

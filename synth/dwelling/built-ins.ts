import type { DrawnItem, Plan, Room } from '#core/plan/schema.ts';
import type { Random } from '../random.ts';
import { boundsOf, keepFree } from './loose-furniture.ts';
import { addFlight, STAIR_KINDS } from './open-flights.ts';
import { type Box, boxOutline, floorFree, freeSpots, touches } from './wall-spots.ts';

/**
 * Built-in things that are no furniture but are easily taken for it: closet rods, radiators, a fireplace, a kitchen island, a
 * cupboard run in the utility room, a car in the garage, stairs that stand open; and columns and chimneys, which are part of the walls. Only drawings show them; a plain dwelling does without.
 */
export function addBuiltIns(plan: Plan, random: Random): DrawnItem[] {
  const wanted = {
    rods: random.chance(0.5),
    radiators: random.chance(0.2),
    fireplace: random.chance(0.15),
    island: random.chance(0.3),
    car: random.chance(0.4),
    cupboards: random.chance(0.3),
    wardrobes: random.fork('wardrobes').chance(0.3),
    columns: random.fork('columns').chance(0.16),
    chimney: random.fork('chimney').chance(0.1),
  };
  const items: DrawnItem[] = [];
  for (const room of plan.rooms) {
    const taken: Box[] = [
      ...plan.fixtures.filter((f) => f.room === room.id).map((f) => boundsOf(f.outline)),
      ...plan.openings.filter((o) => o.kind !== 'window').map(keepFree),
      ...room.holes.map(boundsOf),
    ];
    const put = (kind: string, width: number, depth: number, free: number, under = false) => {
      const item = against(plan, room, taken, { kind, width, depth, free, under }, random);
      if (item) items.push(item);
    };
    const { x0, x1, y0, y1 } = boundsOf(room.outline);
    const longest = Math.max(x1 - x0, y1 - y0);
    const dry =
      room.type === 'living' || room.type === 'living-kitchen' || room.type === 'bedroom' || room.type === 'hall';
    if (wanted.columns && dry && room.area > 5 && random.chance(0.6)) {
      const side = random.pick([0.2, 0.25, 0.3, 0.4, 0.5]);
      put('column', side, side * random.pick([1, 1, 0.6]), 0);
    }
    if (wanted.chimney && dry && room.area > 9 && !items.some((i) => i.kind === 'column' && i.room === room.id)) {
      put('column', random.range(0.6, 1.3), random.range(0.35, 0.6), 0.3);
      wanted.chimney = false;
    }
    if (room.type === 'closet' && wanted.rods) put('closet-rod', Math.min(longest - 0.02, 2.4), 0.55, 0);
    if (wanted.wardrobes && (room.type === 'bedroom' || room.type === 'hall') && room.area > 4)
      put('cupboards', Math.min(random.pick([1.2, 1.8, 2.4]), longest - 0.9), 0.6, 0.5);
    if (room.type === 'bedroom' && wanted.radiators) put('radiator', 1, 0.1, 0.2, true);
    if ((room.type === 'living' || room.type === 'living-kitchen') && wanted.fireplace)
      put('fireplace', 1.3, 0.45, 0.8);
    if (room.type === 'utility' && wanted.cupboards) put('cupboards', Math.min(2.4, longest - 0.7), 0.6, 0.7);
    if (room.type === 'garage' && wanted.car) put('car', 1.85, 4.4, 0);
    if (wanted.island && (room.type === 'living-kitchen' || room.type === 'kitchen')) {
      const island = islandOf(plan, room, taken);
      if (island) items.push(island);
    }
  }
  const climbs = plan.fixtures.some(({ kind }) => STAIR_KINDS.includes(kind));
  if (!climbs && random.fork('flight').chance(0.32)) items.push(...addFlight(plan, items, random.fork('flight at')));
  return items.map((item, i) => ({ ...item, id: `b${i + 1}` }));
}

function against(
  plan: Plan,
  room: Room,
  taken: Box[],
  what: { kind: string; width: number; depth: number; free: number; under: boolean },
  random: Random,
): DrawnItem | undefined {
  const windows = plan.openings.filter((o) => o.kind === 'window');
  const spots = freeSpots(room.outline, what.width, what.depth, 0.1).filter(
    (spot) =>
      !taken.some((box) => touches(box, spot.body)) &&
      (what.free === 0 || floorFree(spot.front(what.free), room.outline)) &&
      (!what.under || windows.some((w) => spot.behind(w))) &&
      (what.kind !== 'column' || !windows.some((w) => spot.behind(w))),
  );
  if (spots.length === 0) return undefined;
  const spot = random.pick(spots);
  taken.push(spot.body);
  return { id: '', kind: what.kind, room: room.id, outline: boxOutline(spot.body, spot.facing) };
}

/** A free-standing worktop in front of the kitchen run, where a metre stays free all round. */
function islandOf(plan: Plan, room: Room, taken: Box[]): DrawnItem | undefined {
  const counter = plan.fixtures.find((f) => f.room === room.id && f.kind === 'kitchen-counter');
  if (!counter) return undefined;
  const [a, b, , d] = counter.outline as [[number, number], [number, number], [number, number], [number, number]];
  const run = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const depth = Math.hypot(d[0] - a[0], d[1] - a[1]);
  const u = [(b[0] - a[0]) / run, (b[1] - a[1]) / run] as const;
  const v = [(d[0] - a[0]) / depth, (d[1] - a[1]) / depth] as const;
  const at = (s: number, t: number): [number, number] => [a[0] + u[0] * s + v[0] * t, a[1] + u[1] * s + v[1] * t];
  const length = Math.min(2.2, run - 0.4);
  if (length < 1.2) return undefined;
  const start = (run - length) / 2;
  const near = depth + 1.05;
  const wide = boundsOf([at(start, near), at(start + length, near + 1.8)]);
  const body = boundsOf([at(start, near), at(start + length, near + 0.85)]);
  if (!floorFree(wide, room.outline) || taken.some((box) => touches(box, wide))) return undefined;
  return { id: '', kind: 'island', room: room.id, outline: boxOutline(body, [Math.round(-v[0]), Math.round(-v[1])]) };
}

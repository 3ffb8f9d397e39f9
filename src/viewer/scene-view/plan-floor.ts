import type { Point, Ring, Room } from '#core/plan/schema.ts';

/** The room whose clear floor holds a point (metres), if any. */
export function roomAt(point: Point | undefined, rooms: readonly Room[]): Room | undefined {
  return (
    point && rooms.find((room) => isInside(point, room.outline) && !room.holes.some((hole) => isInside(point, hole)))
  );
}

/** Even-odd rule. */
export function isInside([x, y]: Point, ring: Ring): boolean {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [ax, ay] = ring[i]!;
    const [bx, by] = ring[j]!;
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
  }
  return inside;
}

/** How many places are tried along each side of a room when looking for its middle. */
const MIDDLE_STEPS = 14;

/** A point well inside a room, as far from its edges as a coarse grid finds: where a label sits even in an L. */
export function roomMiddle(room: Room): Point {
  const xs = room.outline.map(([x]) => x);
  const ys = room.outline.map(([, y]) => y);
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  let best: Point = [(x0 + x1) / 2, (y0 + y1) / 2];
  let bestDistance = 0;
  for (let i = 1; i < MIDDLE_STEPS; i++) {
    for (let j = 1; j < MIDDLE_STEPS; j++) {
      const point: Point = [x0 + ((x1 - x0) * i) / MIDDLE_STEPS, y0 + ((y1 - y0) * j) / MIDDLE_STEPS];
      if (roomAt(point, [room]) === undefined) continue;
      const distance = Math.min(...[room.outline, ...room.holes].map((ring) => distanceToRing(point, ring)));
      if (distance > bestDistance + 1e-6) [best, bestDistance] = [point, distance];
    }
  }
  return best;
}

function distanceToRing([x, y]: Point, ring: Ring): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [ax, ay] = ring[j]!;
    const [bx, by] = ring[i]!;
    const [dx, dy] = [bx - ax, by - ay];
    const t = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
    least = Math.min(least, Math.hypot(x - ax - t * dx, y - ay - t * dy));
  }
  return least;
}

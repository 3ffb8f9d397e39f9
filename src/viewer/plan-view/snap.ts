import type { Plan, Point } from '#core/plan/schema.ts';

/**
 * The place that somebody who points near it means: a corner within `reach` metres, or else the nearest place on the face of a wall
 * within it, or else the point itself.
 */
export function snapToPlan(plan: Plan, point: Point, reach: number): Point {
  const rings = plan.rooms.flatMap((room) => [room.outline, ...room.holes]);
  const corner = nearest(point, rings.flat());
  if (corner && distance(corner, point) <= reach) return corner;
  const faces = rings.flatMap((ring) => ring.map((from, i) => closestOn(from, ring[(i + 1) % ring.length]!, point)));
  const face = nearest(point, faces);
  return face && distance(face, point) <= reach ? face : point;
}

const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

const nearest = (point: Point, places: readonly Point[]): Point | undefined =>
  places.reduce<Point | undefined>(
    (best, place) => (best && distance(best, point) <= distance(place, point) ? best : place),
    undefined,
  );

function closestOn(from: Point, to: Point, point: Point): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : ((point[0] - from[0]) * dx + (point[1] - from[1]) * dy) / square;
  const t = Math.min(1, Math.max(0, along));
  return [from[0] + t * dx, from[1] + t * dy];
}

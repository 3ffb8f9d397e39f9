import type { Opening, Plan, Point, Room } from '../plan/schema.ts';

/** How far a room's outline may lie from the face of the wall that an opening is in, metres: outlines are read to a few centimetres. */
const SLACK_M = 0.12;

/** Doors (whatever closes them; open passages do not count) and windows of a room. */
export interface RoomOpenings {
  readonly doors: number;
  readonly windows: number;
}

/** Counts the openings that lead into a room or light it: those whose middle is in a wall beside its outline. */
export function countOpenings(room: Room, plan: Plan): RoomOpenings {
  const thickness = new Map(plan.walls.map((wall) => [wall.id, wall.thickness]));
  const beside = plan.openings.filter((opening) => {
    const reach = (thickness.get(opening.wall) ?? 0) / 2 + SLACK_M;
    return [room.outline, ...room.holes].some((ring) => distanceToRing(middleOf(opening), ring) <= reach);
  });
  const windows = beside.filter(({ kind }) => kind === 'window').length;
  return { windows, doors: beside.filter(({ kind }) => kind !== 'window' && kind !== 'gap').length };
}

const middleOf = ({ from, to }: Opening): Point => [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];

function distanceToRing(point: Point, ring: readonly Point[]): number {
  return Math.min(...ring.map((from, i) => distanceToSegment(point, from, ring[(i + 1) % ring.length]!)));
}

function distanceToSegment([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = dx * dx + dy * dy === 0 ? 0 : ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy);
  const t = Math.min(1, Math.max(0, along));
  return Math.hypot(x - ax - t * dx, y - ay - t * dy);
}

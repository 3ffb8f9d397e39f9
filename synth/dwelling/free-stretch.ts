import type { Opening, Plan, Point, Wall } from '#core/plan/schema.ts';
import { roundMm } from './round-mm.ts';

/** Metres along a wall from its `from`. */
export interface Stretch {
  low: number;
  high: number;
}

/** How far openings stay from other openings and from the bodies of walls that meet theirs, metres. */
const MARGIN = 0.12;

/**
 * How far an opening could grow along its wall without leaving the rooms that it serves: between the corners of those rooms, the walls
 * that meet its own (`toCorners` metres off), and the `others`. Undefined where no straight piece of a room's outline lies along the wall there.
 */
export function freeStretch(
  plan: Plan,
  opening: Opening,
  wall: Wall,
  others: readonly Opening[],
  toCorners = MARGIN,
): Stretch | undefined {
  const { along, across, length } = axesOf(wall);
  const [start, end] = [along(opening.from), along(opening.to)].sort((a, b) => a - b) as [number, number];
  const middle = (start + end) / 2;
  let free: Stretch | undefined;
  for (const { outline } of plan.rooms)
    outline.forEach((a, i) => {
      const b = outline[(i + 1) % outline.length]!;
      const off = [a, b].map((p) => Math.abs(Math.abs(across(p)) - wall.thickness / 2));
      if (Math.max(...off) > 0.01) return;
      const [low, high] = [along(a), along(b)].sort((x, y) => x - y) as [number, number];
      if (middle <= low || middle >= high) return;
      free = free ? { low: Math.max(free.low, low), high: Math.min(free.high, high) } : { low, high };
    });
  if (!free) return undefined;
  const besides = others.filter((o) => o.wall === wall.id && o.id !== opening.id).map((o) => stretchOf(o, along));
  const bodies = plan.walls.filter((w) => w.id !== wall.id).flatMap((w) => meeting(w, along, across, wall));
  const blocked = [
    ...besides.map((stretch) => ({ ...stretch, margin: MARGIN })),
    ...bodies.map((stretch) => ({ ...stretch, margin: toCorners })),
  ];
  const room = { low: Math.max(free.low, 0) + toCorners, high: Math.min(free.high, length) - toCorners };
  for (const { low, high, margin } of blocked) {
    if (high <= middle) room.low = Math.max(room.low, high + margin);
    else if (low >= middle) room.high = Math.min(room.high, low - margin);
    else return undefined;
  }
  return room.low <= start && room.high >= end ? room : undefined;
}

/** A point of the wall's centre line, to whole millimetres where the wall runs along an axis. */
export function pointAlong({ from, to }: Wall, at: number): [number, number] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  return [0, 1].map((axis) => roundMm(from[axis]! + ((to[axis]! - from[axis]!) * at) / length)) as [number, number];
}

export function axesOf({ from, to }: Wall) {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  return {
    length,
    along: (p: Point) => (p[0] - from[0]) * ux + (p[1] - from[1]) * uy,
    across: (p: Point) => (p[1] - from[1]) * ux - (p[0] - from[0]) * uy,
  };
}

function stretchOf({ from, to }: Opening, along: (p: Point) => number): Stretch {
  const [low, high] = [along(from), along(to)].sort((a, b) => a - b) as [number, number];
  return { low, high };
}

/** Where another wall's body meets this one's: its ends near the centre line, or its crossing. */
function meeting(
  { from, to, thickness }: Wall,
  along: (p: Point) => number,
  across: (p: Point) => number,
  wall: Wall,
): Stretch[] {
  const [a, b] = [across(from), across(to)];
  const reach = wall.thickness / 2 + thickness / 2 + 0.02;
  if (Math.min(a, b) > reach || Math.max(a, b) < -reach) return [];
  // Where it runs alongside, all of it is in the way; otherwise the part within reach.
  const share = (v: number) => (a === b ? 0 : Math.max(0, Math.min(1, (v - a) / (b - a))));
  const [s, t] = a === b ? [0, 1] : [share(-reach), share(reach)];
  const at = (u: number) => along([from[0] + (to[0] - from[0]) * u, from[1] + (to[1] - from[1]) * u]);
  const [low, high] = [at(s), at(t)].sort((x, y) => x - y) as [number, number];
  return [{ low: low - thickness / 2, high: high + thickness / 2 }];
}

import { inRing, ringBox } from '#core/geometry/ring.ts';
import type { Point, Room } from '#core/plan/schema.ts';

/** Looks across the width of a room, and down its height. */
const LOOKS = 12;

/** A point deep in a room: of a grid of points the one that is farthest from its edge, metres. */
export function labelPoint({ outline, holes }: Room): Point {
  const [x0, y0, x1, y1] = ringBox(outline);
  const edges = [outline, ...holes].flatMap((ring) => ring.map((a, i) => [a, ring[(i + 1) % ring.length]!] as const));
  let best: Point = [(x0 + x1) / 2, (y0 + y1) / 2];
  let depth = -1;
  for (let i = 1; i < LOOKS; i++)
    for (let k = 1; k < LOOKS; k++) {
      const at: Point = [x0 + ((x1 - x0) * i) / LOOKS, y0 + ((y1 - y0) * k) / LOOKS];
      if (!inRing(at, outline) || holes.some((hole) => inRing(at, hole))) continue;
      const off = Math.min(...edges.map(([a, b]) => gap(at, a, b)));
      // Ties go to the middle: a grid finds many points that are as deep.
      if (off > depth + 1e-3) [best, depth] = [at, off];
    }
  return best;
}

function gap([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - ax - dx * t, y - ay - dy * t);
}

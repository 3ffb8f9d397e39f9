import type { DrawnItem, Ring } from '#core/plan/schema.ts';
import { boundsOf } from './loose-furniture.ts';
import { type Box, boxOutline } from './wall-spots.ts';

type Way = readonly [number, number];

/** A run of worktops with a frame of its own: along its back from its left end, and out from its wall; metres. */
export interface Run {
  length: number;
  depth: number;
  /** Out into the room, back to the wall, and to either side along it. */
  facing: Way;
  back: Way;
  along: Way;
  against: Way;
  box(fromAlong: number, fromWall: number, toAlong: number, toWall: number): Box;
  outline(body: Box, facing: Way): Ring;
  /** How far along the run a thing lies, and how near to the wall. */
  reach(item: DrawnItem): { from: number; to: number; low: number };
}

/** The frame of a run whose outline starts at its left back corner. */
export function runOf({ outline }: DrawnItem): Run {
  const [a, b, , d] = outline as [[number, number], [number, number], [number, number], [number, number]];
  const [length, depth] = [Math.hypot(b[0] - a[0], b[1] - a[1]), Math.hypot(d[0] - a[0], d[1] - a[1])];
  const [ux, uy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  const [vx, vy] = [(d[0] - a[0]) / depth, (d[1] - a[1]) / depth];
  const at = (s: number, t: number): [number, number] => [a[0] + ux * s + vx * t, a[1] + uy * s + vy * t];
  const way = (x: number, y: number): Way => [Math.round(x), Math.round(y)];
  return {
    length,
    depth,
    facing: way(vx, vy),
    back: way(-vx, -vy),
    along: way(ux, uy),
    against: way(-ux, -uy),
    box: (s0, t0, s1, t1) => boundsOf([at(s0, t0), at(s1, t1)]),
    outline: (body, facing) => boxOutline(body, facing),
    reach: (item) => {
      const places = item.outline.map(([x, y]) => [
        (x - a[0]) * ux + (y - a[1]) * uy,
        (x - a[0]) * vx + (y - a[1]) * vy,
      ]);
      const along = places.map((p) => p[0]!);
      return { from: Math.min(...along), to: Math.max(...along), low: Math.min(...places.map((p) => p[1]!)) };
    },
  };
}

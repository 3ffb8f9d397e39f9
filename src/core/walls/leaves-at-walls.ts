import { lengthOf, type Segment } from '../geometry/segment.ts';
import { type SwingGround, wallDistance } from './swing-ground.ts';

/** Farthest from wall body that a leaf hangs, pixels: half a wall's thickness, or three strokes. */
export function jambReach({ thicknessPx, strokePx }: SwingGround): number {
  return Math.max(0.5 * thicknessPx, 3 * strokePx);
}

/** Lines longer than `least` and shorter than `most` pixels that lead away from wall body, from the end that they hang at. */
export function leavesAtWalls(
  lines: readonly Segment[],
  ground: SwingGround,
  [least, most]: readonly [number, number],
): Segment[] {
  const reach = jambReach(ground);
  return lines
    .filter((l) => lengthOf(l) > least && lengthOf(l) < most)
    .flatMap(({ from, to }) => [
      { from, to },
      { from: to, to: from },
    ])
    .filter((l) => wallDistance(l.from, ground) <= reach && wallDistance(l.to, ground) > reach);
}

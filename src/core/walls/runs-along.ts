import { angleBetween, lengthOf, pointAt, project, type Segment } from '../geometry/segment.ts';
import type { WallPx } from '../structure/types.ts';

/** Walls at more than this angle cross a line, degrees. */
const ASKEW = 15;

/** Whether a wall runs along the middle of a line, in the band of a wall so thick about it. */
export function runsAlong(wall: WallPx, line: Segment, thicknessPx: number): boolean {
  if (angleBetween(wall, line) > ASKEW) return false;
  const { along, beside } = project(wall, pointAt(line, lengthOf(line) / 2));
  return along > 0 && along < lengthOf(wall) && Math.abs(beside) < 0.5 * (wall.thicknessPx + thicknessPx);
}

import { lengthOf, pointAt, project } from '../geometry/segment.ts';
import type { OpeningPx, WallPx } from '../structure/types.ts';

/** The walls, each as long as the openings on it need: a double door may stand between the ends of two walls in one line. */
export function holdOpenings(walls: readonly WallPx[], openings: readonly OpeningPx[]): WallPx[] {
  return walls.map((wall, i) => {
    const own = openings.filter((o) => o.wall === i).flatMap((o) => [o.from, o.to]);
    const along = own.map((end) => project(wall, end).along);
    const [lo, hi] = [Math.min(0, ...along), Math.max(lengthOf(wall), ...along)];
    return lo === 0 && hi === lengthOf(wall) ? wall : { ...wall, from: pointAt(wall, lo), to: pointAt(wall, hi) };
  });
}

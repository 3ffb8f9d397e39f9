import { angleBetween, lengthOf, pointAt, project } from '../geometry/segment.ts';
import type { Gap } from '../openings/find-gaps.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import type { Mouth } from './bay-line.ts';
import { clearPanes, fillPosts } from './fill-posts.ts';
import type { Bay } from './find-bays.ts';
import type { WallPx, WallsPx } from './types.ts';

/** Shorter sides, pixels, have no direction: everything would lie along them. */
const SHORTEST_PX = 1;

/** The walls with these bays: their sides become walls with windows, and the wall that they stand before ends at them. */
export function placeBays(walls: WallsPx, found: readonly Bay[], classes?: PixelClasses): WallsPx {
  if (found.length === 0) return walls;
  const bays = found.map((bay) => ({ ...bay, sides: bay.sides.filter((side) => lengthOf(side) >= SHORTEST_PX) }));
  const mask = { ...walls.mask, data: walls.mask.data.slice() };
  for (const { sides, isPost } of bays) {
    for (const side of sides) {
      if (classes) clearPanes(mask, side, classes);
      fillPosts(mask, side, walls.doorPx, isPost);
    }
  }
  const split = walls.walls.flatMap((wall) => {
    if (bays.some(({ sides }) => liesIn(wall, sides))) return [];
    return leftOf(
      wall,
      bays.flatMap(({ mouth }) => runsAcross(wall, mouth)),
    );
  });
  return { ...walls, mask, walls: [...split, ...bays.flatMap(({ sides }) => sides)] };
}

/** Whether a wall is a piece of a bay's sides, or of lines between them. */
function liesIn(wall: WallPx, sides: readonly WallPx[]): boolean {
  return [wall.from, wall.to].every((p) =>
    sides.some((side) => {
      const { along, beside } = project(side, p);
      const slack = side.thicknessPx;
      return Math.abs(beside) < 0.75 * slack && along > -slack && along < lengthOf(side) + slack;
    }),
  );
}

/** The part of a wall that runs across a bay's mouth, as walls of two faces may be found twice; none where it does not. */
function runsAcross(wall: WallPx, mouth: Mouth): Pick<Gap, 'lo' | 'hi'>[] {
  const ends = [mouth.from, mouth.to].map((p) => project(wall, p));
  if (angleBetween(wall, mouth) > 5 || ends.some(({ beside }) => Math.abs(beside) > mouth.thick)) return [];
  const [lo, hi] = ends.map(({ along }) => Math.min(lengthOf(wall), Math.max(0, along))).sort((a, b) => a - b);
  return hi! - lo! > 0.5 * lengthOf(mouth) ? [{ lo: lo!, hi: hi! }] : [];
}

/** What stays of a wall without the breaks that bays stand before. */
function leftOf(wall: WallPx, gaps: readonly Pick<Gap, 'lo' | 'hi'>[]): WallPx[] {
  if (gaps.length === 0) return [wall];
  const ends = [0, ...gaps.toSorted((a, b) => a.lo - b.lo).flatMap(({ lo, hi }) => [lo, hi]), lengthOf(wall)];
  return ends.flatMap((from, i) => {
    const to = ends[i + 1];
    if (i % 2 || to === undefined || to - from < 1) return [];
    return [{ ...wall, from: pointAt(wall, from), to: pointAt(wall, to) }];
  });
}

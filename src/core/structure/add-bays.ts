import { distance, lengthOf, meet, pointAt, project, type Segment } from '../geometry/segment.ts';
import { findGaps, type Gap } from '../openings/find-gaps.ts';
import { linesInGap, throughLines } from '../openings/lines-in-gap.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import { isSet } from '../raster/bitmap.ts';
import { enclose } from '../raster/flood-outside.ts';
import { withBands } from '../raster/with-bands.ts';
import type { Bitmap, Page, PointPx } from '../sheet/types.ts';
import type { WallPx, WallsPx } from '../walls/types.ts';
import { bayLine, type Mouth } from './bay-line.ts';
import { fillPosts, findPosts } from './fill-posts.ts';

/** Width of a bay's mouth in door widths. */
const MOUTH = [0.9, 6] as const;

/**
 * Walls with the bays that stand before breaks in outer walls: their sides, often all window but for posts too short to be
 * walls, become walls with windows, and the wall that they stand before ends at them.
 */
export function addBays(walls: WallsPx, page: Page, classes?: PixelClasses): WallsPx {
  const gaps = findGaps(walls, MOUTH[0] * walls.doorPx).filter((gap) => isPlain(gap, walls));
  if (gaps.length === 0) return walls;
  const closed = enclose(
    withBands(walls.mask, walls.walls, (w) => w.thicknessPx),
    2,
  );
  const bays = gaps.flatMap((gap) => {
    const mouth = mouthOf(gap, walls, closed);
    const line = mouth && bayLine(mouth, page.lineInk, walls.mask);
    return line ? [{ gap, sides: sidesOf(line, mouth.thick) }] : [];
  });
  if (bays.length === 0) return walls;
  const mask = { ...walls.mask, data: walls.mask.data.slice() };
  for (const { gap, sides } of bays) {
    const isPost = findPosts(walls.walls[gap.wall]!, walls, page, classes);
    for (const side of sides) fillPosts(mask, side, walls.doorPx, isPost);
  }
  const split = walls.walls.flatMap((wall, i) =>
    leftOf(
      wall,
      bays.flatMap(({ gap }) => (gap.wall === i ? [gap] : [])),
    ),
  );
  return { ...walls, mask, walls: [...split, ...bays.flatMap(({ sides }) => sides)] };
}

/** A break in an outer wall, as wide as a bay, in which neither a window nor a door is drawn. */
function isPlain(gap: Gap, walls: WallsPx): boolean {
  const wall = walls.walls[gap.wall]!;
  if (!wall.exterior || gap.hi - gap.lo > MOUTH[1] * walls.doorPx) return false;
  const isIn = (p: PointPx) => {
    const { along, beside } = project(wall, p);
    return (
      Math.abs(beside) < wall.thicknessPx && along > gap.lo - wall.thicknessPx && along < gap.hi + wall.thicknessPx
    );
  };
  return throughLines(linesInGap(gap, walls)).length < 2 && !walls.swings.some((s) => isIn(s.hinge) && isIn(s.closed));
}

/** The break with the open air to its right, or undefined where both sides are inside, or neither. */
function mouthOf(gap: Gap, walls: WallsPx, closed: Bitmap): Mouth | undefined {
  const wall = walls.walls[gap.wall]!;
  const thick = wall.thicknessPx;
  const [from, to] = [pointAt(wall, gap.lo), pointAt(wall, gap.hi)];
  const sides = [1, -1].map((side) => isSet(closed, ...pointAt(wall, (gap.lo + gap.hi) / 2, side * 1.2 * thick)));
  if (sides[0] === sides[1]) return undefined;
  return sides[0] ? { from: to, to: from, thick } : { from, to, thick };
}

/** Walls along the inner faces of a bay, half their thickness outside of them, that meet at its corners. */
function sidesOf(line: readonly PointPx[], thick: number): WallPx[] {
  const middles = line.slice(1).map((to, i): Segment => {
    const face = { from: line[i]!, to };
    return { from: pointAt(face, 0, thick / 2), to: pointAt(face, lengthOf(face), thick / 2) };
  });
  const corners = middles.slice(1).map((next, i) => {
    const at = meet(middles[i]!, next);
    return at && distance(at, next.from) < 2 * thick ? at : next.from;
  });
  return middles.map(({ from, to }, i) => ({
    from: corners[i - 1] ?? from,
    to: corners[i] ?? to,
    thicknessPx: thick,
    exterior: true,
    glazed: true,
  }));
}

/** What stays of a wall without the breaks that bays stand before. */
function leftOf(wall: WallPx, gaps: readonly Gap[]): WallPx[] {
  if (gaps.length === 0) return [wall];
  const ends = [0, ...gaps.toSorted((a, b) => a.lo - b.lo).flatMap(({ lo, hi }) => [lo, hi]), lengthOf(wall)];
  return ends.flatMap((from, i) => {
    const to = ends[i + 1];
    if (i % 2 || to === undefined || to - from < 1) return [];
    return [{ ...wall, from: pointAt(wall, from), to: pointAt(wall, to) }];
  });
}

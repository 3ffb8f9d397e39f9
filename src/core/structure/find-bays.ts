import { distance, lengthOf, meet, pointAt, project, type Segment } from '../geometry/segment.ts';
import { findGaps, type Gap } from '../openings/find-gaps.ts';
import { linesInGap, throughLines } from '../openings/lines-in-gap.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import { isSet } from '../raster/bitmap.ts';
import { emptyRuns } from '../raster/empty-runs.ts';
import { enclose } from '../raster/flood-outside.ts';
import { withBands } from '../raster/with-bands.ts';
import type { Bitmap, Page, PointPx } from '../sheet/types.ts';
import { areGlazed, builtInk, seesGlass } from './bay-glass.ts';
import { bayLine, type Mouth } from './bay-line.ts';
import { findPosts, type IsPost } from './fill-posts.ts';
import type { WallPx, WallsPx } from './types.ts';

/** Width of a bay's mouth in door widths. */
const MOUTH = [0.9, 6] as const;
/** The sides of a whole bay span this share of its mouth. */
const WHOLE = 0.8;
/** So much of a bay's mouth is free of wall, and it is so many walls deep: niches within walls are less. */
const FREE = 0.7;
const DEEP = 1.5;

/** Walls that stand before a break in an outer wall. */
export interface Bay {
  readonly mouth: Mouth;
  readonly sides: readonly WallPx[];
  /** Whether the network sees windows along its sides. */
  readonly isGlazed: boolean;
  /** Tells what of the sides is wall between windows. */
  readonly isPost: IsPost;
}

/** Bays, canted, square or round, before breaks in outer walls: their sides are often all window but for posts too short to be walls. */
export function findBays(walls: WallsPx, page: Page, classes?: PixelClasses): Bay[] {
  const gaps = findGaps(walls, MOUTH[0] * walls.doorPx).filter((gap) => isPlain(gap, walls));
  if (gaps.length === 0) return [];
  const closed = enclose(
    withBands(walls.mask, walls.walls, (w) => w.thicknessPx),
    2,
  );
  const sidesBefore = (mouth: OuterMouth): Pick<Bay, 'sides' | 'isGlazed'> | undefined => {
    const isSeen = seesGlass(mouth, classes);
    if (mouth.isWalled && !isSeen) return undefined;
    const sidesIn = (ink: Bitmap) => {
      const sides = sidesOf(bayLine(mouth, ink, walls.mask), mouth.thick);
      return { sides, isGlazed: areGlazed(sides, classes) };
    };
    const drawn = sidesIn(page.lineInk);
    const isWhole = drawn.isGlazed && spreadOf(drawn.sides) > WHOLE * lengthOf(mouth);
    // A line across a bay, an axis for instance, shuts a part of it off.
    const seen = classes && isSeen && !isWhole ? sidesIn(builtInk(mouth, page.lineInk, classes)) : undefined;
    if (seen?.isGlazed && (!drawn.isGlazed || spreadOf(seen.sides) > spreadOf(drawn.sides))) return seen;
    return drawn.isGlazed || (!mouth.isWalled && drawn.sides.length > 0) ? drawn : undefined;
  };
  return gaps.flatMap((gap) =>
    mouthsOf(gap, walls, closed).flatMap((mouth): Bay[] => {
      const found = sidesBefore(mouth);
      return found ? [{ mouth, ...found, isPost: findPosts(walls.walls[gap.wall]!, walls, page, classes) }] : [];
    }),
  );
}

/**
 * Those of the bays found elsewhere that these walls lack: the network sees windows in them, they are deeper than a wall, and nothing
 * else stands in their mouths, neither a bay of the `own` ones nor wall.
 */
export function missingBays(others: readonly Bay[], own: readonly Bay[], walls: WallsPx): Bay[] {
  const found: Bay[] = [];
  for (const bay of others) {
    const isFound = [...own, ...found].some(
      ({ mouth }) => distance(middleOf(mouth), middleOf(bay.mouth)) < lengthOf(mouth) / 2,
    );
    const isDeep = depthOf(bay) > DEEP * walls.thicknessPx;
    if (!isFound && isDeep && bay.isGlazed && isOpen(bay.mouth, walls.mask)) found.push(bay);
  }
  return found;
}

function middleOf(segment: Segment): PointPx {
  return pointAt(segment, lengthOf(segment) / 2);
}

/** How far a bay reaches out from the middle of the wall that it stands before. */
function depthOf({ mouth, sides }: Bay): number {
  return Math.max(...sides.map(({ to }) => project(mouth, to).beside));
}

function isOpen(mouth: Mouth, mask: Bitmap): boolean {
  const free = emptyRuns(mask, mouth, mouth.thick).reduce((sum, { lo, hi }) => sum + hi - lo, 0);
  return free > FREE * lengthOf(mouth);
}

/** A break in a wall, an inner one too where a bay is taken for part of the house, as wide as a bay, with neither a window nor a door drawn in it. */
function isPlain(gap: Gap, walls: WallsPx): boolean {
  const wall = walls.walls[gap.wall]!;
  if (gap.hi - gap.lo > MOUTH[1] * walls.doorPx) return false;
  const isIn = (p: PointPx) => {
    const { along, beside } = project(wall, p);
    return (
      Math.abs(beside) < wall.thicknessPx && along > gap.lo - wall.thicknessPx && along < gap.hi + wall.thicknessPx
    );
  };
  return throughLines(linesInGap(gap, walls)).length < 2 && !walls.swings.some((s) => isIn(s.hinge) && isIn(s.closed));
}

/** How far the ends of a bay's sides lie apart. */
function spreadOf(sides: readonly WallPx[]): number {
  return distance(sides[0]!.from, sides.at(-1)!.to);
}

/** A break with the open air to its right; or with a bay there, perhaps, that was walled like the rest of the house. */
interface OuterMouth extends Mouth {
  readonly isWalled: boolean;
}

/** The ways to look out of a break: one, or both where both of its sides lie inside walls. */
function mouthsOf(gap: Gap, walls: WallsPx, closed: Bitmap): OuterMouth[] {
  const wall = walls.walls[gap.wall]!;
  const thick = wall.thicknessPx;
  const isIn = (side: 1 | -1) => isSet(closed, ...pointAt(wall, (gap.lo + gap.hi) / 2, side * 1.2 * thick));
  const [right, left] = [isIn(1), isIn(-1)];
  if (!right && !left) return [];
  const isWalled = right && left;
  const [from, to] = [pointAt(wall, gap.lo), pointAt(wall, gap.hi)];
  const toRight = { from, to, thick, isWalled };
  const toLeft = { from: to, to: from, thick, isWalled };
  return isWalled ? [toRight, toLeft] : [right ? toLeft : toRight];
}

/** Walls along the inner faces of a bay, half their thickness outside of them, that meet at its corners; none without a line. */
function sidesOf(line: readonly PointPx[] | undefined, thick: number): WallPx[] {
  if (!line) return [];
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

import { lengthOf, pointAt, type Segment } from '../geometry/segment.ts';
import { spanOf } from '../geometry/span-of.ts';
import type { Page } from '../sheet/types.ts';
import type { OpeningPx, WallPx, WallsPx } from '../structure/types.ts';
import { besidesOf, isOtherSection, isSameSection, sectionOf } from './section-of.ts';

/** Width of a window in door widths. */
const WINDOW = [0.4, 4.5] as const;
/** So many windows that look alike show how this drawing draws them. */
const LEAST = 2;
/** Few of them are hidden: where there were more than this share of those, it would be the wall that looks so. */
const MOST = 0.7;
/** A wall is looked at in pieces of this length, in door widths, and a window may be interrupted over no more than that. */
const PIECE = 0.08;
const MULLION = 0.15;
/** It is no shorter than this share of the shortest one that looks so. */
const SHORTER = 0.6;

/** What a window looks like across the wall, and how long it is, pixels. */
interface Known {
  readonly section: number[];
  readonly long: number;
}

/**
 * Openings with the windows that nothing else told, in outer walls, which may have been taken for gaps: stretches that look, across the
 * wall, as several windows of the drawing do, and as the wall on either side of them does not. Many a thing hides one window among
 * its like: a sill, a dimension line, a symbol before it.
 */
export function addAlike(page: Page, walls: WallsPx, found: readonly OpeningPx[]): OpeningPx[] {
  const windows = found.flatMap((o): Known[] => {
    const wall = walls.walls[o.wall]!;
    if (o.kind !== 'window' || !wall.exterior) return [];
    const section = sectionOf(o, wall.thicknessPx, page);
    const besides = besidesOf(o, wall).map((stretch) => sectionOf(stretch, wall.thicknessPx, page));
    const isPlain = besides.length > 0 && besides.every((wall) => isOtherSection(section, wall));
    return isPlain ? [{ section, long: lengthOf(o) }] : [];
  });
  const known = windows.filter(
    ({ section }) => windows.filter((other) => isSameSection(section, other.section)).length >= LEAST,
  );
  if (known.length === 0) return [...found];
  const more = walls.walls.flatMap((w, wall) => {
    if (!w.exterior) return [];
    return stretchesLike(known, w, page, walls.doorPx, takenOf(w, found)).map(
      ([lo, hi]): OpeningPx => ({ kind: 'window', wall, from: pointAt(w, lo), to: pointAt(w, hi) }),
    );
  });
  if (more.length > MOST * known.length) return [...found];
  const isTold = (o: OpeningPx) => o.kind === 'gap' && more.some((window) => isIn(o, window, walls));
  return [...found.filter((o) => !isTold(o)), ...more];
}

/** Whether most of a gap lies in a window. */
function isIn(gap: OpeningPx, window: OpeningPx, { walls }: WallsPx): boolean {
  const span = spanOf(gap, window, walls[window.wall]!.thicknessPx);
  return !!span && Math.min(lengthOf(window), span.hi) - Math.max(0, span.lo) > 0.5 * (span.hi - span.lo);
}

type Stretch = readonly [lo: number, hi: number];

/** Where along a wall something opens already. */
function takenOf(w: WallPx, found: readonly OpeningPx[]): Stretch[] {
  return found.flatMap((o): Stretch[] => {
    const span = o.kind === 'gap' ? undefined : spanOf(o, w, w.thicknessPx);
    return span ? [[span.lo, span.hi]] : [];
  });
}

/** Stretches of a wall that look like one of `known`, between wall that does not. */
function stretchesLike(
  known: readonly Known[],
  w: WallPx,
  page: Page,
  doorPx: number,
  taken: readonly Stretch[],
): Stretch[] {
  const long = lengthOf(w);
  const piece = Math.max(3, PIECE * doorPx);
  const sectionAt = (lo: number, hi: number) => {
    const part: Segment = { from: pointAt(w, Math.max(0, lo)), to: pointAt(w, Math.min(long, hi)) };
    return sectionOf(part, w.thicknessPx, page);
  };
  const likeOf = (own: readonly number[]) => known.filter(({ section }) => isSameSection(own, section));
  const runs: [lo: number, hi: number][] = [];
  for (let lo = 0; lo + piece <= long; lo += piece) {
    const hi = lo + piece;
    if (taken.some(([from, to]) => from < hi && to > lo) || likeOf(sectionAt(lo, hi)).length === 0) continue;
    const last = runs.at(-1);
    if (last && lo - last[1] <= MULLION * doorPx) last[1] = hi;
    else runs.push([lo, hi]);
  }
  return runs.filter(([lo, hi]) => {
    const width = hi - lo;
    if (width < WINDOW[0] * doorPx || width > WINDOW[1] * doorPx || lo < 2 * piece || hi > long - 2 * piece)
      return false;
    const own = sectionAt(lo, hi);
    const like = likeOf(own);
    const beside = Math.max(2 * piece, width / 4);
    const isAmongWall = [sectionAt(lo - beside, lo), sectionAt(hi, hi + beside)].every((wall) =>
      isOtherSection(own, wall),
    );
    return isAmongWall && width >= SHORTER * Math.min(...like.map((window) => window.long));
  });
}

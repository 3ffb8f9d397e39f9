import { lengthOf, pointAt } from '../geometry/segment.ts';
import { isSet } from '../raster/bitmap.ts';
import type { Page } from '../sheet/types.ts';
import type { OpeningPx, WallPx, WallsPx } from '../structure/types.ts';

/** Width of a window, in door widths. */
const WINDOW = [0.4, 4] as const;
/** A jamb is inked over this share of what lies between the outlines, which take so much of the wall's thickness on either side. */
const INKED = 0.9;
const OUTLINE = 0.2;
/** It is so many strokes thick at most, or else the end of another wall. */
const THICK = 2.5;
/** Share of paper between the outlines, beside a jamb as well as in a window. */
const PAPER = 0.9;
/** One pair of strokes across a wall may be chance. */
const LEAST = 2;

/**
 * Windows that are drawn as nothing but two jambs between the outlines of a hollow outer wall, which run on. What lies between
 * jambs is window and wall in turn, beginning and ending with wall, so that a wall has an even number of them. Where more windows
 * have panes, among `others`, such strokes are something else.
 */
export function findBlank(page: Page, walls: WallsPx, others: readonly OpeningPx[]): OpeningPx[] {
  const found = walls.walls.flatMap((w, wall) => {
    if (!w.exterior) return [];
    const jambs = jambsOf(page, w);
    if (jambs.length === 0 || jambs.length % 2 > 0) return [];
    return jambs.flatMap((lo, i): OpeningPx[] => {
      const hi = jambs[i + 1]!;
      if (i % 2 > 0 || hi - lo < WINDOW[0] * walls.doorPx || hi - lo > WINDOW[1] * walls.doorPx) return [];
      const isClear =
        isBody(walls, w, lo, hi) &&
        [
          [0, lo],
          [lo, hi],
          [hi, jambs[i + 2] ?? lengthOf(w)],
        ].every(([a, b]) => paperIn(page, w, a!, b!) > PAPER);
      return isClear ? [{ kind: 'window', wall, from: pointAt(w, lo), to: pointAt(w, hi) }] : [];
    });
  });
  const glazed = others.filter(({ kind }) => kind === 'window').length;
  return found.length >= Math.max(LEAST, glazed) ? found : [];
}

/** Where thin lines run across a wall from outline to outline, pixels from its start. */
function jambsOf(page: Page, w: WallPx): number[] {
  const jambs: number[] = [];
  const long = lengthOf(w);
  let start = -1;
  for (let s = 0; s <= long + 1; s++) {
    const isInked = s <= long && 1 - paperAt(page, w, s) >= INKED;
    if (isInked && start < 0) start = s;
    if (isInked || start < 0) continue;
    const isEnd = start < w.thicknessPx || s > long - w.thicknessPx;
    if (!isEnd && s - start <= THICK * page.strokePx) jambs.push((start + s - 1) / 2);
    start = -1;
  }
  return jambs;
}

/** Share of paper across a wall between its outlines. */
function paperAt(page: Page, w: WallPx, along: number): number {
  const most = (0.5 - OUTLINE) * w.thicknessPx;
  let [paper, all] = [0, 0];
  for (let off = -most; off <= most; off++, all++) if (!isSet(page.ink, ...pointAt(w, along, off))) paper++;
  return paper / all;
}

/** Share of paper between the outlines over a stretch, a little off its ends. */
function paperIn(page: Page, w: WallPx, from: number, to: number): number {
  const off = THICK * page.strokePx;
  let [paper, all] = [0, 0];
  for (let s = from + off; s < to - off; s += 2, all++) paper += paperAt(page, w, s);
  return all ? paper / all : 1;
}

/** Whether wall body runs through. */
function isBody(walls: WallsPx, w: WallPx, from: number, to: number): boolean {
  for (let k = 1; k < 8; k++) if (!isSet(walls.mask, ...pointAt(w, from + (k / 8) * (to - from)))) return false;
  return true;
}

import { lengthOf } from '../geometry/segment.ts';
import { shareAlong } from '../pixel-classes/share-along.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import { findBars } from '../raster/find-bars.ts';
import type { Stroke } from '../raster/trace-strokes.ts';
import type { Page } from '../sheet/types.ts';

/** Bars of which the network takes no more than this share for wall are lines. */
const LINE = 0.3;
/** The measured stroke stands unless half of the length of all lines is thicker than this many strokes. */
const FAR = 1.6;
const WALL = new Set(['wall']);

/**
 * The page with the usual width of lines that are no walls as its stroke, pixels. The commonest run of ink tells it on most
 * sheets; where faint hatching or specks are commoner than all else, half of the length of the lines is much thicker, and would
 * be taken for filled walls.
 */
export function settleStroke(page: Page, strokes: readonly Stroke[], classes?: PixelClasses): Page {
  if (!classes) return page;
  const shortest = Math.max(8, page.textPx);
  const lines = findBars(strokes, shortest)
    .filter((b) => lengthOf(b) > 2 * b.thick && b.thick < 2 * page.textPx)
    .filter((b) => shareAlong(b, WALL, classes) <= LINE)
    .sort((a, b) => a.thick - b.thick);
  const total = lines.reduce((sum, b) => sum + lengthOf(b), 0);
  let sum = 0;
  const middle = lines.find((b) => (sum += lengthOf(b)) >= total / 2);
  return middle && middle.thick > FAR * page.strokePx ? { ...page, strokePx: middle.thick } : page;
}

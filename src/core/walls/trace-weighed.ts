import { BUILT } from '../pixel-classes/built.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import { createBitmap } from '../raster/bitmap.ts';
import { fillBand } from '../raster/fill-band.ts';
import type { Stroke } from '../raster/trace-strokes.ts';
import type { Bitmap, Page, PointPx } from '../sheet/types.ts';
import type { Spiral, WallPx, WallsPx } from '../structure/types.ts';
import { eraseSpirals } from './erase-spirals.ts';
import { findSpirals } from './find-spirals.ts';
import { settleStroke } from './settle-stroke.ts';
import { strokesOf, traceWalls } from './trace-walls.ts';

/**
 * Walls that are less what the network sees than this (intersection over union): it does not know walls of this make, such as
 * single lines, and tells nothing. Where it did find the right stroke, on three of 105 real drawings, they had 0.49 and more.
 */
const KNOWN = 0.45;

/** Walls, the page with the stroke that they were traced with, and all strokes of that page. */
export interface Weighed {
  readonly page: Page;
  readonly walls: WallsPx;
  readonly strokes: readonly Stroke[];
}

/**
 * The walls of a page. Where the network says that the lines of the drawing are much thicker than the measured stroke, both
 * are tried, and the one stands whose walls are more what the network sees, if that is anything. Answers with the page that
 * was traced: where spiral stairs are drawn, without their treads.
 */
export function traceWeighed(opened: Page, classes?: PixelClasses): Weighed {
  const traced = traceSettled(opened, classes);
  const spirals = findSpirals(traced.walls.lines, traced.page.lineInk, traced.walls.doorPx);
  return spirals.length ? traceSettled(withoutSpirals(opened, spirals), classes, spirals) : traced;
}

function traceSettled(opened: Page, classes?: PixelClasses, spirals: readonly Spiral[] = []): Weighed {
  const strokes = strokesOf(opened);
  const known = { strokes, spirals };
  const walls = traceWalls(opened, classes, known);
  const page = settleStroke(opened, strokes, classes);
  if (page === opened || !classes) return { page: opened, walls, strokes };
  const settled = traceWalls(page, classes, known);
  const isBetter = overlap(settled.walls, classes) > Math.max(KNOWN, overlap(walls.walls, classes));
  return isBetter ? { page, walls: settled, strokes } : { page: opened, walls, strokes };
}

/** The page without what lies within spiral stairs: their outer ends may be the face of a wall. */
function withoutSpirals(page: Page, spirals: readonly Spiral[]): Page {
  const without = (ink: Bitmap) => eraseSpirals(ink, spirals, -page.strokePx);
  return { ...page, ink: without(page.ink), lineInk: without(page.lineInk) };
}

/** Intersection over union of walls, with their openings, and what the network takes for them: 0 to 1. */
export function overlap(walls: readonly WallPx[], classes: PixelClasses): number {
  const { region, width, height, labels, names } = classes;
  const zoom = (region.x1 - region.x0) / width;
  const place = ([x, y]: PointPx): PointPx => [(x - region.x0) / zoom, (y - region.y0) / zoom];
  const drawn = createBitmap(width, height);
  for (const w of walls) fillBand(drawn, place(w.from), place(w.to), w.thicknessPx / zoom);
  let [both, either] = [0, 0];
  for (let i = 0; i < labels.length; i++) {
    const seen = BUILT.has(names[labels[i]!]!) ? 1 : 0;
    both += seen & drawn.data[i]!;
    either += seen | drawn.data[i]!;
  }
  return either ? both / either : 0;
}

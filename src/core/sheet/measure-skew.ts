import { lengthOf } from '../geometry/segment.ts';
import { offLevel, skewOf } from '../geometry/skew-of.ts';
import { type Bar, findBars } from '../raster/find-bars.ts';
import { traceStrokes } from '../raster/trace-strokes.ts';
import type { Page } from './types.ts';

/** Lines that tell the skew are at least this long, as a share of the long side of the drawing. */
const LONG = 0.04;
/** Lines within this many degrees agree. */
const AGREEING = 0.4;
/** Share of the lines, by squared length, that agree at least: those of a photograph run in all directions. */
const LEAST = 0.5;

/**
 * How far the level and upright lines of a drawing are turned clockwise, degrees, by its long lines; 0 where they do
 * not agree or are meant to be slanted.
 */
export function measureSkew({ lineInk, region }: Page): number {
  const shortest = Math.ceil(LONG * Math.max(region.x1 - region.x0, region.y1 - region.y0));
  const lines = findBars(traceStrokes(lineInk, shortest), shortest);
  const skew = skewOf(lines);
  const weigh = (some: readonly Bar[]) => some.reduce((sum, line) => sum + lengthOf(line) ** 2, 0);
  const agreeing = lines.filter((line) => Math.abs(offLevel(line) - skew) < AGREEING);
  return weigh(agreeing) >= LEAST * weigh(lines) ? skew : 0;
}

import { lengthOf } from '../geometry/segment.ts';
import { traceStrokes } from '../raster/trace-strokes.ts';
import { findBars } from '../walls/find-bars.ts';
import type { Page } from './types.ts';

/** Lines that tell the skew are at least this long, as a share of the long side of the drawing. */
const LONG = 0.04;
/** Nobody scans a sheet further askew, degrees; a drawing that is has slanted walls. */
const MOST = 6;
/** Lines within this many degrees agree. */
const AGREEING = 0.4;
/** Share of the lines, by squared length, that agree at least: those of a photograph run in all directions. */
const LEAST = 0.5;

/**
 * How far the level and upright lines of a drawing are turned clockwise, degrees, by the middle of its long lines, each
 * counted by the square of its length; 0 where they do not agree.
 */
export function measureSkew({ lineInk, region }: Page): number {
  const shortest = Math.ceil(LONG * Math.max(region.x1 - region.x0, region.y1 - region.y0));
  const lines = findBars(traceStrokes(lineInk, shortest), shortest)
    .map(({ from, to, ...bar }) => {
      const degrees = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
      return { off: degrees - 90 * Math.round(degrees / 90), weight: lengthOf({ from, to, ...bar }) ** 2 };
    })
    .sort((p, q) => p.off - q.off);
  const total = lines.reduce((sum, { weight }) => sum + weight, 0);
  let sum = 0;
  const middle = lines.find(({ weight }) => (sum += weight) >= total / 2)?.off ?? 0;
  const agreeing = lines.reduce((w, { off, weight }) => w + (Math.abs(off - middle) < AGREEING ? weight : 0), 0);
  return Math.abs(middle) < MOST && agreeing >= LEAST * total ? middle : 0;
}

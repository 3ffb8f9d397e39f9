import { lengthOf } from '../geometry/segment.ts';
import { spanOf } from '../geometry/span-of.ts';
import type { Bar } from '../raster/find-bars.ts';

/** A line that goes on by this share of a bar's length beyond its end is the front of something, of which the bar is a piece. */
const RUNS_ON = 0.3;

/** Whether one of the lines that a bar is drawn by runs on beyond it. */
export function runsOn(bar: Bar, lines: readonly Bar[]): boolean {
  const long = lengthOf(bar);
  return lines.some((line) => {
    const span = spanOf(line, bar, bar.thick);
    if (!span || span.lo > 0.5 * long || span.hi < 0.5 * long) return false;
    return span.lo < -RUNS_ON * long || span.hi > (1 + RUNS_ON) * long;
  });
}

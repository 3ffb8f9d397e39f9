import { nextRun } from '../raster/runs.ts';
import type { Bitmap, BoxPx } from '../sheet/types.ts';

/** Bounds of what is set, undefined where nothing is. */
export function boundsOfSet({ data, width }: Bitmap): BoxPx | undefined {
  let [x0, x1, first, last] = [width, 0, -1, -1];
  for (let run = nextRun(data, 0, width); run; run = nextRun(data, run.end, width)) {
    if (first < 0) first = run.start;
    last = run.start;
    const row = run.start - (run.start % width);
    if (run.start - row < x0) x0 = run.start - row;
    if (run.end - row > x1) x1 = run.end - row;
  }
  if (first < 0) return undefined;
  return { x0, y0: Math.floor(first / width), x1, y1: Math.floor(last / width) + 1 };
}

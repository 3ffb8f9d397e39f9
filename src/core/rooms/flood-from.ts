import { createBitmap } from '../raster/bitmap.ts';
import type { Bitmap, PointPx } from '../sheet/types.ts';

export interface Flood {
  readonly ground: Bitmap;
  readonly area: number;
}

/**
 * The free ground around a point and its area; undefined where it is larger than `most`, reaches a point of `never`, or begins on
 * barrier.
 */
export function floodFrom(
  barrier: Bitmap,
  from: PointPx,
  most = Number.POSITIVE_INFINITY,
  never: readonly PointPx[] = [],
): Flood | undefined {
  const { width, height, data } = barrier;
  const start = indexOf(from, width);
  if (start < 0 || start >= data.length || data[start]) return undefined;
  const forbidden = never.filter(([x]) => x > -0.5 && x < width - 0.5).map((at) => indexOf(at, width));
  const ground = createBitmap(width, height);
  const seen = ground.data;
  const stack = [start];
  let area = 0;
  // Run by run: a run is taken whole, so that none is half seen.
  while (stack.length) {
    let lo = stack.pop()!;
    if (seen[lo]) continue;
    let hi = lo + 1;
    while (lo > 0 && !data[lo - 1]) lo--;
    while (hi < data.length && !data[hi]) hi++;
    area += hi - lo;
    if (area > most || forbidden.some((i) => i >= lo && i < hi)) return undefined;
    seen.fill(1, lo, hi);
    for (let step = -width; step <= width; step += 2 * width) {
      const end = Math.min(data.length, hi + step);
      let within = false;
      for (let j = Math.max(0, lo + step); j < end; j++) {
        const isNew = !data[j] && !seen[j];
        if (isNew && !within) stack.push(j);
        within = isNew;
      }
    }
  }
  return { ground, area };
}

function indexOf([x, y]: PointPx, width: number): number {
  return Math.round(y) * width + Math.round(x);
}

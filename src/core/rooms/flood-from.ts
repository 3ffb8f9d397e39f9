import type { Bitmap, PointPx } from '../sheet/types.ts';

/** Free ground in one piece. */
export interface Flood {
  /** Pixels. */
  readonly area: number;
  readonly holds: (at: PointPx) => boolean;
}

/**
 * The free ground around a point; undefined where it is larger than `most` pixels, reaches a point of `never`, or begins on
 * barrier. `barrier` is written to meanwhile and is as before afterwards: it may be large, and the ground small.
 */
export function floodFrom(
  barrier: Bitmap,
  from: PointPx,
  most = Number.POSITIVE_INFINITY,
  never: readonly PointPx[] = [],
): Flood | undefined {
  const { width, data } = barrier;
  const start = indexOf(from, width);
  if (start < 0 || start >= data.length || data[start]) return undefined;
  const forbidden = never.filter(([x]) => x > -0.5 && x < width - 0.5).map((at) => indexOf(at, width));
  /** First pixel of every run, and the one behind its last. */
  const runs: [from: number, to: number][] = [];
  const stack = [start];
  let area = 0;
  let isAllowed = true;
  // Run by run: a run is taken whole, so that none is half seen.
  while (stack.length && isAllowed) {
    let lo = stack.pop()!;
    if (data[lo]) continue;
    let hi = lo + 1;
    while (lo > 0 && !data[lo - 1]) lo--;
    while (hi < data.length && !data[hi]) hi++;
    area += hi - lo;
    isAllowed = area <= most && !forbidden.some((i) => i >= lo && i < hi);
    data.fill(1, lo, hi);
    runs.push([lo, hi]);
    for (let step = -width; step <= width; step += 2 * width) {
      const end = Math.min(data.length, hi + step);
      let within = false;
      for (let j = Math.max(0, lo + step); j < end; j++) {
        const isNew = !data[j];
        if (isNew && !within) stack.push(j);
        within = isNew;
      }
    }
  }
  for (const [lo, hi] of runs) data.fill(0, lo, hi);
  return isAllowed ? { area, holds: within(runs, barrier) } : undefined;
}

/** Tells whether a point lies in one of the runs. */
function within(runs: [from: number, to: number][], { width, height }: Bitmap): (at: PointPx) => boolean {
  runs.sort((a, b) => a[0] - b[0]);
  return (at) => {
    const [x, y] = [Math.round(at[0]), Math.round(at[1])];
    if (x < 0 || y < 0 || x >= width || y >= height) return false;
    const i = y * width + x;
    let lo = 0;
    let hi = runs.length;
    while (lo < hi) {
      const middle = (lo + hi) >> 1;
      if (runs[middle]![0] <= i) lo = middle + 1;
      else hi = middle;
    }
    return lo > 0 && i < runs[lo - 1]![1];
  };
}

function indexOf([x, y]: PointPx, width: number): number {
  return Math.round(y) * width + Math.round(x);
}

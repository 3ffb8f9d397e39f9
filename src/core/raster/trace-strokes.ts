import type { Bitmap } from '../sheet/types.ts';

/** A stroke that was followed along one direction: centre and thickness at every step. */
export interface Stroke {
  /** Steps go along x (`level`) or along y. */
  readonly level: boolean;
  /** First step: column of a level stroke, row of the other kind. */
  readonly start: number;
  /** Middle of the ink across the direction, one a step. */
  readonly centre: Float32Array;
  /** Ink across the direction, pixels, one a step; 0 where the stroke passes through something else. */
  readonly across: Float32Array;
}

/**
 * Follows every stroke of the bitmap step by step: runs of ink in neighbouring columns (then rows) that overlap and are about as
 * thick belong to one stroke. A stroke passes through crossings while ink continues on its line. Thin lines, solid walls,
 * slanted walls and arcs all come out as strokes; thickness tells them apart later.
 */
export function traceStrokes(ink: Bitmap, shortest: number): Stroke[] {
  return [...follow(ink, true, shortest), ...follow(ink, false, shortest)];
}

interface Open {
  start: number;
  centre: number[];
  across: number[];
  /** Usual thickness so far. */
  thick: number;
  /** Steps since the last run that fitted. */
  lost: number;
}

function follow(ink: Bitmap, level: boolean, shortest: number): Stroke[] {
  const steps = level ? ink.width : ink.height;
  const size = level ? ink.height : ink.width;
  const stride = level ? ink.width : 1;
  const stepStride = level ? 1 : ink.width;
  const done: Stroke[] = [];
  let open: Open[] = [];
  for (let s = 0; s < steps; s++) {
    const runs = runsOf(ink.data, s * stepStride, stride, size);
    const next: Open[] = [];
    const taken = new Uint8Array(runs.length);
    for (const o of open) {
      const at = predict(o);
      let best = -1;
      let bestGap = Number.POSITIVE_INFINITY;
      let covered = false;
      const reach = 3 + o.thick;
      for (let r = firstUpTo(runs, at - reach); r < runs.length; r += 2) {
        const a = runs[r]!;
        const b = runs[r + 1]!;
        if (a > at + reach) break;
        const t = b - a;
        if (at >= a - 0.5 && at <= b - 0.5) covered = true;
        const gap = Math.abs((a + b - 1) / 2 - at);
        const alike = Math.abs(t - o.thick) <= Math.max(1.01, 0.3 * o.thick);
        if (alike && !taken[r] && gap <= Math.max(1.1, 0.3 * o.thick) && gap < bestGap) {
          best = r;
          bestGap = gap;
        }
      }
      if (best >= 0) {
        taken[best] = 1;
        extend(o, (runs[best]! + runs[best + 1]! - 1) / 2, runs[best + 1]! - runs[best]!);
        next.push(o);
      } else if (covered && o.lost < Math.max(8, 4 * o.thick)) {
        o.lost++;
        o.centre.push(at);
        o.across.push(0);
        next.push(o);
      } else finish(o, level, shortest, done);
    }
    for (let r = 0; r < runs.length; r += 2) {
      if (taken[r]) continue;
      const [a, b] = [runs[r]!, runs[r + 1]!];
      next.push({ start: s, centre: [(a + b - 1) / 2], across: [b - a], thick: b - a, lost: 0 });
    }
    open = next;
  }
  for (const o of open) finish(o, level, shortest, done);
  return done;
}

function runsOf(data: Uint8Array, from: number, stride: number, size: number): number[] {
  const runs: number[] = [];
  let inside = false;
  for (let k = 0, i = from; k < size; k++, i += stride) {
    if ((data[i] === 1) !== inside) {
      runs.push(k);
      inside = !inside;
    }
  }
  if (inside) runs.push(size);
  return runs;
}

/** Index of the first run that ends at `from` or later; all others lie before it. */
function firstUpTo(runs: readonly number[], from: number): number {
  let low = 0;
  let high = runs.length >> 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (runs[2 * middle + 1]! < from) low = middle + 1;
    else high = middle;
  }
  return 2 * low;
}

/** Where the stroke should be at the next step, from its slope over the last few. */
function predict(o: Open): number {
  const n = o.centre.length;
  if (n < 6) return o.centre[n - 1]!;
  const back = Math.min(n - 1, 16);
  const slope = (o.centre[n - 1]! - o.centre[n - 1 - back]!) / back;
  return o.centre[n - 1]! + Math.max(-1, Math.min(1, slope));
}

function extend(o: Open, centre: number, across: number): void {
  o.centre.push(centre);
  o.across.push(across);
  o.thick += (across - o.thick) / Math.min(8, o.centre.length);
  o.lost = 0;
}

function finish(o: Open, level: boolean, shortest: number, done: Stroke[]): void {
  const n = o.centre.length - o.lost;
  if (n < shortest) return;
  done.push({
    level,
    start: o.start,
    centre: Float32Array.from(o.centre.slice(0, n)),
    across: Float32Array.from(o.across.slice(0, n)),
  });
}

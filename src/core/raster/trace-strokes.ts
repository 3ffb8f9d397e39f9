import type { Bitmap } from '../sheet/types.ts';
import { findRuns, type Runs } from './runs.ts';

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
  const rows = findRuns(ink);
  return [...follow(findRuns(turn(rows, ink)), true, shortest), ...follow(rows, false, shortest)];
}

/** The bitmap of these runs with its columns as rows, so that both directions are followed in the order of memory. */
function turn({ rows, x0, x1 }: Runs, { width, height }: Bitmap): Bitmap {
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let k = rows[y]!; k < rows[y + 1]!; k++) for (let x = x0[k]!; x < x1[k]!; x++) data[x * height + y] = 1;
  }
  return { width: height, height: width, data };
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

/** Follows strokes from row to row. */
function follow({ rows, x0, x1 }: Runs, level: boolean, shortest: number): Stroke[] {
  const done: Stroke[] = [];
  const taken = new Uint8Array(rows[rows.length - 1]!);
  let open: Open[] = [];
  for (let s = 0; s + 1 < rows.length; s++) {
    const [first, end] = [rows[s]!, rows[s + 1]!];
    const next: Open[] = [];
    for (const o of open) {
      const at = predict(o);
      let best = -1;
      let bestGap = Number.POSITIVE_INFINITY;
      let covered = false;
      const reach = 3 + o.thick;
      for (let r = firstUpTo(x1, first, end, at - reach); r < end; r++) {
        const a = x0[r]!;
        const b = x1[r]!;
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
        extend(o, (x0[best]! + x1[best]! - 1) / 2, x1[best]! - x0[best]!);
        next.push(o);
      } else if (covered && o.lost < Math.max(8, 4 * o.thick)) {
        o.lost++;
        o.centre.push(at);
        o.across.push(0);
        next.push(o);
      } else finish(o, level, shortest, done);
    }
    for (let r = first; r < end; r++) {
      if (taken[r]) continue;
      const [a, b] = [x0[r]!, x1[r]!];
      next.push({ start: s, centre: [(a + b - 1) / 2], across: [b - a], thick: b - a, lost: 0 });
    }
    open = next;
  }
  for (const o of open) finish(o, level, shortest, done);
  return done;
}

/** The first of the runs from `first` to `end` that ends at `from` or later; all others lie before it. */
function firstUpTo(ends: Int32Array, first: number, end: number, from: number): number {
  let low = first;
  let high = end;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ends[middle]! < from) low = middle + 1;
    else high = middle;
  }
  return low;
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
    centre: new Float32Array(o.centre).slice(0, n),
    across: new Float32Array(o.across).slice(0, n),
  });
}

import type { Bitmap } from '../sheet/types.ts';
import { ALL_SET, wordsOf } from './bitmap.ts';

/** Set pixels side by side, of all rows in reading order. */
export interface Runs {
  /** Row `y` has the runs from `rows[y]` up to `rows[y + 1]`. */
  readonly rows: Int32Array;
  /** First column of every run, and the one behind its last. Longer than there are runs. */
  readonly x0: Int32Array;
  readonly x1: Int32Array;
}

/** Finds all runs of set pixels. Empty paper and filled areas are passed four pixels at a time. */
export function findRuns(a: Bitmap): Runs {
  const { width, height, data } = a;
  const words = wordsOf(a);
  const rows = new Int32Array(height + 1);
  const most = (width + 1) >> 1;
  let x0 = new Int32Array(most + 8 * height);
  let x1 = new Int32Array(x0.length);
  let n = 0;
  for (let y = 0; y < height; y++) {
    if (n + most > x0.length) [x0, x1] = [longer(x0), longer(x1)];
    const row = y * width;
    const end = row + width;
    // Words up to here lie on this row as a whole.
    const lastWord = end - 3;
    for (let i = row; i < end; ) {
      while (i < end && data[i] !== 1) {
        i++;
        if (!(i & 3)) while (i < lastWord && words[i >> 2] === 0) i += 4;
      }
      if (i === end) break;
      x0[n] = i - row;
      do {
        i++;
        if (!(i & 3)) while (i < lastWord && words[i >> 2] === ALL_SET) i += 4;
      } while (i < end && data[i]);
      x1[n++] = i - row;
    }
    rows[y + 1] = n;
  }
  return { rows, x0, x1 };
}

/** Visits all runs in reading order: number, index of the first pixel and of the one behind the last. */
export function eachRun(
  { rows, x0, x1 }: Runs,
  width: number,
  visit: (k: number, from: number, to: number) => void,
): void {
  for (let y = 0; y + 1 < rows.length; y++) {
    for (let k = rows[y]!; k < rows[y + 1]!; k++) visit(k, y * width + x0[k]!, y * width + x1[k]!);
  }
}

function longer(list: Int32Array): Int32Array<ArrayBuffer> {
  const out = new Int32Array(2 * list.length);
  out.set(list);
  return out;
}

/** From this length on the call of `fill` is worth it. */
const LONG = 32;

/** Sets the values from one index up to another; most runs are short. */
export function fillRun(data: Uint8Array | Int32Array, value: number, from: number, to: number): void {
  if (to - from >= LONG) data.fill(value, from, to);
  else for (let i = from; i < to; i++) data[i] = value;
}

import type { Bitmap } from '../sheet/types.ts';
import { ALL_SET } from './bitmap.ts';
import { fillRun, findRuns } from './runs.ts';

/**
 * Dilation by a box of `width` x `height` pixels; even sizes reach one further to the right and down. A side of less than a pixel
 * counts as one for all of these, which leaves the picture as it is: sizes are shares of what was measured, however small that is.
 */
export function dilate(a: Bitmap, wide: number, high = wide): Bitmap {
  const [width, height] = boxFor(a, wide, high);
  const [before, up] = [(width - 1) >> 1, (height - 1) >> 1];
  return spread(a, { before: width - 1 - before, after: before, up, down: height - 1 - up }, 1);
}

/** Erosion by the mirror of the same box, so that one after the other does not shift the picture. Outside counts as not set. */
export function erode(a: Bitmap, wide: number, high = wide): Bitmap {
  const [width, height] = boxFor(a, wide, high);
  const [after, down] = [(width - 1) >> 1, (height - 1) >> 1];
  return spread(a, { before: after + 1 - width, after: -after, up: height - 1 - down, down }, 0);
}

/** Rows of a smaller box would be joined for ever, and one twice as large as the picture reaches all of it from everywhere. */
function boxFor({ width, height }: Bitmap, wide: number, high: number): [width: number, height: number] {
  const most = 2 * Math.max(width, height) + 1;
  return [wide, high].map((side) => (side >= 1 ? Math.min(side, most) : 1)) as [number, number];
}

/** How far a picture spreads; negative along its rows where its runs grow shorter. */
interface Reach {
  readonly before: number;
  readonly after: number;
  readonly up: number;
  readonly down: number;
}

/**
 * Spreads what is set (`value` 1) or what is not (0), which is the same the other way round: along rows by making runs
 * longer or shorter, then along columns.
 */
function spread(a: Bitmap, { before, after, up, down }: Reach, value: 0 | 1): Bitmap {
  const { width, height } = a;
  const { rows, x0, x1 } = findRuns(a);
  // Whole words a row, so that four pixels are handled at once, and rows above and below for what lies outside.
  const stride = 4 * Math.ceil(width / 4);
  const pixels = new Uint8Array(stride * (height + up + down)).fill(1 - value);
  for (let y = 0, row = up * stride; y < height; y++, row += stride) {
    for (let k = rows[y]!; k < rows[y + 1]!; k++)
      fillRun(pixels, value, row + Math.max(0, x0[k]! - before), row + Math.min(width, x1[k]! + after));
  }
  spreadRows(new Int32Array(pixels.buffer), stride / 4, height, up + down + 1, value ? 0 : ALL_SET);
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) data.set(pixels.subarray(y * stride, y * stride + width), y * width);
  return { width, height, data };
}

/**
 * Joins every row with the `size - 1` that follow it, in time that does not depend on their number (van Herk and Gil-Werman):
 * rows are joined from each to the end of its block of `size`, and with those of the next block as far as is needed.
 */
function spreadRows(rows: Int32Array, words: number, height: number, size: number, flip: number): void {
  const ahead = new Int32Array(words);
  for (let top = 0; top < height; top += size) {
    for (let y = top + size - 2; y >= top; y--) {
      for (let i = y * words, end = i + words; i < end; i++) rows[i]! |= rows[i + words]!;
    }
    ahead.fill(0);
    for (let y = top; y < Math.min(height, top + size); y++) {
      const last = (y + size - 1) * words;
      if (y > top) for (let k = 0; k < words; k++) ahead[k]! |= rows[last + k]!;
      for (let k = 0, i = y * words; k < words; k++, i++) rows[i] = (rows[i]! | ahead[k]!) ^ flip;
    }
  }
}

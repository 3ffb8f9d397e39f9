import type { Bitmap } from '../sheet/types.ts';
import { createBitmap } from './bitmap.ts';

/**
 * Grows what is set by a box of `left`..`right` columns and `up`..`down` rows around each pixel. Running sums: the cost does
 * not depend on the size of the box.
 */
function boxSum(
  a: Bitmap,
  w0: number,
  w1: number,
  h0: number,
  h1: number,
  need: (sum: number, area: number) => boolean,
): Bitmap {
  const { width, height, data } = a;
  const out = createBitmap(width, height);
  const across = new Uint16Array(width * height);
  for (let y = 0; y < height; y++) {
    let sum = 0;
    const at = y * width;
    for (let x = 0; x < Math.min(width, w1); x++) sum += data[at + x]!;
    for (let x = 0; x < width; x++) {
      if (x + w1 < width) sum += data[at + x + w1]!;
      if (x - w0 - 1 >= 0) sum -= data[at + x - w0 - 1]!;
      across[at + x] = sum;
    }
  }
  const sums = new Int32Array(width);
  for (let y = 0; y < Math.min(height, h1); y++) for (let x = 0; x < width; x++) sums[x]! += across[y * width + x]!;
  const area = (w0 + w1 + 1) * (h0 + h1 + 1);
  for (let y = 0; y < height; y++) {
    const enter = y + h1 < height ? (y + h1) * width : -1;
    const leave = y - h0 - 1 >= 0 ? (y - h0 - 1) * width : -1;
    for (let x = 0; x < width; x++) {
      if (enter >= 0) sums[x]! += across[enter + x]!;
      if (leave >= 0) sums[x]! -= across[leave + x]!;
      if (need(sums[x]!, area)) out.data[y * width + x] = 1;
    }
  }
  return out;
}

const any = (sum: number) => sum > 0;
const all = (sum: number, area: number) => sum === area;

/** Dilation by a box of `width` x `height` pixels (any size from 1; even sizes reach one further to the right and down). */
export function dilate(a: Bitmap, width: number, height = width): Bitmap {
  const [w0, h0] = [(width - 1) >> 1, (height - 1) >> 1];
  return boxSum(a, w0, width - 1 - w0, h0, height - 1 - h0, any);
}

/** Erosion by the mirror of the same box, so that `open` and `close` do not shift the picture. Outside counts as not set. */
export function erode(a: Bitmap, width: number, height = width): Bitmap {
  const [w0, h0] = [(width - 1) >> 1, (height - 1) >> 1];
  return boxSum(a, width - 1 - w0, w0, height - 1 - h0, h0, all);
}

/** Keeps only what holds a whole box of the given size. */
export function open(a: Bitmap, width: number, height = width): Bitmap {
  return dilate(erode(a, width, height), width, height);
}

/** Fills what no box of the given size fits into. */
export function close(a: Bitmap, width: number, height = width): Bitmap {
  return erode(dilate(a, width, height), width, height);
}

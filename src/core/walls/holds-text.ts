import { lengthOf, pointAt } from '../geometry/segment.ts';
import { isSet } from '../raster/bitmap.ts';
import type { Bar } from '../raster/find-bars.ts';
import type { Bitmap } from '../sheet/types.ts';

/** Letters across this share of a strip's thickness are in it; strokes of letters cover this share of their own width. */
const ACROSS = 0.3;
const WRITTEN = 1.2;

/**
 * Whether a strip between two lines has writing in it: a row of dimensions rather than a wall. `letters` is the ink of the
 * texts alone; numbers beside a wall that only reach into it do not count.
 */
export function holdsText(b: Bar, letters: Bitmap, textPx: number): boolean {
  if (b.thick < 0.9 * textPx) return false;
  let written = 0;
  for (let s = 0; s < lengthOf(b); s++) {
    let [lo, hi] = [1, -1];
    for (let k = -0.45; k <= 0.45; k += 0.05) {
      if (!isSet(letters, ...pointAt(b, s, k * b.thick))) continue;
      lo = Math.min(lo, k);
      hi = Math.max(hi, k);
    }
    if (hi - lo > ACROSS * Math.min(1, textPx / b.thick) && hi > -0.2 && lo < 0.2) written++;
  }
  return written > WRITTEN * textPx;
}

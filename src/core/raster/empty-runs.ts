import { lengthOf, pointAt, type Segment } from '../geometry/segment.ts';
import type { Bitmap } from '../sheet/types.ts';
import { isSet } from './bitmap.ts';

/** Stretches of a band along a segment where the bitmap is hardly set: distances from the start of the segment. */
export function emptyRuns(a: Bitmap, band: Segment, thick: number): { lo: number; hi: number }[] {
  const long = lengthOf(band);
  const runs: { lo: number; hi: number }[] = [];
  let start = -1;
  for (let s = 0; s <= long + 1; s++) {
    const empty = s <= long && !hasBody(a, band, thick, s);
    if (empty && start < 0) start = s;
    if (!empty && start >= 0) {
      runs.push({ lo: start, hi: Math.min(long, s) });
      start = -1;
    }
  }
  return runs;
}

/** Two of five pixels across the inner two thirds of the band. */
function hasBody(a: Bitmap, band: Segment, thick: number, along: number): boolean {
  let hits = 0;
  for (let k = -2; k <= 2; k++) {
    const [x, y] = pointAt(band, along, k * 0.17 * thick);
    if (isSet(a, x, y)) hits++;
  }
  return hits >= 2;
}

import type { Bitmap } from '../sheet/types.ts';
import { createBitmap, invert, unite } from './bitmap.ts';
import { keepComponents } from './components.ts';
import { dilate, erode } from './morphology.ts';
import { fillRun, findRuns } from './runs.ts';

/** Everything that can be reached from the border of the picture without crossing a set pixel (through edges). */
export function floodOutside(barrier: Bitmap): Bitmap {
  const { width, height } = barrier;
  return keepComponents(invert(barrier), (c) => !c.x0 || !c.y0 || c.x1 === width || c.y1 === height, 4);
}

/** Wide gaps need no fine picture: the work is done on one this many times coarser for every so many pixels of gap. */
const GAP_PER_STEP = 40;
const COARSEST = 6;

/**
 * What a barrier encloses when gaps in it up to `gap` pixels wide count as closed; the barrier itself is part of it. Where a
 * wide gap is closed the edge is good to a few pixels; along the barrier it is exact.
 */
export function enclose(barrier: Bitmap, gap: number): Bitmap {
  const step = Math.min(COARSEST, Math.max(1, Math.floor(gap / GAP_PER_STEP)));
  const size = 2 * Math.ceil(gap / step / 2) + 1;
  const margin = size + 1;
  const wide = coarsen(barrier, step, margin);
  const inside = invert(dilate(floodOutside(dilate(wide, size)), size));
  const fine = refine(inside, step, margin, barrier);
  // Coarse cells overhang the barrier's outer faces: take that rim off again.
  return unite(step > 1 ? erode(fine, 2 * step + 1) : fine, barrier);
}

/** The picture `step` times smaller with `margin` empty cells around; a cell is set when any of its pixels is. */
function coarsen(a: Bitmap, step: number, margin: number): Bitmap {
  const out = createBitmap(Math.ceil(a.width / step) + 2 * margin, Math.ceil(a.height / step) + 2 * margin);
  const { rows, x0, x1 } = findRuns(a);
  for (let y = 0; y < a.height; y++) {
    const at = (Math.floor(y / step) + margin) * out.width + margin;
    for (let k = rows[y]!; k < rows[y + 1]!; k++)
      fillRun(out.data, 1, at + Math.floor(x0[k]! / step), at + Math.floor((x1[k]! - 1) / step) + 1);
  }
  return out;
}

/** The reverse: the cells of a coarse picture without its margin as the pixels of one of the given size. */
function refine(a: Bitmap, step: number, margin: number, { width, height }: Bitmap): Bitmap {
  const out = createBitmap(width, height);
  const { rows, x0, x1 } = findRuns(a);
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / step) + margin;
    for (let k = rows[row]!; k < rows[row + 1]!; k++) {
      const from = Math.max(0, (x0[k]! - margin) * step);
      fillRun(out.data, 1, y * width + from, y * width + Math.min(width, (x1[k]! - margin) * step));
    }
  }
  return out;
}

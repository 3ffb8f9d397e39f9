import type { Bitmap } from '../sheet/types.ts';
import { createBitmap, invert } from './bitmap.ts';
import { keepComponents } from './components.ts';
import { dilate, erode } from './morphology.ts';
import { nextRun } from './runs.ts';

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
  const fine = createBitmap(barrier.width, barrier.height);
  for (let y = 0; y < fine.height; y += step) {
    const row = (y / step + margin) * wide.width + margin;
    const end = row + Math.ceil(fine.width / step);
    const at = y * fine.width;
    for (
      let run = nextRun(inside.data, row, wide.width);
      run && run.start < end;
      run = nextRun(inside.data, run.end, wide.width)
    ) {
      fine.data.fill(1, at + (run.start - row) * step, at + Math.min(fine.width, (run.end - row) * step));
    }
    for (let k = 1; k < step && y + k < fine.height; k++)
      fine.data.copyWithin(at + k * fine.width, at, at + fine.width);
  }
  // Coarse cells overhang the barrier's outer faces: take that rim off again.
  const out = step > 1 ? erode(fine, 2 * step + 1) : fine;
  for (let i = 0; i < out.data.length; i++) out.data[i]! |= barrier.data[i]!;
  return out;
}

/** The picture `step` times smaller with `margin` empty cells around; a cell is set when any of its pixels is. */
function coarsen(a: Bitmap, step: number, margin: number): Bitmap {
  const out = createBitmap(Math.ceil(a.width / step) + 2 * margin, Math.ceil(a.height / step) + 2 * margin);
  for (let run = nextRun(a.data, 0, a.width); run; run = nextRun(a.data, run.end, a.width)) {
    const y = Math.floor(run.start / a.width);
    const row = (Math.floor(y / step) + margin) * out.width + margin;
    const [x0, x1] = [run.start - y * a.width, run.end - y * a.width];
    out.data.fill(1, row + Math.floor(x0 / step), row + Math.floor((x1 - 1) / step) + 1);
  }
  return out;
}

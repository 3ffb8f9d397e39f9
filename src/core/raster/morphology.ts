import type { Bitmap } from '../sheet/types.ts';
import { createBitmap } from './bitmap.ts';
import { nextRun } from './runs.ts';

/** Dilation by a box of `width` x `height` pixels (any size from 1; even sizes reach one further to the right and down). */
export function dilate(a: Bitmap, width: number, height = width): Bitmap {
  const [before, up] = [(width - 1) >> 1, (height - 1) >> 1];
  const down = height - 1 - up;
  const across = stretch(a, width - 1 - before, before);
  const out = createBitmap(a.width, a.height);
  const last = new Int32Array(a.width).fill(-height - 1);
  let run = nextRun(across, 0, a.width);
  let latest = -height - 1;
  for (let y = -down; y < a.height; y++) {
    const row = (y + down) * a.width;
    for (; run && run.start < row + a.width; run = nextRun(across, run.end, a.width)) {
      last.fill(y + down, run.start - row, run.end - row);
      latest = y + down;
    }
    if (y < 0 || latest < y - up) continue;
    for (let x = 0, i = y * a.width; x < a.width; x++, i++) if (last[x]! >= y - up) out.data[i] = 1;
  }
  return out;
}

/** Erosion by the mirror of the same box, so that `open` and `close` do not shift the picture. Outside counts as not set. */
export function erode(a: Bitmap, width: number, height = width): Bitmap {
  const [after, down] = [(width - 1) >> 1, (height - 1) >> 1];
  const across = stretch(a, after + 1 - width, -after);
  const out = createBitmap(a.width, a.height);
  const since = new Int32Array(a.width);
  for (let y = 0; y < a.height; y++) {
    const at = y * a.width;
    const to = (y - down) * a.width;
    for (let x = 0; x < a.width; x++) {
      if (!across[at + x]) since[x] = 0;
      else if (++since[x]! >= height) out.data[to + x] = 1;
    }
  }
  return out;
}

/** Every run of every row made longer by `before` pixels at its start and `after` at its end; shorter where negative. */
function stretch({ width, height, data }: Bitmap, before: number, after: number): Uint8Array {
  const out = new Uint8Array(width * height);
  for (let run = nextRun(data, 0, width); run; run = nextRun(data, run.end, width)) {
    const row = run.start - (run.start % width);
    const [x0, x1] = [Math.max(row, run.start - before), Math.min(row + width, run.end + after)];
    if (x1 > x0) out.fill(1, x0, x1);
  }
  return out;
}

/** Keeps only what holds a whole box of the given size. */
export function open(a: Bitmap, width: number, height = width): Bitmap {
  return dilate(erode(a, width, height), width, height);
}

/** Fills what no box of the given size fits into. */
export function close(a: Bitmap, width: number, height = width): Bitmap {
  return erode(dilate(a, width, height), width, height);
}

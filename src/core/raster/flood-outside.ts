import type { Bitmap } from '../sheet/types.ts';
import { createBitmap, invert } from './bitmap.ts';
import { dilate } from './morphology.ts';

/** Everything that can be reached from the border of the picture without crossing a set pixel (through edges). */
export function floodOutside(barrier: Bitmap): Bitmap {
  const { width, height } = barrier;
  const out = createBitmap(width, height);
  const stack: number[] = [];
  const visit = (i: number) => {
    if (barrier.data[i] || out.data[i]) return;
    out.data[i] = 1;
    stack.push(i);
  };
  for (let x = 0; x < width; x++) {
    visit(x);
    visit((height - 1) * width + x);
  }
  for (let y = 0; y < height; y++) {
    visit(y * width);
    visit(y * width + width - 1);
  }
  while (stack.length) {
    const i = stack.pop()!;
    const x = i % width;
    if (x > 0) visit(i - 1);
    if (x < width - 1) visit(i + 1);
    if (i >= width) visit(i - width);
    if (i < width * (height - 1)) visit(i + width);
  }
  return out;
}

/** What a barrier encloses when gaps in it up to `gap` pixels wide count as closed; the barrier itself is part of it. */
export function enclose(barrier: Bitmap, gap: number): Bitmap {
  const size = 2 * Math.ceil(gap / 2) + 1;
  const margin = size + 1;
  const wide = createBitmap(barrier.width + 2 * margin, barrier.height + 2 * margin);
  for (let y = 0; y < barrier.height; y++) {
    wide.data.set(
      barrier.data.subarray(y * barrier.width, (y + 1) * barrier.width),
      (y + margin) * wide.width + margin,
    );
  }
  const inside = invert(dilate(floodOutside(dilate(wide, size)), size));
  const out = createBitmap(barrier.width, barrier.height);
  for (let y = 0; y < out.height; y++) {
    const from = (y + margin) * wide.width + margin;
    out.data.set(inside.data.subarray(from, from + out.width), y * out.width);
  }
  for (let i = 0; i < out.data.length; i++) out.data[i]! |= barrier.data[i]!;
  return out;
}

import type { Bitmap } from '../sheet/types.ts';

/** An empty bitmap. */
export function createBitmap(width: number, height: number): Bitmap {
  return { width, height, data: new Uint8Array(width * height) };
}

/** Pixels that are set in `a` or in `b`. */
export function unite(a: Bitmap, b: Bitmap): Bitmap {
  const out = createBitmap(a.width, a.height);
  for (let i = 0; i < out.data.length; i++) out.data[i] = a.data[i]! | b.data[i]!;
  return out;
}

/** Pixels that are set in `a` and not in `b`. */
export function subtract(a: Bitmap, b: Bitmap): Bitmap {
  const out = createBitmap(a.width, a.height);
  for (let i = 0; i < out.data.length; i++) out.data[i] = a.data[i]! & (b.data[i]! ^ 1);
  return out;
}

/** Pixels that are set in both. */
export function intersect(a: Bitmap, b: Bitmap): Bitmap {
  const out = createBitmap(a.width, a.height);
  for (let i = 0; i < out.data.length; i++) out.data[i] = a.data[i]! & b.data[i]!;
  return out;
}

export function invert(a: Bitmap): Bitmap {
  const out = createBitmap(a.width, a.height);
  for (let i = 0; i < out.data.length; i++) out.data[i] = a.data[i]! ^ 1;
  return out;
}

export function countSet(a: Bitmap): number {
  let n = 0;
  for (let i = 0; i < a.data.length; i++) n += a.data[i]!;
  return n;
}

/** Whether a pixel is set; outside the bitmap nothing is. */
export function isSet(a: Bitmap, x: number, y: number): boolean {
  const px = Math.round(x);
  const py = Math.round(y);
  return px >= 0 && py >= 0 && px < a.width && py < a.height && a.data[py * a.width + px] === 1;
}

import type { Bitmap } from '../sheet/types.ts';

/** An empty bitmap. */
export function createBitmap(width: number, height: number): Bitmap {
  return { width, height, data: new Uint8Array(width * height) };
}

/** Four set pixels as one word. */
export const ALL_SET = 0x01010101;

/** The pixels of a bitmap by fours, one word each: the last few are left over, and all where memory is not aligned for it. */
export function wordsOf({ data }: Bitmap): Int32Array {
  const aligned = data.byteOffset % 4 === 0;
  return new Int32Array(data.buffer, aligned ? data.byteOffset : 0, aligned ? data.length >> 2 : 0);
}

export function invert(a: Bitmap): Bitmap {
  const out = createBitmap(a.width, a.height);
  const [p, words] = [wordsOf(a), wordsOf(out)];
  const n = Math.min(p.length, words.length);
  for (let k = 0; k < n; k++) words[k] = p[k]! ^ ALL_SET;
  for (let i = 4 * n; i < out.data.length; i++) out.data[i] = a.data[i]! ^ 1;
  return out;
}

/** Whether a pixel is set; outside the bitmap nothing is. */
export function isSet(a: Bitmap, x: number, y: number): boolean {
  const px = Math.round(x);
  const py = Math.round(y);
  return px >= 0 && py >= 0 && px < a.width && py < a.height && a.data[py * a.width + px] === 1;
}

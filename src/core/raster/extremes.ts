/**
 * Sliding maximum or minimum of a grey picture over a square window, in time that does not depend on the window
 * (van Herk and Gil-Werman): maxima are taken from each pixel to the end of its block of as many as the window is wide, and
 * of those of the next block as far as is needed. Outside the picture counts as its nearest edge pixel.
 */
export function slideExtreme(
  grey: Uint8Array,
  width: number,
  height: number,
  radius: number,
  kind: 'max' | 'min',
): Uint8Array {
  if (radius < 1) return grey.slice();
  // A minimum is a maximum of the negative: one code path, no branches in the inner loops.
  const flip = kind === 'min' ? 255 : 0;
  const rows = new Uint8Array((height + 2 * radius) * width);
  const line = new Uint8Array(width + 2 * radius);
  for (let y = 0; y < height; y++) {
    const at = y * width;
    line.fill(grey[at]! ^ flip, 0, radius);
    for (let x = 0; x < width; x++) line[radius + x] = grey[at + x]! ^ flip;
    line.fill(line[radius + width - 1]!, radius + width);
    slideLine(line, width, 2 * radius + 1, rows, at + radius * width);
  }
  const end = (radius + height) * width;
  for (let k = 0; k < radius; k++) {
    rows.copyWithin(k * width, radius * width, (radius + 1) * width);
    rows.copyWithin(end + k * width, end - width, end);
  }
  slideRows(rows, width, height, 2 * radius + 1, flip);
  return rows.slice(0, width * height);
}

/** Writes to `out` the maximum of each pixel of a line and the `size - 1` behind it. */
function slideLine(line: Uint8Array, length: number, size: number, out: Uint8Array, at: number): void {
  for (let start = 0; start < length; start += size) {
    let most = 0;
    for (let i = start + size - 1; i >= start; i--) line[i] = most = larger(line[i]!, most);
    out[at + start] = most;
    most = 0;
    const end = Math.min(length, start + size);
    for (let i = start + 1; i < end; i++) {
      most = larger(line[i + size - 1]!, most);
      out[at + i] = larger(line[i]!, most);
    }
  }
}

/** The same along columns, but whole rows at a time, which keeps memory access in order; the answer stands in the first rows. */
function slideRows(rows: Uint8Array, width: number, height: number, size: number, flip: number): void {
  const ahead = new Uint8Array(width);
  for (let top = 0; top < height; top += size) {
    for (let y = top + size - 2; y >= top; y--) {
      for (let i = y * width, end = i + width; i < end; i++) rows[i] = larger(rows[i]!, rows[i + width]!);
    }
    ahead.fill(0);
    const end = Math.min(height, top + size);
    for (let y = top; y < end; y++) {
      const last = (y + size - 1) * width;
      if (y > top) for (let x = 0; x < width; x++) ahead[x] = larger(ahead[x]!, rows[last + x]!);
      for (let x = 0, i = y * width; x < width; x++, i++) rows[i] = larger(rows[i]!, ahead[x]!) ^ flip;
    }
  }
}

/** `Math.max` of two bytes, without a branch. */
function larger(a: number, b: number): number {
  const less = a - b;
  return a - (less & (less >> 31));
}

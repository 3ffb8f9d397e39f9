/**
 * Sliding maximum or minimum of a grey picture over a square window, in time that does not depend on the window
 * (van Herk and Gil-Werman). Outside the picture counts as its nearest edge pixel.
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
  const rows = new Uint8Array(grey.length);
  const line = new Uint8Array(width);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) line[x] = grey[y * width + x]! ^ flip;
    slideLine(line, width, radius, rows, y * width);
  }
  return slideColumns(rows, width, height, radius, flip);
}

function slideLine(line: Uint8Array, length: number, radius: number, out: Uint8Array, at: number): void {
  const window = 2 * radius + 1;
  const padded = length + 2 * radius;
  const forward = new Uint8Array(padded);
  const backward = new Uint8Array(padded);
  for (let i = 0; i < padded; i++) {
    const v = line[Math.min(length - 1, Math.max(0, i - radius))]!;
    forward[i] = i % window === 0 ? v : Math.max(forward[i - 1]!, v);
  }
  for (let i = padded - 1; i >= 0; i--) {
    const v = line[Math.min(length - 1, Math.max(0, i - radius))]!;
    backward[i] = i % window === window - 1 || i === padded - 1 ? v : Math.max(backward[i + 1]!, v);
  }
  for (let i = 0; i < length; i++) out[at + i] = Math.max(backward[i]!, forward[i + window - 1]!);
}

/** Same along columns, but whole rows at a time, which keeps memory access in order. */
function slideColumns(rows: Uint8Array, width: number, height: number, radius: number, flip: number): Uint8Array {
  const window = 2 * radius + 1;
  const padded = height + 2 * radius;
  const forward = new Uint8Array(padded * width);
  const row = (i: number) => Math.min(height - 1, Math.max(0, i - radius)) * width;
  for (let i = 0; i < padded; i++) {
    const from = row(i);
    const fresh = i % window === 0;
    for (let x = 0, o = i * width; x < width; x++, o++) {
      const v = rows[from + x]!;
      forward[o] = fresh ? v : Math.max(forward[o - width]!, v);
    }
  }
  const out = new Uint8Array(width * height);
  const backward = new Uint8Array(width);
  for (let i = padded - 1; i >= 0; i--) {
    const from = row(i);
    const fresh = i % window === window - 1 || i === padded - 1;
    for (let x = 0; x < width; x++) {
      const v = rows[from + x]!;
      backward[x] = fresh ? v : Math.max(backward[x]!, v);
    }
    if (i >= height) continue;
    const ahead = (i + window - 1) * width;
    for (let x = 0; x < width; x++) out[i * width + x] = Math.max(backward[x]!, forward[ahead + x]!) ^ flip;
  }
  return out;
}

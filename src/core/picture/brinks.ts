import type { Samples, Wanted } from './rasterise.ts';
import type { Triangles } from './triangles.ts';

/** From this fall on the border of a thing is a brink, and from the larger one on a step within one thing is. Metres. */
const FALL = 0.012;
const STEP = 0.03;
/** How dark the least brink is, 0 to 255, and how much darker a metre of fall is. */
const DARK = 90;
const DARKER = 900;

/**
 * Marks the pixels in which something ends: those that differ from a neighbour in what is seen there or, clearly, in height. Only these are worth
 * more samples.
 */
export function markBrinks({ z, seen, width, height }: Samples, { surface }: Triangles, marks: Uint8Array): void {
  marks.fill(0);
  for (let y = 0; y < height; y++)
    for (let x = 0, i = y * width; x < width; x++, i++) {
      const own = seen[i]!;
      if (x + 1 < width && differ(surface, own, seen[i + 1]!, z[i]! - z[i + 1]!)) marks[i] = marks[i + 1] = 1;
      if (y + 1 < height && differ(surface, own, seen[i + width]!, z[i]! - z[i + width]!))
        marks[i] = marks[i + width] = 1;
    }
}

function differ(surface: Uint16Array, a: number, b: number, fall: number): boolean {
  if (a === b) return false;
  return a === 0 || b === 0 || surface[a - 1] !== surface[b - 1] || fall > STEP || fall < -STEP;
}

/** The marked pixels and those around them, for samples of `scale` a pixel each way. `wanted` is reused from band to band. */
export function spread(marks: Uint8Array, width: number, { mask, turn }: Wanted): void {
  const height = marks.length / width;
  for (let y = 0; y < height; y++) {
    const row = y * width;
    const up = y ? row - width : row;
    const down = y + 1 < height ? row + width : row;
    let turning = width;
    let next = 0;
    for (let x = width - 1; x >= 0; x--) {
      const l = x ? x - 1 : x;
      const r = x + 1 < width ? x + 1 : x;
      const own =
        marks[row + l]! | marks[row + x]! | marks[row + r]! |
        marks[up + l]! | marks[up + x]! | marks[up + r]! |
        marks[down + l]! | marks[down + x]! | marks[down + r]!; // biome-ignore format: a square of pixels
      if (x + 1 < width && own !== next) turning = x + 1;
      mask[row + x] = next = own;
      turn[row + x] = turning;
    }
  }
}

/** How dark the brink is on which a sample lies, 0 to 255: a thin dark line there makes shapes crisp. */
export function brinkAt({ z, seen, width }: Samples, { surface }: Triangles, i: number): number {
  const own = seen[i]!;
  const lowest = Math.min(z[i - 1]!, z[i + 1]!, z[i - width]!, z[i + width]!);
  const fall = z[i]! - lowest;
  if (fall < FALL || own === 0) return 0;
  if (fall < STEP && !isBorder(seen, surface, i, width)) return 0;
  return Math.min(255, DARK + fall * DARKER);
}

/** Whether one of the four samples around shows another thing. */
function isBorder(seen: Uint32Array, surface: Uint16Array, i: number, width: number): boolean {
  const own = surface[seen[i]! - 1]!;
  const left = seen[i - 1]!;
  const right = seen[i + 1]!;
  const up = seen[i - width]!;
  const down = seen[i + width]!;
  if (left === 0 || right === 0 || up === 0 || down === 0) return true;
  return (
    surface[left - 1] !== own || surface[right - 1] !== own || surface[up - 1] !== own || surface[down - 1] !== own
  );
}

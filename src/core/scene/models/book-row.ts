import type { ModelBuilder } from '../model-builder.ts';
import { box } from '../primitives.ts';

/** Books upright in a row, x0 to x1, their backs at y. */
export function bookRow(
  m: ModelBuilder,
  x0: number,
  x1: number,
  y: number,
  z: number,
  reach: number,
  tone: number,
): void {
  let x = x0;
  for (let i = 0; x < x1 - 0.03; i++) {
    const thick = 0.022 + ((i * 7 + tone * 3) % 5) * 0.007;
    if ((i + tone) % 13 === 9) x += 0.09;
    const next = Math.min(x + thick, x1);
    const deep = reach * (0.72 + ((i * 11 + tone) % 5) * 0.06);
    if (next > x + 0.01)
      box(
        m,
        `book-${(i * 5 + Math.floor(i / 4) + tone) % 6}`,
        [x, y, z],
        [next - 0.002, y + deep, z + 0.17 + ((i * 3) % 4) * 0.022],
      );
    x = next;
  }
}

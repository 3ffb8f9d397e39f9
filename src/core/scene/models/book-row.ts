import type { ModelBuilder } from '../model-builder.ts';

/** Books upright in a row, x0 to x1, from depth y to y + reach: backs to the front and heads are all that is seen of them. */
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
    const thick = 0.036 + ((i * 7 + tone * 3) % 5) * 0.011;
    // A gap here and there: nobody's shelves are quite full.
    if ((i + tone) % 7 === 4) x += 0.11;
    const next = Math.min(x + thick, x1);
    const [front, head] = [y + reach * (0.82 + ((i * 11 + tone) % 4) * 0.05), z + 0.17 + ((i * 3) % 4) * 0.022];
    const material = `book-${(i * 5 + Math.floor(i / 4) + tone) % 6}`;
    if (next > x + 0.01) {
      const [a, b] = [x, next - 0.003];
      m.quad(material, [a, y, head], [b, y, head], [b, front, head], [a, front, head], [0, 0, 1]);
      m.quad(material, [a, front, z], [b, front, z], [b, front, head], [a, front, head], [0, 1, 0]);
    }
    x = next;
  }
}

import type { ModelBuilder } from '../model-builder.ts';

interface Book {
  readonly material: string;
  readonly x0: number;
  readonly x1: number;
  /** How far its back and its head reach, in depth and height. */
  readonly front: number;
  readonly head: number;
}

/** Books upright in groups from x0 to x1 and from depth y to y + reach: backs and heads are seen of each, sides of the first and the last of a group. */
export function bookRow(
  m: ModelBuilder,
  x0: number,
  x1: number,
  y: number,
  z: number,
  reach: number,
  tone: number,
): void {
  const groups: Book[][] = [[]];
  let x = x0;
  for (let i = 0; x < x1 - 0.03; i++) {
    // A gap here and there: nobody's shelves are quite full.
    if ((i + tone) % 7 === 4) {
      x += 0.11;
      groups.push([]);
    }
    const next = Math.min(x + 0.044 + ((i * 7 + tone * 3) % 5) * 0.013, x1);
    const front = y + reach * (0.82 + ((i * 11 + tone) % 4) * 0.05);
    const head = z + 0.17 + ((i * 3) % 4) * 0.022;
    const material = `book-${(i * 5 + Math.floor(i / 4) + tone) % 6}`;
    if (next > x + 0.01) groups.at(-1)!.push({ material, x0: x, x1: next - 0.003, front, head });
    x = next;
  }
  for (const group of groups)
    group.forEach((book, i) => {
      const { material, x0: a, x1: b, front, head } = book;
      m.quad(material, [a, y, head], [b, y, head], [b, front, head], [a, front, head], [0, 0, 1]);
      m.quad(material, [a, front, z], [b, front, z], [b, front, head], [a, front, head], [0, 1, 0]);
      if (i === 0) m.quad(material, [a, y, z], [a, front, z], [a, front, head], [a, y, head], [-1, 0, 0]);
      if (i === group.length - 1) m.quad(material, [b, y, z], [b, front, z], [b, front, head], [b, y, head], [1, 0, 0]);
    });
}

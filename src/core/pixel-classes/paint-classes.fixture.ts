import type { PixelClasses } from './types.ts';

/** A box of one class, sheet pixels. */
export interface PaintedBox {
  readonly name: string;
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** What a network might say, painted in boxes over the first class, two sheet pixels to one of the map: for tests. */
export function paintClasses(
  names: readonly string[],
  width: number,
  height: number,
  boxes: readonly PaintedBox[],
): PixelClasses {
  const [w, h] = [Math.ceil(width / 2), Math.ceil(height / 2)];
  const labels = new Uint8Array(w * h);
  for (const { name, x0, y0, x1, y1 } of boxes) {
    for (let y = Math.floor(y0 / 2); y < Math.min(h, y1 / 2); y++)
      labels.fill(names.indexOf(name), y * w + Math.floor(x0 / 2), y * w + Math.min(w, Math.ceil(x1 / 2)));
  }
  const sure = new Uint8Array(w * h).fill(230);
  return { region: { x0: 0, y0: 0, x1: 2 * w, y1: 2 * h }, width: w, height: h, names, labels, sure };
}

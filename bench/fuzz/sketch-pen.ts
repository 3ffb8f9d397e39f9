import { createBitmap } from '#core/raster/bitmap.ts';
import { fillBand } from '#core/raster/fill-band.ts';
import type { BoxPx, PointPx } from '#core/sheet/types.ts';
import type { SketchedBox } from './sketch.ts';

/** Draws on white paper, in pixels; what lies beyond the paper is cut off. */
export class SketchPen {
  readonly grey: Uint8Array;
  readonly #widthPx: number;
  readonly #heightPx: number;

  constructor(widthPx: number, heightPx: number) {
    this.#widthPx = widthPx;
    this.#heightPx = heightPx;
    this.grey = new Uint8Array(widthPx * heightPx).fill(255);
  }

  /** A box in shares of the paper -> the same in pixels. */
  place({ x, y, w, h }: SketchedBox): BoxPx {
    const [width, height] = [this.#widthPx, this.#heightPx];
    return { x0: x * width, y0: y * height, x1: (x + w) * width, y1: (y + h) * height };
  }

  fill({ x0, y0, x1, y1 }: BoxPx, tone: number): void {
    const [width, height] = [this.#widthPx, this.#heightPx];
    const [left, right] = [Math.max(0, Math.round(x0)), Math.min(width, Math.round(x1))];
    for (let y = Math.max(0, Math.round(y0)); y < Math.min(height, Math.round(y1)); y++)
      if (right > left) this.grey.fill(tone, y * width + left, y * width + right);
  }

  stroke(from: PointPx, to: PointPx, wide: number): void {
    const ink = createBitmap(this.#widthPx, this.#heightPx);
    fillBand(ink, from, to, wide);
    for (let i = 0; i < this.grey.length; i++) if (ink.data[i]) this.grey[i] = 0;
  }

  arc(x: number, y: number, radius: number, quarters: number): void {
    const steps = Math.ceil(4 * radius);
    for (let k = 0; k <= steps * quarters; k++) {
      const angle = ((k / steps) * Math.PI) / 2;
      const [u, v] = [Math.round(x + radius * Math.cos(angle)), Math.round(y + radius * Math.sin(angle))];
      this.fill({ x0: u, y0: v, x1: u + 1, y1: v + 1 }, 0);
    }
  }

  /** So many of a thousand pixels get any tone. */
  spoil(perThousand: number): void {
    let noise = 12345;
    for (let i = 0; perThousand > 0 && i < this.grey.length; i++) {
      noise = (Math.imul(noise, 1103515245) + 12345) >>> 0;
      if ((noise >>> 8) % 1000 < perThousand) this.grey[i] = (noise >>> 18) & 255;
    }
  }
}

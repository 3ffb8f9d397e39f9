import type { Ground } from './ground.ts';

/** How wide the faint shadow around the dwelling is, metres, how far it is moved, and how dark it gets (0 to 255). */
const SPREAD = 0.22;
const SHIFT = 0.09;
/** It is moved less to the side than down the page. */
const SIDEWAYS = 0.65;
const DARK = 46;
/** The shadow is soft, so it is worked out on every eighth cell. */
const STEP = 8;

/** A soft shadow on white paper around what stands on it. */
export class Paper {
  readonly #step: number;
  readonly #width: number;
  readonly #mask: Float32Array;

  constructor({ surface, width, height, step }: Ground, pixelsPerMetre: number) {
    const w = Math.ceil(width / STEP) + 2;
    const h = Math.ceil(height / STEP) + 2;
    const mask = new Float32Array(w * h);
    const shift = (SHIFT * pixelsPerMetre) / step;
    for (let y = 0; y < h; y++)
      for (let x = 0; x < w; x++) {
        const [cx, cy] = [x * STEP - Math.round(shift * SIDEWAYS), y * STEP - Math.round(shift)];
        if (cx >= 0 && cy >= 0 && cx < width && cy < height && surface[cy * width + cx]) mask[y * w + x] = 1;
      }
    const radius = Math.max(1, Math.round((SPREAD * pixelsPerMetre) / step / STEP / 2));
    this.#step = step * STEP;
    this.#width = w;
    this.#mask = [0, 1, 2].reduce((soft) => blur(blur(soft, w, h, radius, 1, w), h, w, radius, w, 1), mask);
  }

  /** Brightness (sRGB) of the paper at a pixel. */
  shadeAt(x: number, y: number): number {
    const u = x / this.#step;
    const v = y / this.#step;
    const [sx, sy] = [u | 0, v | 0];
    const w = this.#width;
    const mask = this.#mask;
    const i = sy * w + sx;
    const a = mask[i]! + (mask[i + 1]! - mask[i]!) * (u - sx);
    const b = mask[i + w]! + (mask[i + w + 1]! - mask[i + w]!) * (u - sx);
    return (255 - (a + (b - a) * (v - sy)) * DARK) | 0;
  }
}

/** Running mean along lines of `count` cells that are `stride` apart; `lines` of them, `next` apart. */
function blur(
  from: Float32Array<ArrayBuffer>,
  count: number,
  lines: number,
  radius: number,
  stride: number,
  next: number,
): Float32Array<ArrayBuffer> {
  const out = new Float32Array(from.length);
  const size = radius * 2 + 1;
  for (let l = 0; l < lines; l++) {
    let sum = 0;
    const at = (i: number): number => (i < 0 || i >= count ? 0 : from[l * next + i * stride]!);
    for (let i = -radius; i < radius; i++) sum += at(i);
    for (let i = 0; i < count; i++) {
      sum += at(i + radius);
      out[l * next + i * stride] = sum / size;
      sum -= at(i - radius);
    }
  }
  return out;
}

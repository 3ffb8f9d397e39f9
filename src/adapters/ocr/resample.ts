import type { Sheet } from '#core/sheet/types.ts';

/** A float picture in the planar layout that the networks take: three planes of `height` rows of `width`. */
export interface Planes {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

/** Maps a channel value (0 to 255) to what the network was trained on; planes are blue, green, red. */
export type Normalise = readonly [scale: number, offset: number][];

/**
 * Resamples an oriented part of the sheet: output pixel (u, v) is taken around
 * `origin + u * alongStep + v * acrossStep` (sheet pixels). Shrinking averages over the footprint, enlarging is bilinear.
 */
export function resample(
  sheet: Sheet,
  origin: readonly [number, number],
  alongStep: readonly [number, number],
  acrossStep: readonly [number, number],
  target: { data: Float32Array; at: number; stride: number; planeSize: number; width: number; height: number },
  normalise: Normalise,
): void {
  const { widthPx: w, heightPx: h, rgb } = sheet;
  const step = Math.hypot(alongStep[0], alongStep[1]);
  const samples = Math.max(1, Math.min(4, Math.round(step)));
  const weight = 1 / (samples * samples);
  const [[sb, ob], [sg, og], [sr, or]] = normalise as [[number, number], [number, number], [number, number]];
  const { data, at, stride, planeSize } = target;
  for (let v = 0; v < target.height; v++) {
    for (let u = 0; u < target.width; u++) {
      let r = 0;
      let g = 0;
      let b = 0;
      for (let k = 0; k < samples; k++) {
        const vv = v + (k + 0.5) / samples;
        for (let l = 0; l < samples; l++) {
          const uu = u + (l + 0.5) / samples;
          const x = clamp(origin[0] + uu * alongStep[0] + vv * acrossStep[0] - 0.5, w - 1);
          const y = clamp(origin[1] + uu * alongStep[1] + vv * acrossStep[1] - 0.5, h - 1);
          const x0 = x | 0;
          const y0 = y | 0;
          const fx = x - x0;
          const fy = y - y0;
          const i = 3 * (y0 * w + x0);
          const right = x0 + 1 < w ? 3 : 0;
          const below = y0 + 1 < h ? 3 * w : 0;
          const w00 = (1 - fx) * (1 - fy);
          const w10 = fx * (1 - fy);
          const w01 = (1 - fx) * fy;
          const w11 = fx * fy;
          r += w00 * rgb[i]! + w10 * rgb[i + right]! + w01 * rgb[i + below]! + w11 * rgb[i + right + below]!;
          g +=
            w00 * rgb[i + 1]! +
            w10 * rgb[i + right + 1]! +
            w01 * rgb[i + below + 1]! +
            w11 * rgb[i + right + below + 1]!;
          b +=
            w00 * rgb[i + 2]! +
            w10 * rgb[i + right + 2]! +
            w01 * rgb[i + below + 2]! +
            w11 * rgb[i + right + below + 2]!;
        }
      }
      const o = at + v * stride + u;
      data[o] = b * weight * sb + ob;
      data[o + planeSize] = g * weight * sg + og;
      data[o + 2 * planeSize] = r * weight * sr + or;
    }
  }
}

function clamp(value: number, max: number): number {
  return value < 0 ? 0 : value > max ? max : value;
}

import { clamp, type Resample, samplesFor } from './planes.ts';

/** The axes of the picture are at an angle to those of the sheet: every sample is interpolated for itself. */
export const resampleTilted: Resample = ({ widthPx: w, heightPx: h, rgb }, part, target, normalise) => {
  const { data, at, stride, planeSize, width, height } = target;
  const { origin, alongStep, acrossStep } = part;
  const samples = samplesFor(part);
  const weight = 1 / (samples * samples);
  const [[sb, ob], [sg, og], [sr, or]] = normalise as [[number, number], [number, number], [number, number]];
  for (let v = 0; v < height; v++) {
    for (let u = 0; u < width; u++) {
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
};

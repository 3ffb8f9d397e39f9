import { compose } from '#core/geometry/affine.ts';
import type { Random } from '../random.ts';
import { moveMarks } from './affine.ts';
import { type Homography, homographyOf, project } from './homography.ts';
import type { PointPx } from './pen.ts';
import type { DrawingTruth } from './types.ts';

/** Where the sheet lies in a photograph of `width` x `height`, and the map from its pixels to the sheet's. */
export interface Photograph {
  width: number;
  height: number;
  toPhoto: Homography;
  toSheet: Homography;
}

/** A photograph taken nearly straight from above: the sheet a little turned and, half the time, a little narrower at one end. */
export function framePhoto(width: number, height: number, random: Random): Photograph {
  const margin = Math.max(width, height) * random.range(0.02, 0.07);
  const [w, h] = [Math.round(width + 2 * margin), Math.round(height + 2 * margin)];
  const angle = random.normal() * 0.008;
  const bend = random.chance(0.5) ? Math.min(width, height) * 0.008 : 0;
  const sheet: PointPx[] = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
  const quad = sheet.map(([x, y]): PointPx => {
    const [dx, dy] = [x - width / 2, y - height / 2];
    return [
      w / 2 + dx * Math.cos(angle) - dy * Math.sin(angle) + random.range(-bend, bend),
      h / 2 + dx * Math.sin(angle) + dy * Math.cos(angle) + random.range(-bend, bend),
    ];
  });
  return { width: w, height: h, toPhoto: homographyOf(sheet, quad), toSheet: homographyOf(quad, sheet) };
}

/** Takes the photograph: the sheet on a table, sampled between its pixels. Four bytes a pixel. */
export function takePhoto(
  data: Uint8ClampedArray,
  width: number,
  height: number,
  photo: Photograph,
  random: Random,
): Uint8ClampedArray {
  const table = random.pick([
    [92, 70, 52],
    [60, 60, 64],
    [150, 142, 130],
    [188, 170, 142],
    [30, 32, 36],
  ] as const);
  const out = new Uint8ClampedArray(photo.width * photo.height * 4);
  const [a, b, c, d, e, f, g, h] = photo.toSheet;
  const grain = Uint8Array.from({ length: 509 }, () => random.int(0, 14));
  for (let y = 0, o = 0; y < photo.height; y++) {
    for (let x = 0; x < photo.width; x++, o += 4) {
      const w = 1 / (g * x + h * y + 1);
      const [u, v] = [(a * x + b * y + c) * w, (d * x + e * y + f) * w];
      const [i, j] = [Math.floor(u), Math.floor(v)];
      out[o + 3] = 255;
      if (i < 0 || j < 0 || i >= width - 1 || j >= height - 1) {
        const n = grain[(x + y * 31) % 509]!;
        for (let k = 0; k < 3; k++) out[o + k] = table[k]! + n;
        continue;
      }
      const [s, t] = [u - i, v - j];
      const p = (j * width + i) * 4;
      const q = p + width * 4;
      for (let k = 0; k < 3; k++)
        out[o + k] =
          (data[p + k]! * (1 - s) + data[p + 4 + k]! * s) * (1 - t) +
          (data[q + k]! * (1 - s) + data[q + 4 + k]! * s) * t;
    }
  }
  return out;
}

/** The class map as the photograph shows it. */
export function photographClasses(map: Uint8Array, width: number, height: number, photo: Photograph): Uint8Array {
  const out = new Uint8Array(photo.width * photo.height);
  for (let y = 0, o = 0; y < photo.height; y++) {
    for (let x = 0; x < photo.width; x++, o++) {
      const [u, v] = project(photo.toSheet, [x + 0.5, y + 0.5]);
      if (u >= 0 && v >= 0 && u < width && v < height) out[o] = map[Math.floor(v) * width + Math.floor(u)]!;
    }
  }
  return out;
}

/** The truth in pixels of the photograph; `toPixels` and the scale are those at the sheet's middle. */
export function photographTruth(truth: DrawingTruth, { width, height, toPhoto }: Photograph): DrawingTruth {
  const move = (p: readonly [number, number]) => project(toPhoto, p);
  const [cx, cy] = [truth.widthPx / 2, truth.heightPx / 2];
  const [m, mx, my] = [move([cx, cy]), move([cx + 1, cy]), move([cx, cy + 1])];
  const [a, b, c, d] = [mx[0] - m[0], mx[1] - m[1], my[0] - m[0], my[1] - m[1]];
  const affine = [a, b, c, d, m[0] - a * cx - c * cy, m[1] - b * cx - d * cy] as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const degrees = (Math.atan2(b, a) * 180) / Math.PI;
  return {
    ...truth,
    widthPx: width,
    heightPx: height,
    perspective: toPhoto,
    ...(truth.toPixels ? { toPixels: compose(affine, truth.toPixels) } : {}),
    ...(truth.metresPerPixel ? { metresPerPixel: truth.metresPerPixel / Math.sqrt(Math.abs(a * d - b * c)) } : {}),
    ...moveMarks(truth, move, degrees),
  };
}

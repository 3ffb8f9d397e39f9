import type { Sheet } from '#core/sheet/types.ts';

/** A stretch of planar floats that a resampled picture is written to: three planes of rows of `stride`, from `at` on. */
export interface Planes {
  readonly data: Float32Array;
  readonly at: number;
  readonly stride: number;
  readonly planeSize: number;
  readonly width: number;
  readonly height: number;
}

/** Maps a channel value (0 to 255) to what the network was trained on; planes are blue, green, red. */
export type Normalise = readonly [scale: number, offset: number][];

type Vector = readonly [x: number, y: number];

/** A sample is taken so many times each way at most where the sheet is shrunk. */
const MOST_SAMPLES = 4;

/**
 * Resamples an oriented part of the sheet: output pixel (u, v) is taken around
 * `origin + u * alongStep + v * acrossStep` (sheet pixels). Shrinking averages over the footprint, enlarging is bilinear.
 */
export function resample(
  sheet: Sheet,
  origin: Vector,
  alongStep: Vector,
  acrossStep: Vector,
  target: Planes,
  normalise: Normalise,
): void {
  const isUpright = alongStep[1] === 0 && acrossStep[0] === 0;
  const isTurned = alongStep[0] === 0 && acrossStep[1] === 0;
  if (isUpright || isTurned) resampleAlongAxes(sheet, origin, alongStep, acrossStep, target, normalise);
  else resampleTilted(sheet, origin, alongStep, acrossStep, target, normalise);
}

const samplesFor = (step: Vector) => Math.max(1, Math.min(MOST_SAMPLES, Math.round(Math.hypot(step[0], step[1]))));

/** What every place along one axis is made of: weighted pixels, as places in the sheet's bytes. */
interface Taps {
  /** The taps of place `i` are those from `first[i]` to `first[i + 1]`. */
  readonly first: Int32Array;
  readonly offset: Int32Array;
  readonly weight: Float64Array;
}

/** The mean of `samples` samples at each place, each between two of `size` pixels that lie `stride` bytes apart. */
function tapsAlong(count: number, from: number, step: number, samples: number, size: number, stride: number): Taps {
  const first = new Int32Array(count + 1);
  const offset = new Int32Array(count * samples * 2);
  const weight = new Float64Array(count * samples * 2);
  let n = 0;
  const add = (pixel: number, share: number, start: number) => {
    if (share === 0) return;
    const at = offset.subarray(start, n).indexOf(pixel * stride);
    if (at >= 0) weight[start + at]! += share;
    else {
      offset[n] = pixel * stride;
      weight[n++] = share;
    }
  };
  for (let i = 0; i < count; i++) {
    const start = n;
    for (let k = 0; k < samples; k++) {
      const place = clamp(from + (i + (k + 0.5) / samples) * step - 0.5, size - 1);
      const low = Math.floor(place);
      add(low, (1 - (place - low)) / samples, start);
      add(Math.min(low + 1, size - 1), (place - low) / samples, start);
    }
    first[i + 1] = n;
  }
  return { first, offset, weight };
}

/** The axes of the picture are those of the sheet, maybe turned a quarter: lines first, then across them. */
function resampleAlongAxes(
  { widthPx, heightPx, rgb }: Sheet,
  origin: Vector,
  alongStep: Vector,
  acrossStep: Vector,
  { data, at, stride, planeSize, width, height }: Planes,
  normalise: Normalise,
): void {
  const samples = samplesFor(alongStep);
  const axes = [
    { from: origin[0], size: widthPx, stride: 3 },
    { from: origin[1], size: heightPx, stride: 3 * widthPx },
  ] as const;
  const axis = alongStep[1] === 0 ? 0 : 1;
  const tapsOf = (axis: 0 | 1, step: Vector, count: number) =>
    tapsAlong(count, axes[axis].from, step[axis], samples, axes[axis].size, axes[axis].stride);
  const along = tapsOf(axis, alongStep, width);
  const across = tapsOf(axis === 0 ? 1 : 0, acrossStep, height);
  let lines = new Map<number, Float32Array>();
  for (let v = 0; v < height; v++) {
    const used = new Map<number, Float32Array>();
    const lineOf = (t: number) => {
      const offset = across.offset[t]!;
      const line = lines.get(offset) ?? used.get(offset) ?? lineAt(rgb, offset, along, width, normalise);
      used.set(offset, line);
      return line;
    };
    const end = across.first[v + 1]!;
    for (let t = across.first[v]!; t < end; t += 2) {
      const isFirst = t === across.first[v];
      const [a, b] = [lineOf(t), lineOf(Math.min(t + 1, end - 1))];
      const share = t + 1 < end ? across.weight[t + 1]! : 0;
      for (let plane = 0; plane < 3; plane++) {
        const to = at + plane * planeSize + v * stride;
        addLines(data, to, width, a, across.weight[t]!, b, share, plane * width, isFirst);
      }
    }
    lines = used;
  }
}

/** Two weighted stretches of lines, from `from` on, over or on what stands in `data` from `to` on. */
function addLines(
  data: Float32Array,
  to: number,
  count: number,
  a: Float32Array,
  weightA: number,
  b: Float32Array,
  weightB: number,
  from: number,
  isFirst: boolean,
): void {
  if (isFirst) for (let i = 0; i < count; i++) data[to + i] = a[from + i]! * weightA + b[from + i]! * weightB;
  else for (let i = 0; i < count; i++) data[to + i]! += a[from + i]! * weightA + b[from + i]! * weightB;
}

/** Blue, green and red, normalised, of every place of a line that begins at `offset`: plane by plane. */
function lineAt(rgb: Uint8Array, offset: number, taps: Taps, width: number, normalise: Normalise): Float32Array {
  const line = new Float32Array(3 * width);
  for (let u = 0; u < width; u++) {
    let r = 0;
    let g = 0;
    let b = 0;
    for (let t = taps.first[u]!; t < taps.first[u + 1]!; t++) {
      const i = offset + taps.offset[t]!;
      const share = taps.weight[t]!;
      r += share * rgb[i]!;
      g += share * rgb[i + 1]!;
      b += share * rgb[i + 2]!;
    }
    line[u] = b;
    line[u + width] = g;
    line[u + 2 * width] = r;
  }
  normalise.forEach(([scale, shift], plane) => {
    for (let i = plane * width; i < (plane + 1) * width; i++) line[i] = line[i]! * scale + shift;
  });
  return line;
}

function resampleTilted(
  { widthPx: w, heightPx: h, rgb }: Sheet,
  origin: Vector,
  alongStep: Vector,
  acrossStep: Vector,
  { data, at, stride, planeSize, width, height }: Planes,
  normalise: Normalise,
): void {
  const samples = samplesFor(alongStep);
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
}

function clamp(value: number, max: number): number {
  return value < 0 ? 0 : value > max ? max : value;
}

import { clamp, type Normalise, type Resample, samplesFor, type Vector } from './planes.ts';

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
export const resampleAlongAxes: Resample = ({ widthPx, heightPx, rgb }, part, target, normalise) => {
  const { data, at, stride, planeSize, width, height } = target;
  const { origin, alongStep, acrossStep } = part;
  const samples = samplesFor(part);
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
    for (let plane = 0; plane < 3; plane++) {
      const from = at + plane * planeSize + v * stride;
      const row = data.subarray(from, from + width).fill(0);
      for (let t = across.first[v]!; t < end; t++) {
        addLine(row, lineOf(t).subarray(plane * width, (plane + 1) * width), across.weight[t]!);
      }
    }
    lines = used;
  }
};

function addLine(row: Float32Array, line: Float32Array, weight: number): void {
  for (let i = 0; i < row.length; i++) row[i]! += weight * line[i]!;
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

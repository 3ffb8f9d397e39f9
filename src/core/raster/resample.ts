/**
 * An interleaved picture of `w` x `h` pixels at `w2` x `h2`: averaged over the area of each target pixel when shrinking,
 * linear when enlarging. Both sides are treated apart, so a picture may also be stretched. Rows of the source are stretched
 * one at a time, and only as many kept as one row of the target is made of.
 */
export function resample(from: Uint8Array, channels: number, w: number, h: number, w2: number, h2: number): Uint8Array {
  const across = weights(w, w2);
  const down = weights(h, h2);
  const size = w2 * channels;
  const kept = Array.from({ length: down.most }, () => ({ y: -1, row: new Float32Array(size) }));
  const stretch = channels === 3 ? stretchColours : stretchRow;
  const rowAt = (y: number) => {
    const one = kept[y % kept.length]!;
    if (one.y !== y) stretch(from, y * w * channels, across, one.row, channels);
    one.y = y;
    return one.row;
  };
  const out = new Uint8Array(size * h2);
  const sum = new Float32Array(size);
  for (let y = 0; y < h2; y++) {
    const last = down.parts[y + 1]! - 1;
    sum.fill(0);
    for (let k = down.parts[y]!; k < last; k++) addRow(sum, rowAt(down.from[k]!), down.share[k]!);
    writeRow(sum, rowAt(down.from[last]!), down.share[last]!, out, y * size);
  }
  return out;
}

function addRow(sum: Float32Array, row: Float32Array, share: number): void {
  for (let i = 0; i < sum.length; i++) sum[i]! += share * row[i]!;
}

/** Adds the last row and rounds. */
function writeRow(sum: Float32Array, row: Float32Array, share: number, out: Uint8Array, at: number): void {
  for (let i = 0; i < sum.length; i++) out[at + i] = Math.fround(sum[i]! + share * row[i]!) + 0.5;
}

type Stretch = (from: Uint8Array, start: number, across: Weights, row: Float32Array, channels: number) => void;

const stretchRow: Stretch = (from, start, { parts, from: pixels, share }, row, channels) => {
  for (let c = 0; c < channels; c++) {
    let k = 0;
    for (let x = 0, i = c; i < row.length; x++, i += channels) {
      let sum = 0;
      for (const end = parts[x + 1]!; k < end; k++)
        sum = Math.fround(sum + share[k]! * from[start + channels * pixels[k]! + c]!);
      row[i] = sum;
    }
  }
};

/** The same for three channels, in one go. */
const stretchColours: Stretch = (from, start, { parts, from: pixels, share }, row) => {
  let k = 0;
  for (let x = 0, i = 0; i < row.length; x++, i += 3) {
    let r = 0;
    let g = 0;
    let b = 0;
    for (const end = parts[x + 1]!; k < end; k++) {
      const part = share[k]!;
      const p = start + 3 * pixels[k]!;
      r = Math.fround(r + part * from[p]!);
      g = Math.fround(g + part * from[p + 1]!);
      b = Math.fround(b + part * from[p + 2]!);
    }
    row[i] = r;
    row[i + 1] = g;
    row[i + 2] = b;
  }
};

/** What the target pixels along one side are made of. */
interface Weights {
  /** Target pixel `i` has the parts from `parts[i]` up to `parts[i + 1]`, one at least. */
  readonly parts: Int32Array;
  /** Pixel of the source and its share, by part. */
  readonly from: Int32Array;
  readonly share: Float32Array;
  /** No target pixel has more parts. */
  readonly most: number;
}

/** Weights of the source pixels for each target pixel along one side: area when shrinking, linear when enlarging. */
function weights(from: number, to: number): Weights {
  const step = from / to;
  const most = step > 1 ? Math.ceil(step) + 1 : 2;
  const parts = new Int32Array(to + 1);
  const pixels = new Int32Array(to * most);
  const share = new Float32Array(to * most);
  let n = 0;
  for (let i = 0; i < to; i++) {
    const [a, b] = [i * step, (i + 1) * step];
    const middle = (i + 0.5) * step - 0.5;
    const first = Math.floor(step > 1 ? a : middle);
    for (let p = first; p < first + most; p++) {
      const second = Math.fround(middle - first);
      const linear = p === first ? 1 - second : second;
      share[n] = step > 1 ? Math.max(0, Math.min(b, p + 1) - Math.max(a, p)) / step : linear;
      pixels[n] = Math.min(from - 1, Math.max(0, p));
      if (share[n]! > 0) n++;
    }
    parts[i + 1] = n;
  }
  return { parts, from: pixels, share, most };
}

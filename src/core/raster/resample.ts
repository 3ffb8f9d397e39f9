/**
 * An interleaved picture of `w` x `h` pixels at `w2` x `h2`: averaged over the area of each target pixel when shrinking,
 * linear when enlarging. Both sides are treated apart, so a picture may also be stretched. Rows of the source are stretched
 * one at a time, and only as many kept as one row of the target is made of.
 */
export function resample(from: Uint8Array, channels: number, w: number, h: number, w2: number, h2: number): Uint8Array {
  const across = weights(w, w2);
  const down = weights(h, h2);
  const size = w2 * channels;
  const kept = Array.from({ length: down.taps }, () => ({ y: -1, row: new Float32Array(size) }));
  const rowAt = (y: number) => {
    const one = kept[y % kept.length]!;
    if (one.y !== y) stretchRow(from, y * w, w, channels, across, one.row);
    one.y = y;
    return one.row;
  };
  const out = new Uint8Array(size * h2);
  const sum = new Float32Array(size);
  for (let y = 0; y < h2; y++) {
    sum.fill(0);
    for (let k = 0; k < down.taps; k++) {
      const share = down.share[y * down.taps + k]!;
      if (share === 0) continue;
      const row = rowAt(Math.min(h - 1, Math.max(0, down.first[y]! + k)));
      for (let i = 0; i < size; i++) sum[i]! += share * row[i]!;
    }
    for (let i = 0; i < size; i++) out[y * size + i] = Math.round(sum[i]!);
  }
  return out;
}

function stretchRow(
  from: Uint8Array,
  start: number,
  w: number,
  channels: number,
  { first, share, taps }: ReturnType<typeof weights>,
  row: Float32Array,
): void {
  row.fill(0);
  for (let x = 0; x < first.length; x++) {
    for (let k = 0; k < taps; k++) {
      const part = share[x * taps + k]!;
      if (part === 0) continue;
      const p = (start + Math.min(w - 1, Math.max(0, first[x]! + k))) * channels;
      for (let c = 0; c < channels; c++) row[x * channels + c]! += part * from[p + c]!;
    }
  }
}

/** Weights of the source pixels for each target pixel along one side: area when shrinking, linear when enlarging. */
function weights(from: number, to: number): { first: Int32Array; share: Float32Array; taps: number } {
  const step = from / to;
  const taps = step > 1 ? Math.ceil(step) + 1 : 2;
  const first = new Int32Array(to);
  const share = new Float32Array(to * taps);
  for (let i = 0; i < to; i++) {
    if (step > 1) {
      const [a, b] = [i * step, (i + 1) * step];
      first[i] = Math.floor(a);
      for (let k = 0; k < taps; k++) {
        const p = first[i]! + k;
        share[i * taps + k] = Math.max(0, Math.min(b, p + 1) - Math.max(a, p)) / step;
      }
    } else {
      const c = (i + 0.5) * step - 0.5;
      first[i] = Math.floor(c);
      share[i * taps + 1] = c - first[i]!;
      share[i * taps] = 1 - share[i * taps + 1]!;
    }
  }
  return { first, share, taps };
}

/**
 * An interleaved picture of `w` x `h` pixels at `w2` x `h2`: averaged over the area of each target pixel when shrinking,
 * linear when enlarging. Both sides are treated apart, so a picture may also be stretched.
 */
export function resample(from: Uint8Array, channels: number, w: number, h: number, w2: number, h2: number): Uint8Array {
  const across = weights(w, w2);
  const down = weights(h, h2);
  const middle = new Float32Array(w2 * h * channels);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w2; x++) {
      for (let k = 0; k < across.taps; k++) {
        const share = across.share[x * across.taps + k]!;
        if (share === 0) continue;
        const p = Math.min(w - 1, Math.max(0, across.first[x]! + k));
        for (let c = 0; c < channels; c++) {
          middle[(y * w2 + x) * channels + c]! += share * from[(y * w + p) * channels + c]!;
        }
      }
    }
  }
  const out = new Uint8Array(w2 * h2 * channels);
  const row = new Float32Array(w2 * channels);
  for (let y = 0; y < h2; y++) {
    row.fill(0);
    for (let k = 0; k < down.taps; k++) {
      const share = down.share[y * down.taps + k]!;
      if (share === 0) continue;
      const p = Math.min(h - 1, Math.max(0, down.first[y]! + k)) * w2 * channels;
      for (let i = 0; i < row.length; i++) row[i]! += share * middle[p + i]!;
    }
    for (let i = 0; i < row.length; i++) out[y * row.length + i] = Math.round(row[i]!);
  }
  return out;
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

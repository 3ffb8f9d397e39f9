import { expOfMinus } from './exponentials.ts';

/** Writes down the classes with the largest logits for a stretch of a row, and their softmax. */
export function classifyRow(planes: readonly Float32Array[], from: number, labels: Uint8Array, sure: Uint8Array): void {
  const count = labels.length;
  const best = planes[0]!.slice(from, from + count);
  for (let c = 1; c < planes.length; c++) {
    const plane = planes[c]!;
    for (let u = 0; u < count; u++) {
      if (plane[from + u]! <= best[u]!) continue;
      best[u] = plane[from + u]!;
      labels[u] = c;
    }
  }
  const sums = new Float64Array(count);
  for (const plane of planes) for (let u = 0; u < count; u++) sums[u]! += expOfMinus(best[u]! - plane[from + u]!);
  for (let u = 0; u < count; u++) sure[u] = Math.round(255 / sums[u]!);
}

/**
 * Share of the edge of every part at which the pixel beside it passes: 0 to 1, by number of the part less one. `labels` holds the
 * parts' numbers from 1, row by row. A pixel counts once for each of its sides that another part, or none, lies at.
 */
export function edgeShares(
  labels: Int32Array,
  count: number,
  width: number,
  passes: (beside: number) => boolean,
): Float64Array {
  const edge = new Int32Array(count);
  const passed = new Int32Array(count);
  const around = [-1, 1, -width, width];
  for (let i = width; i + width < labels.length; i++) {
    const part = labels[i]!;
    if (!part) continue;
    // Nearly all pixels lie within their part.
    if (labels[i - 1] === part && labels[i + 1] === part && labels[i - width] === part && labels[i + width] === part)
      continue;
    for (let k = 0; k < 4; k++) {
      const beside = i + around[k]!;
      if (labels[beside] === part) continue;
      edge[part - 1]!++;
      if (passes(beside)) passed[part - 1]!++;
    }
  }
  return Float64Array.from(passed, (n, k) => n / Math.max(1, edge[k]!));
}

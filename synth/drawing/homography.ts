/** A projective map of the plane, row by row: x' = (a·x + b·y + c) / w, y' = (d·x + e·y + f) / w, w = g·x + h·y + 1. */
export type Homography = [number, number, number, number, number, number, number, number];

export function project([a, b, c, d, e, f, g, h]: Homography, [x, y]: readonly [number, number]): [number, number] {
  const w = g * x + h * y + 1;
  return [(a * x + b * y + c) / w, (d * x + e * y + f) / w];
}

/** The map that takes four corners (no three on a line) to four others. */
export function homographyOf(
  from: readonly (readonly [number, number])[],
  to: readonly (readonly [number, number])[],
): Homography {
  const rows = from.flatMap(([x, y], i) => {
    const [u, v] = to[i]!;
    return [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ];
  });
  return solve(rows) as Homography;
}

/** Gauss with the largest pivot; each row ends with its right side. */
function solve(rows: number[][]): number[] {
  const n = rows.length;
  for (let i = 0; i < n; i++) {
    let best = i;
    for (let k = i + 1; k < n; k++) if (Math.abs(rows[k]![i]!) > Math.abs(rows[best]![i]!)) best = k;
    [rows[i], rows[best]] = [rows[best]!, rows[i]!];
    for (let k = 0; k < n; k++) {
      if (k === i) continue;
      const factor = rows[k]![i]! / rows[i]![i]!;
      for (let j = i; j <= n; j++) rows[k]![j]! -= factor * rows[i]![j]!;
    }
  }
  return rows.map((row, i) => row[n]! / row[i]!);
}

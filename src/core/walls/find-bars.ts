import type { Stroke } from '../raster/trace-strokes.ts';
import type { PointPx } from '../sheet/types.ts';

/** A straight stroke: centre line and thickness. */
export interface Bar {
  readonly from: PointPx;
  readonly to: PointPx;
  readonly thick: number;
}

/** Cuts strokes into straight bars; arcs fall into short pieces of their chord. */
export function findBars(strokes: readonly Stroke[], shortest: number): Bar[] {
  const bars: Bar[] = [];
  for (const stroke of strokes) {
    const cut = (a: number, b: number) => {
      if (b - a + 1 < shortest) return;
      const thick = median(stroke.across, a, b);
      const tolerance = Math.max(1, 0.12 * thick);
      const [slope, base] = fitLine(stroke.centre, stroke.across, a, b);
      let worst = a;
      let off = 0;
      for (let i = a; i <= b; i++) {
        const d = Math.abs(stroke.centre[i]! - base - slope * (i - a)) / Math.hypot(1, slope);
        if (d > off) [worst, off] = [i, d];
      }
      if (off > tolerance && b - a > 2 * shortest) {
        let at = farthest(stroke.centre, a, b);
        if (at <= a || at >= b) at = worst > a && worst < b ? worst : (a + b) >> 1;
        cut(a, at);
        cut(at, b);
        return;
      }
      if (off > 3 * tolerance || Math.abs(slope) > (stroke.level ? 1 : 0.999)) return;
      const ends: [PointPx, PointPx] = [
        [stroke.start + a - 0.5, base - slope * 0.5],
        [stroke.start + b + 0.5, base + slope * (b - a + 0.5)],
      ];
      const flip = (p: PointPx): PointPx => (stroke.level ? p : [p[1], p[0]]);
      bars.push({ from: flip(ends[0]), to: flip(ends[1]), thick: thick / Math.hypot(1, slope) });
    };
    cut(0, stroke.centre.length - 1);
  }
  return bars;
}

function fitLine(centre: Float32Array, across: Float32Array, a: number, b: number): [number, number] {
  let [n, sx, sy, sxx, sxy] = [0, 0, 0, 0, 0];
  for (let i = a; i <= b; i++) {
    if (!across[i]) continue;
    const x = i - a;
    n++;
    sx += x;
    sy += centre[i]!;
    sxx += x * x;
    sxy += x * centre[i]!;
  }
  const det = n * sxx - sx * sx;
  const slope = det > 0 ? (n * sxy - sx * sy) / det : 0;
  return [slope, n ? (sy - slope * sx) / n : centre[a]!];
}

function farthest(centre: Float32Array, a: number, b: number): number {
  const slope = (centre[b]! - centre[a]!) / (b - a);
  let [at, off] = [a, 0];
  for (let i = a; i <= b; i++) {
    const d = Math.abs(centre[i]! - centre[a]! - slope * (i - a));
    if (d > off) [at, off] = [i, d];
  }
  return at;
}

function median(values: Float32Array, a: number, b: number): number {
  const seen = [...values.subarray(a, b + 1)].filter((v) => v > 0).sort((x, y) => x - y);
  return seen[seen.length >> 1] ?? 0;
}

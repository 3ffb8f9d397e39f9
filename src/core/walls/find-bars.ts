import { lengthOf, project } from '../geometry/segment.ts';
import type { Stroke } from '../raster/trace-strokes.ts';
import type { PointPx } from '../sheet/types.ts';

/** A straight stroke: centre line and thickness. */
export interface Bar {
  readonly from: PointPx;
  readonly to: PointPx;
  readonly thick: number;
}

/** Slopes that a stroke is followed at: a little more than the diagonal, which would fall between both directions otherwise. */
const STEEPEST = 1.1;
/** From here on a stroke may be followed along both. */
const DIAGONAL = 0.85;

/** Cuts strokes into straight bars; arcs fall into short pieces of their chord. */
export function findBars(strokes: readonly Stroke[], shortest: number): Bar[] {
  const bars: Bar[] = [];
  /** About as steep as wide: followed along either direction, or along both. */
  const diagonal: Bar[] = [];
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
      if (off > 3 * tolerance || Math.abs(slope) > STEEPEST) return;
      const ends: [PointPx, PointPx] = [
        [stroke.start + a - 0.5, base - slope * 0.5],
        [stroke.start + b + 0.5, base + slope * (b - a + 0.5)],
      ];
      const flip = (p: PointPx): PointPx => (stroke.level ? p : [p[1], p[0]]);
      const bar = { from: flip(ends[0]), to: flip(ends[1]), thick: thick / Math.hypot(1, slope) };
      bars.push(bar);
      if (Math.abs(slope) > DIAGONAL) diagonal.push(bar);
    };
    cut(0, stroke.centre.length - 1);
  }
  const twins = diagonal.filter((b) => diagonal.some((o) => o !== b && isTwin(b, o, bars)));
  return twins.length ? bars.filter((b) => !twins.includes(b)) : bars;
}

/** Whether a bar lies along the middle of a longer one, or of an earlier one as long. */
function isTwin(b: Bar, o: Bar, order: readonly Bar[]): boolean {
  const [long, other] = [lengthOf(b), lengthOf(o)];
  if (long > other || (long === other && order.indexOf(b) < order.indexOf(o))) return false;
  const aside = Math.max(1, 0.5 * Math.min(b.thick, o.thick));
  return [b.from, b.to].every((p) => {
    const { along, beside } = project(o, p);
    return Math.abs(beside) < aside && along > -0.2 * long && along < other + 0.2 * long;
  });
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

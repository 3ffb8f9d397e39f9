import { lengthOf, project } from '../geometry/segment.ts';
import type { PointPx } from '../sheet/types.ts';
import type { Stroke } from './trace-strokes.ts';

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
  const twins = twinsAmong(diagonal);
  return twins.size > 0 ? bars.filter((b) => !twins.has(b)) : bars;
}

/** Bars that lie along the middle of a longer one, or of an earlier one as long. */
function twinsAmong(diagonal: readonly Bar[]): Set<Bar> {
  const ranked = diagonal
    .map((bar) => ({ bar, long: lengthOf(bar), x: (bar.from[0] + bar.to[0]) / 2, y: (bar.from[1] + bar.to[1]) / 2 }))
    .sort((a, b) => b.long - a.long);
  const twins = new Set<Bar>();
  for (const [i, b] of ranked.entries()) {
    for (let k = 0; k < i; k++) {
      const o = ranked[k]!;
      // Nearly all lie elsewhere, as in hatching: their middles tell.
      const reach = 0.5 * o.long + b.bar.thick;
      if (Math.abs(b.x - o.x) > reach || Math.abs(b.y - o.y) > reach || !isTwin(b.bar, o.bar)) continue;
      twins.add(b.bar);
      break;
    }
  }
  return twins;
}

function isTwin(b: Bar, o: Bar): boolean {
  const over = 0.2 * lengthOf(b);
  const aside = Math.max(1, 0.5 * Math.min(b.thick, o.thick));
  return [b.from, b.to].every((p) => {
    const { along, beside } = project(o, p);
    return Math.abs(beside) < aside && along > -over && along < lengthOf(o) + over;
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

import { angleBetween, directionOf, lengthOf, pointAt, project } from '../geometry/segment.ts';
import type { PointPx } from '../sheet/types.ts';
import type { Bar } from './find-bars.ts';

export interface Merging {
  /** Largest gap along the line that may be bridged, or a rule that says whether one may. */
  readonly bridge: (a: Bar, b: Bar, gap: number) => boolean;
  /** Largest offset across the line, pixels. */
  readonly beside: (a: Bar, b: Bar) => number;
  /** Largest ratio of thicknesses. */
  readonly ratio: number;
}

/** Joins bars that lie on one line. The longest bar of each group gives the direction; thickness is averaged by length. */
export function mergeBars(bars: readonly Bar[], how: Merging): Bar[] {
  let list = [...bars].sort((a, b) => lengthOf(b) - lengthOf(a));
  for (let round = 0; round < 4; round++) {
    const out: Bar[] = [];
    const used = new Uint8Array(list.length);
    for (let i = 0; i < list.length; i++) {
      if (used[i]) continue;
      let bar = list[i]!;
      let along = directionOf(bar);
      for (let j = i + 1; j < list.length; j++) {
        if (used[j] || isAside(bar, along, list[j]!, how)) continue;
        const joined = join(bar, list[j]!, how);
        if (!joined) continue;
        bar = joined;
        along = directionOf(bar);
        used[j] = 1;
      }
      out.push(bar);
    }
    const done = out.length === list.length;
    list = out;
    if (done) break;
  }
  return list;
}

/** Nearly all pairs lie too far beside each other: told without what a join needs besides. */
function isAside(a: Bar, [dx, dy]: PointPx, b: Bar, how: Merging): boolean {
  const from = (b.from[0] - a.from[0]) * -dy + (b.from[1] - a.from[1]) * dx;
  const to = (b.to[0] - a.from[0]) * -dy + (b.to[1] - a.from[1]) * dx;
  return Math.abs(from + to) / 2 > how.beside(a, b);
}

function join(a: Bar, b: Bar, how: Merging): Bar | undefined {
  const ratio = a.thick > b.thick ? a.thick / b.thick : b.thick / a.thick;
  if (ratio > how.ratio) return undefined;
  const from = project(a, b.from);
  const to = project(a, b.to);
  const limit = how.beside(a, b);
  const long = lengthOf(a);
  const short = lengthOf(b);
  // A short bar's own angle is not worth much: its ends decide.
  if (Math.max(Math.abs(from.beside), Math.abs(to.beside)) > limit + 0.02 * short) return undefined;
  if (short > 4 * b.thick && angleBetween(a, b) > 4) return undefined;
  const [b0, b1] = [Math.min(from.along, to.along), Math.max(from.along, to.along)];
  const gap = Math.max(b0 - long, -b1);
  if (gap > 0 && !how.bridge(a, b, gap)) return undefined;
  const [lo, hi] = [Math.min(0, b0), Math.max(long, b1)];
  const middle = (from.beside + to.beside) / 2;
  const shift = (middle * short) / (long + short);
  const thick = (a.thick * long + b.thick * short) / (long + short);
  // Parallel bars keep their direction and meet half way; only a bar that itself slants may turn the other.
  if (angleBetween(a, b) < 0.3 || short < 0.15 * long)
    return { from: pointAt(a, lo, shift), to: pointAt(a, hi, shift), thick };
  const inner = b0 >= -0.5 && b1 <= long + 0.5;
  if (inner) return { from: a.from, to: a.to, thick };
  const start = b0 < 0 ? pointAt(a, lo, from.along < to.along ? from.beside : to.beside) : a.from;
  const end = b1 > long ? pointAt(a, hi, from.along > to.along ? from.beside : to.beside) : a.to;
  return { from: start, to: end, thick };
}

import type { Segment } from '../geometry/segment.ts';
import type { Bitmap, PointPx } from '../sheet/types.ts';
import { findRuns } from './runs.ts';
import { transpose } from './transpose.ts';

/** Widest and narrowest chord, and the least step of a wall at its ends, in door widths. */
const LENGTH = [0.35, 4] as const;
const STEP = 0.1;
/** How far before and behind the step its walls are looked at, in door widths: wall ends may stand a little askew. */
const BEFORE = 0.1;
const BEHIND = 0.04;

/** A level or upright way across free ground from barrier to barrier, right where the ground gets wider. */
export interface Chord extends Segment {
  /** Unit vector to the wider side. */
  readonly outward: PointPx;
  /** How far the wider side goes on beyond each end, pixels, as far as is looked. */
  readonly steps: readonly [number, number];
}

/**
 * Where free ground widens at once: between the ends of two walls, or between a wall's end or corner and the wall across.
 * `reach` door widths beyond each end are looked at.
 */
export function findChords(barrier: Bitmap, doorPx: number, reach: number): Chord[] {
  return [false, true].flatMap((upright) => alongAxis(barrier, doorPx, reach, upright));
}

function alongAxis(barrier: Bitmap, doorPx: number, reach: number, upright: boolean): Chord[] {
  const { width, height } = barrier;
  const [longU, longV] = upright ? [height, width] : [width, height];
  // Both axes are read in the order they lie in memory.
  const ground = upright ? transpose(barrier) : barrier;
  const { rows, x0, x1 } = findRuns(ground);
  const stop = (u: number, v: number) => ground.data[v * longU + u] !== 0;
  const before = Math.max(3, Math.round(BEFORE * doorPx));
  const behind = Math.max(3, Math.round(BEHIND * doorPx));
  const least = Math.max(3, STEP * doorPx);
  const most = Math.round(reach * doorPx);
  const chords: Chord[] = [];
  /** Free pixels from (u, v) on in direction `s`. */
  const go = (u: number, v: number, s: 1 | -1) => {
    let n = 0;
    while (n < most && u + s * n >= 0 && u + s * n < longU && !stop(u + s * n, v)) n++;
    return n;
  };
  const place = (u: number, v: number): PointPx => (upright ? [v, u] : [u, v]);
  for (let v = before; v + before < longV; v++) {
    // Between two runs of barrier: ground that reaches the edge of the picture has no end there.
    for (let k = rows[v]!; k + 1 < rows[v + 1]!; k++) {
      const [a, b] = [x1[k]!, x0[k + 1]! - 1];
      const long = b - a + 1;
      const middle = (a + b) >> 1;
      if (long > LENGTH[0] * doorPx && long < LENGTH[1] * doorPx) {
        for (const side of [1, -1] as const) {
          const [out, back] = [v + side * before, v - side * behind];
          // The step itself, not the row before it.
          if (stop(a - 1, v) && stop(b + 1, v) && stop(a - 1, v + side) && stop(b + 1, v + side)) continue;
          if (stop(middle, out) || stop(middle, back)) continue;
          const steps = [go(a - 1, out, -1), go(b + 1, out, 1)] as const;
          if (Math.max(...steps) < least) continue;
          // Walls beside the chord run square to it; slanted ones widen all the way.
          const straight = (at: number, s: 1 | -1) =>
            stop(at + s * (1 + (behind >> 1)), back) && !stop(at - s * (1 + (behind >> 1)), back);
          if ((steps[0] >= least && !straight(a, -1)) || (steps[1] >= least && !straight(b, 1))) continue;
          chords.push({ from: place(a - 1, v), to: place(b + 1, v), outward: upright ? [side, 0] : [0, side], steps });
        }
      }
    }
  }
  return chords;
}

import type { Segment } from '../geometry/segment.ts';
import type { Bitmap, PointPx } from '../sheet/types.ts';

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
  const chords: Chord[] = [];
  for (const upright of [false, true]) chords.push(...alongAxis(barrier, doorPx, reach, upright));
  return chords;
}

function alongAxis(barrier: Bitmap, doorPx: number, reach: number, upright: boolean): Chord[] {
  const { width, height } = barrier;
  const [longU, longV] = upright ? [height, width] : [width, height];
  const data = upright ? turned(barrier) : barrier.data;
  const stop = (u: number, v: number) => data[v * longU + u] !== 0;
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
    // From the first barrier of a row on: ground that reaches the edge of the picture has no end there.
    const row = v * longU;
    const rowEnd = row + longU;
    let end = pass(data, row, rowEnd, 0);
    for (;;) {
      const start = pass(data, end, rowEnd, 1);
      end = pass(data, start, rowEnd, 0);
      if (end === rowEnd) break;
      const [a, b] = [start - row, end - 1 - row];
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

/** The first index from `from` on, before `end`, where there is another value. */
function pass(data: Uint8Array, from: number, end: number, value: 0 | 1): number {
  let i = from;
  while (i < end && data[i] === value) i++;
  return i;
}

/** Columns as rows, so that both axes are read in the order they lie in memory. */
function turned({ width, height, data }: Bitmap): Uint8Array {
  const out = new Uint8Array(data.length);
  for (let y = 0, i = 0; y < height; y++) for (let x = 0; x < width; x++, i++) out[x * height + y] = data[i]!;
  return out;
}

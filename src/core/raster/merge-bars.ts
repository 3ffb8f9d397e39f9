import { angleBetween, directionOf, lengthOf, pointAt, project } from '../geometry/segment.ts';
import type { Bar } from './find-bars.ts';

export interface Merging {
  /** Largest gap along the line that may be bridged, or a rule that says whether one may. */
  readonly bridge: (a: Bar, b: Bar, gap: number) => boolean;
  /** Largest offset across the line: pixels, or a share of the thinner bar where that is more. */
  readonly beside: number;
  readonly besideShare?: number;
  /** Largest ratio of thicknesses. */
  readonly ratio: number;
}

/** Joins bars that lie on one line. The longest bar of each group gives the direction; thickness is averaged by length. */
export function mergeBars(bars: readonly Bar[], how: Merging): Bar[] {
  let list = [...bars].sort((a, b) => lengthOf(b) - lengthOf(a));
  // Bars that came whole through a round: no two of them join in the next one either.
  let settled: ReadonlySet<Bar> = new Set();
  for (let round = 0; round < 4; round++) {
    const out: Bar[] = [];
    const whole = new Set<Bar>();
    const rows = flatten(list, settled);
    for (let i = 0; i < list.length; i++) {
      if (rows.used[i]) continue;
      let bar = list[i]!;
      for (let j = nextBeside(bar, rows, i + 1, how, settled.has(bar)); j >= 0; ) {
        const joined = join(bar, list[j]!, how);
        if (joined) {
          bar = joined;
          rows.used[j] = 1;
        }
        j = nextBeside(bar, rows, j + 1, how, settled.has(bar));
      }
      if (bar === list[i]) whole.add(bar);
      out.push(bar);
    }
    const done = out.length === list.length;
    list = out;
    settled = whole;
    if (done) break;
  }
  return list;
}

/** Bars as plain numbers side by side: x and y of both ends and the thickness, five a bar. */
interface Rows {
  readonly numbers: Float64Array;
  readonly used: Uint8Array;
  readonly settled: Uint8Array;
}

function flatten(list: readonly Bar[], settled: ReadonlySet<Bar>): Rows {
  const numbers = new Float64Array(5 * list.length);
  for (const [i, { from, to, thick }] of list.entries()) numbers.set([from[0], from[1], to[0], to[1], thick], 5 * i);
  return {
    numbers,
    used: new Uint8Array(list.length),
    settled: Uint8Array.from(list, (b) => (settled.has(b) ? 1 : 0)),
  };
}

/** The next bar that may join `a`, from number `j` on: nearly all lie too far beside it. */
function nextBeside(a: Bar, rows: Rows, first: number, how: Merging, isSettled: boolean): number {
  const { numbers, used, settled } = rows;
  const [dx, dy] = directionOf(a);
  const [x, y] = a.from;
  const share = how.besideShare ?? 0;
  for (let j = first, k = 5 * first; j < used.length; j++, k += 5) {
    if (used[j] || (isSettled && settled[j])) continue;
    const from = (numbers[k]! - x) * -dy + (numbers[k + 1]! - y) * dx;
    const to = (numbers[k + 2]! - x) * -dy + (numbers[k + 3]! - y) * dx;
    const off = Math.abs(from + to) / 2;
    if (off > how.beside && off > share * Math.min(a.thick, numbers[k + 4]!)) continue;
    return j;
  }
  return -1;
}

function limitOf(a: Bar, b: Bar, how: Merging): number {
  return Math.max(how.beside, (how.besideShare ?? 0) * Math.min(a.thick, b.thick));
}

function join(a: Bar, b: Bar, how: Merging): Bar | undefined {
  const ratio = a.thick > b.thick ? a.thick / b.thick : b.thick / a.thick;
  if (ratio > how.ratio) return undefined;
  const from = project(a, b.from);
  const to = project(a, b.to);
  const limit = limitOf(a, b, how);
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

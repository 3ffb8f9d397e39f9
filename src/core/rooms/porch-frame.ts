import { isSet } from '../raster/bitmap.ts';
import type { Bitmap, BoxPx, PointPx } from '../sheet/types.ts';

/** How far a porch reaches out from the house, and to either side of its name along it, in door widths. */
const DEEP = 6;
const ASIDE = 9;
/** Gaps of a side that are closed, in door widths: those between dashes. */
const GAP = 0.25;
/** Share of a side that is drawn once they are, and that is ink. */
const DRAWN = 0.85;
const INKED = 0.35;
/** A line goes on beyond a corner where it is ink for so many door widths, but for this share: the lines of a dimension begin with a gap. */
const BEYOND = 0.7;
const GOES_ON = 0.9;
/** The corner itself, pixels. */
const CORNER_PX = 2;
/** The first of a side, before the house, need not be drawn, in door widths. */
const NEAR = 0.15;
/** Area, in squares of the door width. */
const LEAST = 1.5;
/** A length is written so close to its line, in letter heights. */
const WRITTEN = 1.3;
/** A line may drift by so many pixels, as those of a scan do. */
const DRIFT_PX = 1;

/** What is drawn about a porch. */
export interface PorchGround {
  /** Everything drawn. */
  readonly ink: Bitmap;
  /** The house, walls and all. */
  readonly house: Bitmap;
  readonly doorPx: number;
  /** Where lengths are written, and how high their letters are: the line that is nearest is drawn for them, and bounds nothing. */
  readonly lengths: readonly { readonly middle: PointPx; readonly heightPx: number }[];
}

/**
 * The frame that is drawn around the name of a porch, terrace or balcony before a wall of the house: the largest rectangle of which three
 * sides are drawn, solid or dashed, and end at each other. Boards, tiles and dimensions within it make smaller ones. Undefined where there
 * is none.
 */
export function porchFrame(name: BoxPx, ground: PorchGround): BoxPx | undefined {
  const ways = ([[1, 0], [-1, 0], [0, 1], [0, -1]] as PointPx[]).flatMap((to) => viewTowards(name, to, ground) ?? []); // biome-ignore format: short
  for (const view of ways.sort((a, b) => a.away - b.away)) {
    const found = frameIn(view, ground);
    if (found) return found;
  }
  return undefined;
}

/** The ground before a wall of the house: `u` is counted from the wall outwards and `v` along it, both from before the name. */
interface View {
  /** How far the name is away from the wall, and half its extents outwards and along. */
  readonly away: number;
  readonly halfOut: number;
  readonly halfAlong: number;
  readonly pointAt: (u: number, v: number) => PointPx;
  /** The same the other way round. */
  readonly placeOf: (p: PointPx) => readonly [u: number, v: number];
}

/** The view with the house in direction `to` of the name, a unit vector along an axis; undefined where the house is not near there. */
function viewTowards(name: BoxPx, [dx, dy]: PointPx, { house, doorPx }: PorchGround): View | undefined {
  const middle: PointPx = [Math.round((name.x0 + name.x1) / 2), Math.round((name.y0 + name.y1) / 2)];
  let away = 0;
  while (away < DEEP * doorPx && !isSet(house, middle[0] + away * dx, middle[1] + away * dy)) away++;
  if (away >= DEEP * doorPx || away === 0) return undefined;
  const [fx, fy] = [middle[0] + away * dx, middle[1] + away * dy];
  const [halfX, halfY] = [Math.ceil((name.x1 - name.x0) / 2), Math.ceil((name.y1 - name.y0) / 2)];
  const lies = dx !== 0;
  return {
    away,
    halfOut: lies ? halfX : halfY,
    halfAlong: lies ? halfY : halfX,
    pointAt: (u, v) => (lies ? [fx - u * dx, fy + v] : [fx + v, fy - u * dy]),
    placeOf: ([x, y]) => (lies ? [(fx - x) * dx, y - fy] : [(fy - y) * dy, x - fx]),
  };
}

function frameIn({ away, halfOut, halfAlong, pointAt, placeOf }: View, ground: PorchGround): BoxPx | undefined {
  const { ink, doorPx, lengths } = ground;
  const [most, aside, gap, near, beyond] = [DEEP, ASIDE, GAP, NEAR, BEYOND].map((k) => Math.round(k * doorPx)) as [
    number, number, number, number, number,
  ]; // biome-ignore format: one number a line says nothing
  /** What is drawn of a line as a whole, if it is drawn from `lo` to `hi`: nearly none is, and a short look tells. */
  const lineAt = (at: number, [from, to]: Stretch, [lo, hi]: Stretch, isOn: IsOn): Profile | undefined => {
    if (!isSide(profileOf(at, lo, hi, gap, isOn), lo, hi)) return undefined;
    return profileOf(at, from, to, gap, isOn);
  };
  // Fronts run along the house, sides towards it.
  const fronts = middles(away + halfOut, most, (u) =>
    lineAt(u, [-aside, aside], [-halfAlong, halfAlong], (at, v) => isSet(ink, ...pointAt(at, v))),
  );
  if (fronts.length === 0) return undefined;
  const sidesIn = (from: number, to: number) =>
    middles(from, to, (v) => lineAt(v, [0, most + beyond], [near, away], (at, u) => isSet(ink, ...pointAt(u, at))));
  const [lefts, rights] = [sidesIn(-aside, -halfAlong), sidesIn(halfAlong, aside)];
  const measured = lengths.flatMap(({ middle, heightPx }) => {
    const [u, v] = placeOf(middle);
    const nearest = fronts.reduce((a, b) => (Math.abs(b.at - u) < Math.abs(a.at - u) ? b : a));
    return Math.abs(nearest.at - u) < WRITTEN * heightPx ? [{ front: nearest, v }] : [];
  });
  let best: { readonly u: number; readonly from: number; readonly to: number } | undefined;
  let largest = LEAST * doorPx ** 2;
  for (const front of fronts) {
    for (const left of lefts) {
      for (const right of rights) {
        const [u, from, to] = [front.at, left.at, right.at];
        const area = u * (to - from);
        if (area <= largest || !isSide(front, from, to)) continue;
        if (measured.some((length) => length.front === front && length.v > from && length.v < to)) continue;
        if (goesOn(front, from - beyond, from - CORNER_PX) || goesOn(front, to + CORNER_PX, to + beyond)) continue;
        if ([left, right].some((s) => !isSide(s, near, u) || goesOn(s, u + CORNER_PX, u + beyond))) continue;
        [best, largest] = [{ u, from, to }, area];
      }
    }
  }
  if (!best) return undefined;
  const [p, q] = [pointAt(0, best.from), pointAt(best.u, best.to)];
  return {
    x0: Math.min(p[0], q[0]), y0: Math.min(p[1], q[1]), x1: Math.max(p[0], q[0]), y1: Math.max(p[1], q[1]),
  }; // biome-ignore format: the corners in one line
}

/** How much of a line at `at` is drawn, counted up from `from`: with the gaps between dashes closed, and without. */
interface Profile {
  readonly at: number;
  readonly from: number;
  readonly closed: Uint32Array;
  readonly inked: Uint32Array;
}

type Stretch = readonly [from: number, to: number];
type IsOn = (at: number, along: number) => boolean;

function profileOf(at: number, from: number, to: number, gap: number, isOn: IsOn): Profile {
  // None of a name that stands closer to the house than is looked: no side begins so near.
  const on = new Uint8Array(Math.max(0, to - from));
  for (let s = 0; s < on.length; s++)
    for (let d = -DRIFT_PX; d <= DRIFT_PX && !on[s]; d++) if (isOn(at + d, from + s)) on[s] = 1;
  const inked = countUp(on);
  for (let s = 0, last = -1; s < on.length; s++) {
    if (!on[s]) continue;
    if (last >= 0 && s - last <= gap) on.fill(1, last, s);
    last = s;
  }
  return { at, from, inked, closed: countUp(on) };
}

function countUp(on: Uint8Array): Uint32Array {
  const sums = new Uint32Array(on.length + 1);
  for (let s = 0; s < on.length; s++) sums[s + 1] = sums[s]! + on[s]!;
  return sums;
}

/** Share of a stretch of a line, as far as that was looked at. */
function shareOf(sums: Uint32Array, from: number, to: number): number {
  const [lo, hi] = [Math.max(0, from), Math.min(sums.length - 1, to)];
  return hi > lo ? (sums[hi]! - sums[lo]!) / (hi - lo) : 0;
}

function isSide({ from: start, closed, inked }: Profile, from: number, to: number): boolean {
  return shareOf(closed, from - start, to - start) >= DRAWN && shareOf(inked, from - start, to - start) >= INKED;
}

function goesOn({ from: start, inked }: Profile, from: number, to: number): boolean {
  return shareOf(inked, from - start, to - start) > GOES_ON;
}

/** What is found at whole numbers, one for each run of them: of the pixels of a line the middle one stands for it. */
function middles<T>(from: number, to: number, find: (at: number) => T | undefined): T[] {
  const found: T[] = [];
  let run: T[] = [];
  for (let at = from; at <= to; at++) {
    const one = at < to ? find(at) : undefined;
    if (one !== undefined) run.push(one);
    else if (run.length) {
      found.push(run[run.length >> 1]!);
      run = [];
    }
  }
  return found;
}

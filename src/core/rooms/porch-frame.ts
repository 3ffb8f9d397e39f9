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
/** A side is looked for from so far before the house, and what is written or stands on the frame's ground may touch it. */
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

/** Share of a stretch that is drawn, counted up from its beginning: with the gaps between dashes closed, and without. */
interface Profile {
  readonly at: number;
  readonly closed: Uint32Array;
  readonly inked: Uint32Array;
}

/**
 * The frame that is drawn around the name of a porch, terrace or balcony before a wall of the house: the largest rectangle of which three
 * sides are drawn, solid or dashed, and end at each other, while boards, tiles and dimensions within it run on or end at others. Undefined
 * where there is none.
 */
export function porchFrame(name: BoxPx, ground: PorchGround): BoxPx | undefined {
  for (const [dx, dy] of [[1, 0], [-1, 0], [0, 1], [0, -1]] as const) {
    const found = frameTowards(name, dx, dy, ground);
    if (found) return found;
  } // biome-ignore format: one direction a line would hide the pattern
  return undefined;
}

/** The frame with the house in direction (dx, dy) of the name: `u` is counted from the house outwards, `v` along it. */
function frameTowards(name: BoxPx, dx: number, dy: number, ground: PorchGround): BoxPx | undefined {
  const { ink, house, doorPx } = ground;
  const middle: PointPx = [Math.round((name.x0 + name.x1) / 2), Math.round((name.y0 + name.y1) / 2)];
  const isIn = (a: Bitmap, x: number, y: number) =>
    x >= 0 && y >= 0 && x < a.width && y < a.height && a.data[y * a.width + x] === 1;
  let away = 0;
  while (away < DEEP * doorPx && !isIn(house, middle[0] + away * dx, middle[1] + away * dy)) away++;
  if (away >= DEEP * doorPx || away === 0) return undefined;
  const face: PointPx = [middle[0] + away * dx, middle[1] + away * dy];
  const pointAt = (u: number, v: number): PointPx => [
    face[0] - u * dx + (dy !== 0 ? v : 0),
    face[1] - u * dy + (dx !== 0 ? v : 0),
  ];
  const isDrawn = (u: number, v: number) => isIn(ink, ...pointAt(u, v));
  const halfAlong = Math.ceil((dx !== 0 ? name.y1 - name.y0 : name.x1 - name.x0) / 2);
  const halfOut = Math.ceil((dx !== 0 ? name.x1 - name.x0 : name.y1 - name.y0) / 2);
  const [most, aside] = [Math.round(DEEP * doorPx), Math.round(ASIDE * doorPx)];
  const gap = Math.max(3, Math.round(GAP * doorPx));
  const near = Math.round(NEAR * doorPx);

  const profileOf = (at: number, from: number, to: number, isOn: (at: number, s: number) => boolean): Profile => {
    const length = to - from;
    const on = new Uint8Array(length);
    for (let s = 0; s < length; s++)
      for (let d = -DRIFT_PX; d <= DRIFT_PX && !on[s]; d++) if (isOn(at + d, from + s)) on[s] = 1;
    const [closed, inked] = [new Uint32Array(length + 1), new Uint32Array(length + 1)];
    for (let s = 0; s < length; s++) inked[s + 1] = inked[s]! + on[s]!;
    for (let s = 0, last = -1; s < length; s++) {
      if (!on[s]) continue;
      if (last >= 0 && s - last <= gap) on.fill(1, last, s);
      last = s;
    }
    for (let s = 0; s < length; s++) closed[s + 1] = closed[s]! + on[s]!;
    return { at, closed, inked };
  };
  const shareOf = (sums: Uint32Array, from: number, to: number) => {
    const [lo, hi] = [Math.max(0, from), Math.min(sums.length - 1, to)];
    return hi > lo ? (sums[hi]! - sums[lo]!) / (hi - lo) : 0;
  };
  const isSide = ({ closed, inked }: Profile, from: number, to: number) =>
    shareOf(closed, from, to) >= DRAWN && shareOf(inked, from, to) >= INKED;
  const beyond = Math.round(BEYOND * doorPx);
  const goesOn = ({ inked }: Profile, from: number, to: number) => shareOf(inked, from, to) > GOES_ON;

  // Fronts run along the house, sides towards it. Of the pixels of one line the middle one stands for it.
  const fronts = middles(away + halfOut, most, (u) => {
    const front = profileOf(u, -aside, aside, (at, v) => isDrawn(at, v));
    return isSide(front, aside - halfAlong, aside + halfAlong) ? front : undefined;
  });
  const sides = (from: number, to: number) =>
    middles(from, to, (v) => {
      const side = profileOf(v, 0, most + beyond, (at, u) => isDrawn(u, at));
      return isSide(side, near, away) ? side : undefined;
    });
  if (fronts.length === 0) return undefined;
  const measured = ground.lengths.flatMap(({ middle, heightPx }) => {
    const [out, along] = [
      (face[0] - middle[0]) * dx + (face[1] - middle[1]) * dy,
      dx !== 0 ? middle[1] - face[1] : middle[0] - face[0],
    ];
    const [nearest] = fronts.map(({ at }) => ({ at, off: Math.abs(at - out) })).sort((a, b) => a.off - b.off);
    return nearest!.off < WRITTEN * heightPx ? [{ at: nearest!.at, along }] : [];
  });
  const [befores, behinds] = [sides(-aside, -halfAlong), sides(halfAlong, aside)];
  let best: { readonly u: number; readonly from: number; readonly to: number; readonly area: number } | undefined;
  for (const front of fronts) {
    for (const before of befores) {
      for (const behind of behinds) {
        const [u, from, to] = [front.at, before.at, behind.at];
        const area = u * (to - from);
        if (area < LEAST * doorPx ** 2 || (best && area <= best.area)) continue;
        if (![before, behind].every((side) => isSide(side, near, u) && !goesOn(side, u + CORNER_PX, u + beyond)))
          continue;
        if (!isSide(front, aside + from, aside + to)) continue;
        if (goesOn(front, aside + from - beyond, aside + from - CORNER_PX)) continue;
        if (goesOn(front, aside + to + CORNER_PX, aside + to + beyond)) continue;
        if (measured.some(({ at, along }) => at === u && along > from && along < to)) continue;
        best = { u, from, to, area };
      }
    }
  }
  if (!best) return undefined;
  const [p, q] = [pointAt(0, best.from), pointAt(best.u, best.to)];
  return {
    x0: Math.min(p[0], q[0]), y0: Math.min(p[1], q[1]), x1: Math.max(p[0], q[0]), y1: Math.max(p[1], q[1]),
  }; // biome-ignore format: the corners in one line
}

/** What a function finds at the middles of the runs of whole numbers for which it finds anything. */
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

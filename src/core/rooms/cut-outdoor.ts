import { lengthOf, pointAt, project, type Segment } from '../geometry/segment.ts';
import { isSet } from '../raster/bitmap.ts';
import { fillBand, whileFilled } from '../raster/fill-band.ts';
import type { Bitmap, PointPx } from '../sheet/types.ts';
import type { OpeningPx, WallsPx } from '../structure/types.ts';
import { isOutdoorName } from '../texts/is-outdoor-name.ts';
import { middleOfText } from '../texts/middle-of-text.ts';
import type { TextRun } from '../texts/types.ts';
import { type Flood, floodFrom } from './flood-from.ts';

/** Names of rooms that always have a wall, a front or a door of their own, however thinly it is drawn. */
const CLOSED =
  /clos|\bw\.?i\.?[cr]|wardrob|\bpl\.|placard|rangement|dressing|pantry|\bpan\b|linen|\bw\.?c\b|toilet|\bbath|lavat|powder|laundry|utility|\bmech|hvac|\bw\/?h\b|garage|\bstor|\bcoats|\bstairs/i;

/** Those that hold no more than things, and whose front is often but a line. */
const STORED = /clos|\bpl\b|\bpl\.|placard|rangement|\brgt|pantry|\bpan\b|linen|coats|wardrob/i;

/** How much of a cut must be drawn for it to count: less for glass, which is often broken by its frames. */
const LEAST_DRAWN = 0.3;
const FRONT_DRAWN = 0.7;
/** A closet alone with its label: ground left before its front, squares of the door width, and depths of both, door widths. */
const BEFORE = 1;
const DEEP = [0.4, 0.8] as const;
const MOST_TRIED = 24;
/** A closed room behind thin lines is at most this large, in squares of the door width. */
const LARGEST = 14;

/**
 * Parts open-air spaces and closets from the rooms they run into: where one face holds such a name and another room's, it is
 * cut along the drawn line (glass, sliding panels, a step), carried on to the walls, that lies between the two names.
 */
export function cutOutdoor(
  barrier: Bitmap,
  walls: WallsPx,
  openings: readonly OpeningPx[],
  texts: readonly TextRun[],
): Bitmap {
  const names = texts
    .filter((t) => /\p{L}{2}/u.test(t.text) && !/\d/.test(t.text))
    .map((t) => ({ ...t, at: middleOfText(t) }));
  for (const name of names) {
    const outdoor = isOutdoorName(name.text);
    if (!outdoor && !CLOSED.test(name.text)) continue;
    const found = floodFrom(barrier, name.at);
    if (!found) continue;
    const others = names.filter(
      (t) => /\p{L}{3}/u.test(t.text) && t !== name && !isOutdoorName(t.text) && found.holds(t.at) && far(t, name),
    );
    if (!others.length && !STORED.test(name.text)) continue;
    const cuts = walls.lines
      .filter((l) => lengthOf(l) > 0.5 * walls.doorPx && found.holds(pointAt(l, lengthOf(l) / 2)))
      .map((l) => carryOn(l, barrier))
      .sort((a, b) => (outdoor ? b.alone - a.alone : lengthOf(a.cut) - lengthOf(b.cut)));
    const parts = ({ cut }: Cut) => {
      const most = outdoor ? undefined : LARGEST * walls.doorPx ** 2;
      const never = others.map(({ at }) => at);
      const part = whileFilled(barrier, cut.from, cut.to, 3, () => floodFrom(barrier, name.at, most, never));
      if (!part) return false;
      return others.length > 0 || isFront(cut, part, found.area - part.area);
    };
    let tries = 0;
    for (const cut of cuts) {
      if (outdoor ? cut.alone <= LEAST_DRAWN : shareDrawn(cut.cut, walls) <= FRONT_DRAWN) continue;
      if (parts(cut)) fillBand(barrier, cut.cut.from, cut.cut.to, 3);
      else if (++tries < MOST_TRIED) continue;
      break;
    }
  }
  return barrier;

  /** Whether a line in ground that has no other name is the front of a closet: no way leads into it but through that line. */
  function isFront(cut: Segment, closet: Flood, rest: number): boolean {
    const { doorPx } = walls;
    const long = lengthOf(cut);
    if (rest < BEFORE * doorPx ** 2 || closet.area < DEEP[0] * doorPx * long || rest < DEEP[1] * doorPx * long)
      return false;
    return !openings.some((o) => {
      const off = 0.5 * Math.max(3, walls.walls[o.wall]!.thicknessPx) + 4;
      return [0.25, 0.5, 0.75].some((k) =>
        [-off, off].some((beside) => closet.holds(pointAt(o, k * lengthOf(o), beside))),
      );
    });
  }
}

/** OPTIONAL over BALCONY is one name in two lines. */
function far(a: { at: PointPx; heightPx: number }, b: { at: PointPx }): boolean {
  return Math.hypot(a.at[0] - b.at[0], a.at[1] - b.at[1]) > 3.5 * a.heightPx;
}

interface Cut {
  readonly cut: Segment;
  /** Share of the cut that the line itself draws. */
  readonly alone: number;
}

/** A line carried on at both ends to the next barrier. */
function carryOn(line: Segment, barrier: Bitmap): Cut {
  const long = lengthOf(line);
  const free = (s: number) => {
    const [x, y] = pointAt(line, s);
    return x >= 0 && y >= 0 && x < barrier.width && y < barrier.height && !isSet(barrier, x, y);
  };
  let lo = long / 2;
  let hi = long / 2;
  while (free(lo)) lo--;
  while (free(hi)) hi++;
  const cut = { from: pointAt(line, lo), to: pointAt(line, hi) };
  const alone = Math.max(0, Math.min(hi, long) - Math.max(lo, 0)) / (hi - lo);
  return { cut, alone };
}

/** Share of a cut that lines draw. */
function shareDrawn(cut: Segment, walls: WallsPx): number {
  const covered = new Uint8Array(Math.ceil(lengthOf(cut)) + 1);
  for (const other of walls.lines) {
    const [p, q] = [project(cut, other.from), project(cut, other.to)];
    if (Math.max(Math.abs(p.beside), Math.abs(q.beside)) > 0.15 * walls.doorPx) continue;
    const [a, b] = [Math.min(p.along, q.along), Math.max(p.along, q.along)];
    for (let s = Math.max(0, Math.floor(a)); s <= Math.min(b, covered.length - 1); s++) covered[s] = 1;
  }
  return covered.reduce((sum, v) => sum + v, 0) / covered.length;
}

import { angleBetween, distance, lengthOf, pointAt, project } from '../geometry/segment.ts';
import { DOORS } from '../pixel-classes/built.ts';
import { shareAlong } from '../pixel-classes/share-along.ts';
import { sharesIn } from '../pixel-classes/shares-in.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import { isSet } from '../raster/bitmap.ts';
import { fillBand, whileFilled } from '../raster/fill-band.ts';
import { type Chord, findChords } from '../raster/find-chords.ts';
import type { Bitmap, PointPx } from '../sheet/types.ts';
import type { Cut, WallPx, WallsPx } from '../structure/types.ts';
import { middleOfText } from '../texts/middle-of-text.ts';
import { nameRoom } from '../texts/name-room.ts';
import type { TextRun } from '../texts/types.ts';
import { drawnAlong } from '../walls/drawn-along.ts';
import { type Flood, floodFrom } from './flood-from.ts';

/** Mouth of a cupboard in door widths, the ground behind it in their squares, and how deep it is at least. */
const MOUTH = [0.4, 2.6] as const;
const AREA = [0.2, 5] as const;
const DEEP = 0.32;
/** How near to an end of the mouth a leaf hangs, in door widths. */
const HINGE = 0.2;
/** A single leaf covers this share of the mouth; of two, each this share. */
const SINGLE = [0.65, 1.15] as const;
const PAIR = [0.13, 0.7] as const;
/** Leaves stand off the mouth by this angle, degrees. */
const AJAR = 8;
/** A mouth that only the network sees closed has one leaf if it is no wider, in door widths. */
const WIDEST_LEAF = 1.2;
/** A mouth is a door's where the network sees one along this share of it, on it or so many door widths before it. */
const SEEN = 0.5;
const BEFORE = [0, 0.12, 0.24];
/** And it is one where the network takes this share of the corners before both of its ends for leaves: how far they reach
 * along the mouth, as a share of it, and before it, in door widths. */
const HUNG = 0.12;
const CORNER = [0.35, 0.45] as const;

/** Panels are drawn along this share of a mouth. */
const PANELLED = 0.85;

/** Leaves sweep no more than this share of a cupboard. */
const SWEPT = 0.25;

/**
 * Closes the mouths of cupboards: small niches between two wall ends with leaves hung at them, ajar and without an arc as
 * estate agents draw them, or folded; or doors that only the network sees; or, where a niche is named as a cupboard, lines from wall to
 * wall: panels that slide. Changes `barrier` and returns the mouths.
 */
export function closeNiches(barrier: Bitmap, walls: WallsPx, texts: readonly TextRun[], classes?: PixelClasses): Cut[] {
  const { doorPx } = walls;
  const closed: Cut[] = [];
  const named = namedPlaces(texts);
  const leavesIn = (c: Chord) =>
    Math.min(...c.steps) > 0 ? (drawnLeaves(c, barrier, walls) ?? seenLeaves(c, doorPx, classes)) : undefined;
  const chords = findChords(barrier, doorPx, 0.3)
    .filter((c) => lengthOf(c) > MOUTH[0] * doorPx && lengthOf(c) < MOUTH[1] * doorPx)
    .map((c) => ({ ...c, leaves: leavesIn(c) }))
    .filter((c) => c.leaves || (named.cupboards.length > 0 && isPanelled(c, walls)))
    .sort((a, b) => lengthOf(a) - lengthOf(b));
  const panes = walls.walls.filter((w) => w.glazed).map(beforeInside);
  for (const c of chords) {
    const middle = pointAt(c, lengthOf(c) / 2);
    if (isSet(barrier, ...middle)) continue;
    const behind: PointPx = [middle[0] - 4 * c.outward[0], middle[1] - 4 * c.outward[1]];
    const pocket = whileFilled(barrier, c.from, c.to, 3, () => floodFrom(barrier, behind, AREA[1] * doorPx ** 2));
    if (!pocket || pocket.area < Math.max(AREA[0] * doorPx ** 2, DEEP * doorPx * lengthOf(c))) continue;
    // A bay has windows, a cupboard none; and no leaves fill it that swing into it from elsewhere.
    if (panes.some(pocket.holds) || sweptIn(pocket, walls) > SWEPT * pocket.area) continue;
    if (!c.leaves && (!named.cupboards.some(pocket.holds) || named.others.some(pocket.holds))) continue;
    fillBand(barrier, c.from, c.to, 3);
    closed.push({ from: c.from, to: c.to, leaves: c.leaves ?? 'sliding' });
  }
  return closed;
}

/** Where names of cupboards stand, and those of other rooms. */
function namedPlaces(texts: readonly TextRun[]): { readonly cupboards: PointPx[]; readonly others: PointPx[] } {
  const [cupboards, others]: [PointPx[], PointPx[]] = [[], []];
  for (const text of texts) {
    const type = nameRoom(text.text)?.type;
    if (type) (type === 'closet' ? cupboards : others).push(middleOfText(text));
  }
  return { cupboards, others };
}

/** Whether lines run along a mouth nearly from wall to wall, as panels are drawn. */
function isPanelled(mouth: Chord, { lines, thicknessPx }: WallsPx): boolean {
  return drawnAlong(mouth, thicknessPx, lines) > PANELLED * lengthOf(mouth);
}

/** How much ground the leaves sweep that do so in a pocket, in pixels: quarters of circles. */
function sweptIn({ holds }: Flood, { swings }: WallsPx): number {
  const swept = swings.filter(({ hinge, closed, leaf }) => {
    const amid = [0, 1].map((axis) => hinge[axis]! + 0.35 * (closed[axis]! + leaf[axis]! - 2 * hinge[axis]!));
    return holds(amid as PointPx);
  });
  return swept.reduce((sum, { radius }) => sum + (Math.PI / 4) * radius ** 2, 0);
}

/** A point just inside a side of a bay, whose outside is to its right. */
function beforeInside(side: WallPx): PointPx {
  return pointAt(side, lengthOf(side) / 2, -0.5 * side.thicknessPx - 3);
}

/** What the network makes of a mouth. */
function seenLeaves(mouth: Chord, doorPx: number, classes?: PixelClasses): Cut['leaves'] {
  if (!isSeen(mouth, doorPx, classes) && !hasSeenLeaves(mouth, doorPx, classes)) return undefined;
  return lengthOf(mouth) > WIDEST_LEAF * doorPx ? 'double' : 'door';
}

/** Whether the network sees a door in a mouth, or leaves that stand off it. */
function isSeen({ from, to, outward }: Chord, doorPx: number, classes?: PixelClasses): boolean {
  if (!classes) return false;
  const moved = ([x, y]: PointPx, by: number): PointPx => [x + outward[0] * by * doorPx, y + outward[1] * by * doorPx];
  return BEFORE.some((by) => shareAlong({ from: moved(from, by), to: moved(to, by) }, DOORS, classes) >= SEEN);
}

/** Whether the network sees leaves before both ends of a mouth: the lines of small folded ones are easily lost. */
function hasSeenLeaves({ from, to, outward }: Chord, doorPx: number, classes?: PixelClasses): boolean {
  if (!classes) return false;
  const [along, before] = CORNER;
  const isHung = (end: PointPx, other: PointPx) => {
    const inner: PointPx = [end[0] + along * (other[0] - end[0]), end[1] + along * (other[1] - end[1])];
    const off = ([x, y]: PointPx): PointPx => [x + outward[0] * before * doorPx, y + outward[1] * before * doorPx];
    const shares = sharesIn([end, inner, off(inner), off(end)], classes);
    return [...DOORS].reduce((sum, name) => sum + (shares?.get(name) ?? 0), 0) >= HUNG;
  };
  return isHung(from, to) && isHung(to, from);
}

/** What thin lines make of a mouth that hang at both of its ends, or at one and cover it, on its wider side. */
function drawnLeaves(mouth: Chord, barrier: Bitmap, { lines, doorPx }: WallsPx): Cut['leaves'] {
  const long = lengthOf(mouth);
  const near = HINGE * doorPx;
  const hung = [false, false];
  const isNear = (p: PointPx) => Math.min(distance(p, mouth.from), distance(p, mouth.to)) <= near;
  for (const l of lines) {
    // Nearly all lines lie elsewhere.
    if (!isNear(l.from) && !isNear(l.to)) continue;
    const size = lengthOf(l);
    if (size < PAIR[0] * long || size > SINGLE[1] * long || angleBetween(l, mouth) < AJAR) continue;
    if (isSet(barrier, ...pointAt(l, size / 2))) continue;
    for (const [k, end] of [mouth.from, mouth.to].entries()) {
      const [hinge, tip] = distance(l.from, end) < distance(l.to, end) ? [l.from, l.to] : [l.to, l.from];
      if (distance(hinge, end) > near) continue;
      const off = (tip[0] - end[0]) * mouth.outward[0] + (tip[1] - end[1]) * mouth.outward[1];
      const { along } = project(mouth, tip);
      if (off < 0.05 * long || along < -0.15 * long || along > 1.15 * long) continue;
      if (size > SINGLE[0] * long) return 'door';
      if (size < PAIR[1] * long) hung[k] = true;
    }
  }
  return hung[0]! && hung[1]! ? 'double' : undefined;
}

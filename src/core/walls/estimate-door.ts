import { distance, lengthOf, type Segment } from '../geometry/segment.ts';
import { findSeenBars } from '../pixel-classes/find-seen-bars.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import { emptyRuns } from '../raster/empty-runs.ts';
import type { Bitmap } from '../sheet/types.ts';
import type { Swing, WallPx } from '../structure/types.ts';

/** So many doors that the network sees, most of them, of one width within this share, tell how wide doors are about. */
const ALIKE = 4;
const MOST = 0.5;
const WITHIN = 0.2;
/**
 * Where the size of the plan says otherwise by so many times, it is not the plan's, but the sheet's or a building's: on four of 105 real
 * drawings, where the doors that were drawn bear out what the network sees.
 */
const OTHERWISE = 1.6;
/** How sure the network is of such a door at least, of 255: on photographs it is of few. */
const SURE = 100;
/** Shorter bars, pixels, say nothing on any sheet. */
const SHORTEST_PX = 8;

/** Width of the doors that the network sees, pixels; undefined where most are not of one. */
export function widthOfSeen(classes?: PixelClasses): number | undefined {
  const widths = classes ? findSeenBars('door', classes, SHORTEST_PX, SURE).map(lengthOf) : [];
  const alike = widths.map((width) => widths.filter((other) => Math.abs(other - width) < WITHIN * width));
  const most = alike.reduce((best, list) => (list.length > best.length ? list : best), []);
  if (most.length < ALIKE || most.length <= MOST * widths.length) return undefined;
  return most.sort((a, b) => a - b)[most.length >> 1];
}

/**
 * About how wide a door is, pixels, where no swing tells: `byExtent` is what the size of the plan says, unless doors that the network sees
 * deny it.
 */
export function guessDoor(byExtent: number, seen: number | undefined): number {
  return seen !== undefined && Math.max(seen / byExtent, byExtent / seen) > OTHERWISE ? seen : byExtent;
}

/** What a door that the network sees counts beside a drawn swing. */
const SEEN = 0.5;

/**
 * Usual width of a door: the radius of the swings that most others, and the doors that were seen otherwise, agree with; those
 * near `guess` count most (basins and baths have quarter circles too). Undefined when no two agree.
 */
export function usualSwing(swings: readonly Swing[], guess: number, doors: readonly Segment[]): number | undefined {
  // The leaves of double doors are of any width: two of them count as one.
  const told = swings.map((s) => ({ width: s.radius, weight: swings.some((o) => meets(s, o)) ? 0.5 : 1 }));
  const all = [...told, ...doors.map((d) => ({ width: lengthOf(d), weight: SEEN }))];
  let best: number | undefined;
  let most = 0.6;
  for (const { width } of told) {
    const alike = all.filter((d) => Math.abs(d.width - width) < 0.12 * width);
    const count = alike.reduce((sum, d) => sum + d.weight, 0);
    const weight = count * Math.exp(-((Math.log(width / guess) / 0.4) ** 2) / 2);
    if (alike.length < 2 || weight <= most) continue;
    most = weight;
    // Of a leaf's own width: what stands between two jambs is a little more.
    const leaves = told.filter((d) => alike.includes(d)).map((d) => d.width);
    best = leaves.sort((x, y) => x - y)[leaves.length >> 1];
  }
  return best;
}

/** Whether two leaves close against each other. */
function meets(s: Swing, o: Swing): boolean {
  return distance(s.closed, o.closed) < 0.25 * s.radius && distance(s.hinge, o.hinge) > 1.5 * s.radius;
}

/** Commonest width of the breaks in the walls: doors are alike, windows are not. Undefined when no three agree. */
export function usualGap(walls: readonly WallPx[], body: Bitmap, guess: number): number | undefined {
  const gaps = walls
    .flatMap((w) => emptyRuns(body, w, w.thicknessPx).map((r) => r.hi - r.lo))
    .filter((g) => g > 0.5 * guess && g < 1.6 * guess);
  const alike = gaps.map((g) => gaps.filter((h) => Math.abs(h - g) < 0.08 * g));
  const best = alike.sort((a, b) => b.length - a.length)[0];
  return best && best.length >= 3 ? best.sort((a, b) => a - b)[best.length >> 1] : undefined;
}

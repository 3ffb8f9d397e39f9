import { lengthOf, pointAt } from '../geometry/segment.ts';
import type { Page } from '../sheet/types.ts';
import type { OpeningPx, WallsPx } from '../structure/types.ts';
import { type Profile, profilesOf } from './wall-profile.ts';

/** Width of a window, in door widths, and how much longer it is at least than its wall is thick. */
const WINDOW = [0.4, 4.5] as const;
const OBLONG = 1.2;
/** Greys that differ by no more than this, of 255 levels, are one tint. */
const SAME = 5;
/** So much of a stretch has its tint: the rest are mullions. */
const FULL = 0.9;
/** Of what lies beside it, for half its length, hardly any has, and most is wall body too. */
const BESIDE = 0.15;
const WALLED = 0.7;
/** One stretch of another tint may be anything, so many of the same are windows. */
const LEAST = 3;
/** Windows take at most this share of the length of outer walls: the tint of more is that of the walls, which lie between windows. */
const MOST = 0.45;

interface Stretch {
  readonly wall: number;
  readonly lo: number;
  readonly hi: number;
  readonly tint: number;
}

/**
 * Windows that are filled evenly with one tint, from face to face of an outer wall that has another one or a hatch. One of them
 * tells nothing, three of the same do. The network knows few drawings of this kind and takes them for wall.
 */
export function findTinted(page: Page, walls: WallsPx, profiles = profilesOf(page, walls)): OpeningPx[] {
  const outer = walls.walls.flatMap((w, wall) => (w.exterior ? [{ w, wall, profile: profiles[wall]! }] : []));
  const stretches = outer.flatMap(({ w, wall, profile }) => {
    const least = Math.max(WINDOW[0] * walls.doorPx, OBLONG * w.thicknessPx);
    return evenRuns(profile, least, WINDOW[1] * walls.doorPx).map((run): Stretch => ({ ...run, wall }));
  });
  const length = outer.reduce((sum, { w }) => sum + lengthOf(w), 0);
  const countLike = (tint: number) => stretches.filter((s) => Math.abs(s.tint - tint) <= SAME).length;
  const lengthWith = (tint: number) =>
    outer.reduce((sum, { profile: { shade, even } }) => {
      let n = 0;
      for (let s = 0; s < shade.length; s++) if (even[s] && Math.abs(shade[s]! - tint) <= SAME) n++;
      return sum + n;
    }, 0);
  return stretches
    .filter(({ tint }) => countLike(tint) >= LEAST && lengthWith(tint) < MOST * length)
    .map(({ wall, lo, hi }): OpeningPx => {
      const w = walls.walls[wall]!;
      return { kind: 'window', wall, from: pointAt(w, lo), to: pointAt(w, hi) };
    });
}

/** Stretches of inked wall body of one grey, which what lies beside them has not. */
function evenRuns({ shade, body, even }: Profile, least: number, most: number): Omit<Stretch, 'wall'>[] {
  const runs: Omit<Stretch, 'wall'>[] = [];
  const long = shade.length;
  for (let lo = 1; lo < long - 1; lo++) {
    const tint = shade[lo]!;
    if (!body[lo] || !even[lo] || Math.abs(tint - shade[lo + 1]!) > SAME) continue;
    const isTint = (s: number) => even[s]! > 0 && Math.abs(shade[s]! - tint) <= SAME;
    let [hi, on] = [lo, 0];
    // Over a mullion it goes on.
    for (let s = lo, off = 0; s < long && off < 0.25 * least; s++) {
      if (isTint(s)) [hi, on, off] = [s + 1, on + 1, 0];
      else off++;
    }
    const run = { lo, hi, tint };
    if (hi - lo >= 0.25 * least) lo = hi;
    if (hi - run.lo < least || hi - run.lo > most || on < FULL * (hi - run.lo) || run.lo < 3 || hi > long - 3) continue;
    const half = Math.ceil((hi - run.lo) / 2);
    const besides = [
      [Math.max(0, run.lo - half), run.lo],
      [hi, Math.min(long, hi + half)],
    ] as const;
    const isWall = ([from, to]: readonly [number, number]) =>
      shareOf(from, to, isTint) < BESIDE && shareOf(from, to, (s) => body[s]! > 0) > WALLED;
    if (besides.every(isWall)) runs.push(run);
  }
  return runs;
}

/** Share of the places from `from` to before `to` of which something is true. */
function shareOf(from: number, to: number, isTrue: (s: number) => boolean): number {
  let n = 0;
  for (let s = from; s < to; s++) if (isTrue(s)) n++;
  return n / Math.max(1, to - from);
}

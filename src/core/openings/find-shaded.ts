import { lengthOf, pointAt } from '../geometry/segment.ts';
import { isSet } from '../raster/bitmap.ts';
import type { Page } from '../sheet/types.ts';
import type { OpeningPx, WallPx, WallsPx } from '../structure/types.ts';
import { type Profile, profilesOf } from './wall-profile.ts';

/** Length of a window in door widths. */
const LONGEST = 4.5;
const SHORTEST = 0.4;
/** A window's grey differs from the wall's by this many of 255 levels. */
const STEP = 20;
/** This share of a wall's length is of its usual grey: hatched walls are not. */
const EVEN = 0.4;
/** Less is asked where other walls have that grey too: windows can take more of a wall than its body. */
const SHARED = 0.15;
/** This share of a window was taken for wall body; else it is a plain gap. */
const BODY = 0.3;
/** With less than this share of body a stretch is no wall. */
const HALF = 0.5;

/**
 * Windows that were taken for wall body: filled with a tint, or of lines so close that they run together. They show as
 * stretches of an outer wall that are lighter (in hollow walls darker) than the rest of it.
 */
export function findShaded(page: Page, walls: WallsPx, profiles = profilesOf(page, walls)): OpeningPx[] {
  const common = commonShade(profiles);
  return walls.walls.flatMap((w, wall) =>
    w.exterior
      ? stretchesOf(profiles[wall]!, common, page.strokePx)
          .filter(([lo, hi]) => hi - lo > Math.max(SHORTEST * walls.doorPx, 1.2 * w.thicknessPx))
          .filter(([lo, hi]) => !isAside(page, w, lo, hi, usualOf(profiles[wall]!, common)))
          .filter(([lo, hi]) => hi - lo < LONGEST * walls.doorPx && hi - lo < 0.8 * lengthOf(w))
          .map(([lo, hi]): OpeningPx => ({ kind: 'window', wall, from: pointAt(w, lo), to: pointAt(w, hi) }))
      : [],
  );
}

/** Stretches whose grey differs from the wall's own. */
function stretchesOf(profile: Profile, common: number, strokePx: number): [number, number][] {
  const { shade, body, linePx } = profile;
  const long = shade.length;
  const usual = usualOf(profile, common);
  if (usual === undefined) return [];
  const differs = (s: number) => Math.abs(shade[s]! - usual) > STEP;
  const runs: [number, number][] = [];
  let start = -1;
  for (let s = 0; s <= long; s++) {
    const on = s < long && differs(s);
    if (on && start < 0) start = s;
    if (on || start < 0) continue;
    const last = runs[runs.length - 1];
    if (last && start - last[1] <= Math.max(2, strokePx)) last[1] = s;
    else runs.push([start, s]);
    start = -1;
  }
  return runs.filter(([lo, hi]) => {
    // It ends at full wall on both sides, and between two openings it is a pier: beyond its jambs there is no wall.
    const isPier =
      bodyIn(body, lo - 3 * linePx, lo - linePx) < HALF && bodyIn(body, hi + linePx, hi + 3 * linePx) < HALF;
    return bodyIn(body, lo, hi) > BODY && lo > 2 && hi < long - 2 && !isPier;
  });
}

/** Share of the stretch from `lo` to before `hi` that is body; what lies beyond the ends of the wall is none. */
function bodyIn(body: Uint8Array, lo: number, hi: number): number {
  let n = 0;
  for (let s = Math.max(0, lo); s < Math.min(body.length, hi); s++) n += body[s]!;
  return n / (hi - lo);
}

/**
 * Whether the wall itself fills one side of its band there and paper the other: it lies a little aside, and has no window.
 * Where nothing at all is drawn across the band is a passage in that wall, which tells nothing of it.
 */
function isAside(page: Page, w: WallPx, lo: number, hi: number, usual = 0): boolean {
  const rows = 9;
  const wall = new Uint16Array(rows);
  const paper = new Uint16Array(rows);
  let n = 0;
  for (let s = lo + 2; s < hi - 2; s += 2) {
    const across = Array.from({ length: rows }, (_, k) => {
      const [x, y] = pointAt(w, s, (k - 4) * 0.08 * w.thicknessPx).map(Math.round) as [number, number];
      return { isPaper: !isSet(page.ink, x, y), grey: page.grey[y * page.widthPx + x] ?? 255 };
    });
    if (across.every(({ isPaper }) => isPaper)) continue;
    n++;
    across.forEach(({ isPaper, grey }, k) => {
      if (Math.abs(grey - usual) < STEP) wall[k]!++;
      if (isPaper) paper[k]!++;
    });
  }
  const kinds = Array.from(wall, (count, k) => (count > 0.9 * n ? 'wall' : paper[k]! > 0.9 * n ? 'paper' : 'other'));
  const count = (what: string) => kinds.filter((r) => r === what).length;
  return n > 0 && kinds[0] !== kinds[8] && count('wall') >= 3 && count('paper') >= 2;
}

/** How much of a wall's body has each grey, give or take a little, without the lines across it at jambs and corners. */
function spread({ shade, body, linePx }: Profile): { counts: Float32Array; n: number } {
  const counts = new Float32Array(256);
  let n = 0;
  const goesOn = (s: number, at: number) => Math.abs((shade[at] ?? Number.NaN) - shade[s]!) < STEP;
  for (let s = 0; s < shade.length; s++) {
    if (!body[s]) continue;
    n++;
    if (!goesOn(s, s - linePx) && !goesOn(s, s + linePx)) continue;
    for (let d = -8; d <= 8; d++) counts[Math.min(255, Math.max(0, Math.round(shade[s]!) + d))]!++;
  }
  return { counts, n };
}

/** The commonest grey of all walls' bodies. */
function commonShade(profiles: readonly Profile[]): number {
  const total = new Float32Array(256);
  for (const p of profiles) {
    const { counts } = spread(p);
    for (let g = 0; g < 256; g++) total[g]! += counts[g]!;
  }
  return total.indexOf(Math.max(...total));
}

/** The grey that a wall shares with most others where it has that, else its own commonest when enough of the wall has it. */
function usualOf(profile: Profile, common: number): number | undefined {
  const { counts, n } = spread(profile);
  if (n === 0) return undefined;
  if (counts[common]! > SHARED * n) return common;
  const best = counts.indexOf(Math.max(...counts));
  return counts[best]! > EVEN * n ? best : undefined;
}

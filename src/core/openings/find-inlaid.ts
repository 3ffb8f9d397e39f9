import { axisOf, lengthOf, offAxis, pointAt, project } from '../geometry/segment.ts';
import { isSet } from '../raster/bitmap.ts';
import type { Page } from '../sheet/types.ts';
import type { OpeningPx, WallPx, WallsPx } from '../structure/types.ts';

/** Longest window drawn inside a hollow wall, in door widths: longer inner lines are layers of the wall. */
const LONGEST = 4.5;
const SHORTEST = 0.4;
/** Share of paper between the outlines; more is asked of inner walls, whose layers and hatching look like panes. */
const PAPER = 0.45;
const PAPER_WITHIN = 0.6;

/**
 * Windows in walls that are drawn by their outlines: the outlines run on, and one or two panes lie between them over the
 * length of the window.
 */
export function findInlaid(page: Page, walls: WallsPx): OpeningPx[] {
  return walls.walls.flatMap((w, wall) =>
    joinRuns(panesIn(page, walls, w), 0.15 * walls.doorPx)
      .filter(([lo, hi]) => hi - lo > SHORTEST * walls.doorPx && hi - lo < LONGEST * walls.doorPx)
      .filter(([lo, hi]) => hi - lo < 0.8 * lengthOf(w))
      .map(([lo, hi]): OpeningPx => ({ kind: 'window', wall, from: pointAt(w, lo), to: pointAt(w, hi) })),
  );
}

/** Stretches of a wall with a line between its outlines, where the wall is hollow. */
function panesIn(page: Page, walls: WallsPx, w: WallPx): [number, number][] {
  const runs: [number, number][] = [];
  const axis = axisOf(w);
  for (const line of walls.lines) {
    // Nearly all lines lie elsewhere: their first end tells.
    if (Math.abs(offAxis(axis, line.from)) > 0.3 * w.thicknessPx) continue;
    const [p, q] = [project(w, line.from), project(w, line.to)];
    if (Math.max(Math.abs(p.beside), Math.abs(q.beside)) > 0.3 * w.thicknessPx) continue;
    if (Math.abs(p.beside - q.beside) > 0.05 * Math.abs(p.along - q.along)) continue;
    const lo = Math.max(0, Math.min(p.along, q.along));
    const hi = Math.min(lengthOf(w), Math.max(p.along, q.along));
    if (hi - lo > SHORTEST * walls.doorPx && isHollow(page, walls, w, lo, hi)) runs.push([lo, hi]);
  }
  return runs;
}

/** Wall body there, and mostly paper in it: a filled or densely hatched wall has no panes to see. */
function isHollow(page: Page, walls: WallsPx, w: WallPx, lo: number, hi: number): boolean {
  let [body, paper, n] = [0, 0, 0];
  for (let s = lo; s < hi; s += 2) {
    for (let k = -4; k <= 4; k++) {
      const at = pointAt(w, s, k * 0.1 * w.thicknessPx);
      n++;
      if (isSet(walls.mask, ...at)) body++;
      if (!isSet(page.ink, ...at)) paper++;
    }
  }
  return body > 0.8 * n && paper > (w.exterior ? PAPER : PAPER_WITHIN) * n;
}

function joinRuns(runs: [number, number][], gap: number): [number, number][] {
  const out: [number, number][] = [];
  for (const [lo, hi] of runs.sort((a, b) => a[0] - b[0])) {
    const last = out[out.length - 1];
    if (last && lo - last[1] <= gap) last[1] = Math.max(last[1], hi);
    else out.push([lo, hi]);
  }
  return out;
}

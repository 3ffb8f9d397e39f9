import { angleBetween, lengthOf, pointAt, project } from '../geometry/segment.ts';
import type { OpeningPx, WallsPx } from '../structure/types.ts';

/** No single window is longer than this, and none of a front narrower, in door widths. */
const LONGEST = 4.5;
const NARROWEST = 0.5;
/** Windows between two posts are at least this wide. */
const BETWEEN = 1.5;
/** A post is so long, and lies in the wall with this much of it, in thicknesses of the wall: longer lines are axes. */
const SHORT = 0.6;
const LONG = 1.8;
const WITHIN = 0.3;

/** Glass fronts that take up a whole wall become one window for each room behind them, and one for each pair of posts. */
export function splitFronts(openings: readonly OpeningPx[], walls: WallsPx): OpeningPx[] {
  return openings.flatMap((o) => {
    if (!isFront(o, walls)) return [o];
    const rooms = splitAt(o, partitions(o, walls), NARROWEST * walls.doorPx);
    return rooms.flatMap((r) => splitAt(r, posts(r, walls), BETWEEN * walls.doorPx));
  });
}

/** Whether a window is longer than any single one and takes up its wall. */
function isFront(o: OpeningPx, walls: WallsPx): boolean {
  const long = lengthOf(o);
  return o.kind === 'window' && long > LONGEST * walls.doorPx && long > 0.9 * lengthOf(walls.walls[o.wall]!);
}

/** Where inner walls end at the window: distance from its start, and thickness. */
function partitions(o: OpeningPx, walls: WallsPx): [number, number][] {
  const host = walls.walls[o.wall]!;
  if (!host.exterior) return [];
  return walls.walls.flatMap((w): [number, number][] => {
    if (w.exterior || lengthOf(w) < walls.doorPx || angleBetween(w, o) < 45) return [];
    return [w.from, w.to].flatMap((end): [number, number][] => {
      const at = project(o, end);
      return Math.abs(at.beside) < 0.6 * host.thicknessPx ? [[at.along, w.thicknessPx]] : [];
    });
  });
}

/** Lines across the wall. */
function posts(o: OpeningPx, walls: WallsPx): [number, number][] {
  const { thicknessPx } = walls.walls[o.wall]!;
  return walls.lines.flatMap((l): [number, number][] => {
    const [p, q] = [project(o, l.from), project(o, l.to)];
    const [lo, hi] = [Math.min(p.beside, q.beside), Math.max(p.beside, q.beside)];
    const inside = Math.min(hi, 0.5 * thicknessPx) - Math.max(lo, -0.5 * thicknessPx);
    return angleBetween(l, o) > 85 &&
      hi - lo > SHORT * thicknessPx &&
      hi - lo < LONG * thicknessPx &&
      inside > WITHIN * thicknessPx
      ? [[(p.along + q.along) / 2, l.thick]]
      : [];
  });
}

/** The parts of a window between places, as far as each is wide enough. */
function splitAt(o: OpeningPx, places: readonly [number, number][], least: number): OpeningPx[] {
  const parts: OpeningPx[] = [];
  const end = lengthOf(o);
  let lo = 0;
  for (const [at, thick] of [...places].sort((a, b) => a[0] - b[0])) {
    if (at - thick / 2 - lo < least || end - at - thick / 2 < least) continue;
    parts.push({ ...o, from: pointAt(o, lo), to: pointAt(o, at - thick / 2) });
    lo = at + thick / 2;
  }
  return [...parts, { ...o, from: pointAt(o, lo), to: o.to }];
}

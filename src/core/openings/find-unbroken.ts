import { distance, lengthOf, pointAt, project } from '../geometry/segment.ts';
import { isSet } from '../raster/bitmap.ts';
import type { Page } from '../sheet/types.ts';
import type { OpeningPx, Swing, WallPx, WallsPx } from '../structure/types.ts';
import { CASEMENT, turnOf } from './turn-of.ts';

/** A door's radius in usual door widths. */
const NARROWEST = 0.6;
const WIDEST = 1.5;
/** Most ink in a doorway: in a solid wall nothing is open. */
const INK = 0.35;

/**
 * Doors of swings in walls whose outlines run on through the doorway: thresholds and lintels make them look unbroken. Leaves
 * that are hardly open in an outer wall are casements.
 */
export function findUnbroken(page: Page, walls: WallsPx, found: readonly OpeningPx[]): OpeningPx[] {
  return walls.swings.flatMap((s): OpeningPx[] => {
    if (s.radius < NARROWEST * walls.doorPx || s.radius > WIDEST * walls.doorPx) return [];
    if (found.some((o) => covers(o, s) || isOf(o, s))) return [];
    const hosts = walls.walls
      .map((w, wall) => ({ w, wall, ...along(w, s) }))
      .filter(({ w, side, lo, hi }) => side < 0.9 * w.thicknessPx + 0.1 * s.radius && lo > -2 && hi < lengthOf(w) + 2)
      .filter(({ w, lo, hi }) => hi - lo > 0.8 * s.radius && inkIn(page, w, lo, hi) < INK)
      .sort((a, b) => a.side - b.side);
    const host = hosts[0];
    if (!host) return [];
    const [from, to] = [pointAt(host.w, host.lo), pointAt(host.w, host.hi)];
    if (turnOf(s) < CASEMENT && isOuter(s, walls)) return [{ kind: 'window', wall: host.wall, from, to }];
    return [{ kind: 'door', wall: host.wall, from, to, swing: { hinge: s.hinge, leaf: s.leaf } }];
  });
}

/** Whether an outer wall runs there: the leaves of a cavity wall, of which only one is outer, lie less than half a door apart. */
function isOuter(s: Swing, walls: WallsPx): boolean {
  return walls.walls.some((w) => {
    const { lo, hi, side } = along(w, s);
    return w.exterior && hi - lo > 0.8 * s.radius && side < 0.5 * walls.doorPx && lo > -2 && hi < lengthOf(w) + 2;
  });
}

function along(w: WallPx, s: Swing): { lo: number; hi: number; side: number } {
  const [p, q] = [project(w, s.hinge), project(w, s.closed)];
  return {
    lo: Math.min(p.along, q.along),
    hi: Math.max(p.along, q.along),
    side: Math.max(Math.abs(p.beside), Math.abs(q.beside)),
  };
}

/** Whether an opening already lies where the leaf closes. */
function covers(o: OpeningPx, s: Swing): boolean {
  const at = project(o, [(s.hinge[0] + s.closed[0]) / 2, (s.hinge[1] + s.closed[1]) / 2]);
  return Math.abs(at.beside) < 0.5 * s.radius && at.along > -0.2 * s.radius && at.along < lengthOf(o) + 0.2 * s.radius;
}

/** Whether an opening already has this swing, its two ends taken the other way round. */
function isOf({ swing }: OpeningPx, s: Swing): boolean {
  if (!swing) return false;
  const near = 0.15 * s.radius;
  return distance(swing.hinge, s.hinge) < near && distance(swing.leaf, s.closed) < near;
}

/** Share of ink along the clearest line inside a wall: thick outlines leave little paper between them. */
function inkIn(page: Page, w: WallPx, lo: number, hi: number): number {
  const inset = 0.1 * (hi - lo);
  return Math.min(
    ...[-2, -1, 0, 1, 2].map((k) => {
      let [ink, n] = [0, 0];
      for (let s = lo + inset; s < hi - inset; s += 2, n++)
        if (isSet(page.ink, ...pointAt(w, s, k * 0.12 * w.thicknessPx))) ink++;
      return n > 0 ? ink / n : 1;
    }),
  );
}

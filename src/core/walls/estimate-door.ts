import { distance } from '../geometry/segment.ts';
import { emptyRuns } from '../raster/empty-runs.ts';
import type { Bitmap } from '../sheet/types.ts';
import type { Swing, WallPx } from './types.ts';

/**
 * Usual width of a door: the radius that most swings agree on, where those near `guess` count most (basins and baths have
 * quarter circles too). Undefined when no two agree.
 */
export function usualSwing(swings: readonly Swing[], guess: number): number | undefined {
  // The leaves of double doors are of any width: two of them count as one.
  const weights = swings.map((s) => (swings.some((o) => meets(s, o)) ? 0.5 : 1));
  let best: number | undefined;
  let most = 0.6;
  for (const a of swings) {
    const alike = (b: Swing) => Math.abs(b.radius - a.radius) < 0.12 * a.radius;
    const radii = swings.filter(alike).map((b) => b.radius);
    const count = swings.reduce((sum, b, k) => sum + (alike(b) ? weights[k]! : 0), 0);
    const weight = count * Math.exp(-((Math.log(a.radius / guess) / 0.4) ** 2) / 2);
    if (radii.length < 2 || weight <= most) continue;
    most = weight;
    best = radii.sort((x, y) => x - y)[radii.length >> 1];
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

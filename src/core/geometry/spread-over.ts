import type { PointPx } from '../sheet/types.ts';
import { inRing } from './ring.ts';

const PLACES = [0.1, 0.3, 0.5, 0.7, 0.9];

/** Places spread evenly over a parallelogram, given by its corners in their order. */
export function spreadOver(corners: readonly PointPx[]): PointPx[] {
  const [a, b, , d] = corners as readonly [PointPx, PointPx, PointPx, PointPx];
  const along = (k: 0 | 1, u: number, v: number) => a[k] + u * (b[k] - a[k]) + v * (d[k] - a[k]);
  return PLACES.flatMap((u) => PLACES.map((v): PointPx => [along(0, u, v), along(1, u, v)]));
}

/** Share of one parallelogram, 0 to 1, that lies on a ring. */
export function shareOn(corners: readonly PointPx[], ring: readonly PointPx[]): number {
  const places = spreadOver(corners);
  return places.filter((p) => inRing(p, ring)).length / places.length;
}

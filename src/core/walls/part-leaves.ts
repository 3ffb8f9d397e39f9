import { distance, type Segment } from '../geometry/segment.ts';
import type { PointPx } from '../sheet/types.ts';
import type { Bar } from './find-bars.ts';
import type { Swing } from './types.ts';

/** A leaf or a threshold is at most this share of the usual wall, and its ends are this near those of the swing, in radii. */
const THIN = 0.45;
const NEAR = 0.2;

/** Parts pieces of wall from bold leaves and thresholds: thin ones that reach from a hinge to either end of the arc about it. */
export function partLeaves(pieces: readonly Bar[], swings: readonly Swing[], thicknessPx: number) {
  const isLeaf = (p: Bar) =>
    p.thick < THIN * thicknessPx && swings.some((s) => spans(p, s.hinge, s.leaf, s) || spans(p, s.hinge, s.closed, s));
  return { kept: pieces.filter((p) => !isLeaf(p)), leaves: pieces.filter(isLeaf) };
}

function spans({ from, to }: Segment, a: PointPx, b: PointPx, { radius }: Swing): boolean {
  const off = (p: PointPx, q: PointPx) => Math.max(distance(p, a), distance(q, b));
  return Math.min(off(from, to), off(to, from)) < NEAR * radius;
}

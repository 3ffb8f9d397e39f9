import { apply } from '#core/geometry/affine.ts';
import { distance } from '#core/geometry/segment.ts';
import type { Opening, PlanDocument, Point } from '#core/plan/schema.ts';
import { upright } from './compare-reading.ts';
import type { DrawingTruth } from './drawing/types.ts';

/** Leaves that were read of doors that are drawn with one, and how many of these open as they are drawn. */
export interface SwingCount {
  read: number;
  right: number;
}

/** A leaf is the drawn one when it hangs at the same jamb and opens to the same side: of the four tips that there can be it has that one. */
export function compareSwings(truth: DrawingTruth, document: PlanDocument): SwingCount {
  const leavesOf = (openings: readonly Opening[], at: (p: Point) => Point) =>
    openings.flatMap(({ from, to, swing }) => (swing ? [{ from: at(from), to: at(to), tip: at(swing.leaf) }] : []));
  const drawn = leavesOf(truth.plan?.openings ?? [], (p) => upright(apply(truth.toPixels!, p) as Point, truth));
  const read = leavesOf(document.plan.openings, (p) => apply(document.source.toPixels, p) as Point);
  const count = { read: 0, right: 0 };
  for (const leaf of drawn) {
    const length = distance(leaf.from, leaf.to);
    const found = read.find((other) => distance(middleOf(leaf), middleOf(other)) < length / 2);
    if (!found) continue;
    count.read++;
    if (distance(leaf.tip, found.tip) < length / 2) count.right++;
  }
  return count;
}

const middleOf = ({ from, to }: { from: Point; to: Point }): Point => [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];

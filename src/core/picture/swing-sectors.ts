import { arcOf, leavesOf } from '../geometry/door-leaves.ts';
import type { Plan, Point } from '../plan/schema.ts';

/** Corners of the polygon that stands for a quarter of a circle. */
const CORNERS = 6;

/** What the leaves of all doors sweep over, as polygons; metres. */
export function swingSectors(plan: Plan): Point[][] {
  return plan.openings
    .filter((o) => o.swing)
    .flatMap(leavesOf)
    .map((leaf) => {
      const { hinge } = leaf;
      const { radius, start, sweep } = arcOf(leaf);
      const arc = Array.from({ length: CORNERS }, (_, i): Point => {
        const angle = start + (sweep * i) / (CORNERS - 1);
        return [hinge[0] + Math.cos(angle) * radius, hinge[1] + Math.sin(angle) * radius];
      });
      return [[hinge[0], hinge[1]], ...arc];
    });
}

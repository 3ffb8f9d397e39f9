import type { Plan, Point } from '../plan/schema.ts';
import { leavesOf } from '../scene/wall-nodes.ts';

/** Corners of the polygon that stands for a quarter of a circle. */
const CORNERS = 6;

/** What the leaves of all doors sweep over, as polygons; metres. */
export function swingSectors(plan: Plan): Point[][] {
  return plan.openings
    .filter((o) => o.swing)
    .flatMap(leavesOf)
    .map(({ hinge, tip, shut }) => {
      const radius = Math.hypot(tip[0] - hinge[0], tip[1] - hinge[1]);
      const start = Math.atan2(tip[1] - hinge[1], tip[0] - hinge[0]);
      let sweep = Math.atan2(shut[1] - hinge[1], shut[0] - hinge[0]) - start;
      sweep -= Math.round(sweep / (2 * Math.PI)) * 2 * Math.PI;
      const arc = Array.from({ length: CORNERS }, (_, i): Point => {
        const angle = start + (sweep * i) / (CORNERS - 1);
        return [hinge[0] + Math.cos(angle) * radius, hinge[1] + Math.sin(angle) * radius];
      });
      return [[hinge[0], hinge[1]], ...arc];
    });
}

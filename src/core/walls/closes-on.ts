import { lengthOf, project } from '../geometry/segment.ts';
import type { Swing, WallPx } from '../structure/types.ts';

/** How far beside the middle of its wall a closed leaf may lie, pixels: doors are drawn at the faces of walls too. */
export const besideWall = (thicknessPx: number, radius: number) => 0.8 * thicknessPx + 0.12 * radius;

/** Whether the closed leaf lies along a wall: in it or, where doors are drawn at the faces of walls, beside it. */
export function closesOn(s: Pick<Swing, 'hinge' | 'closed' | 'radius'>, w: WallPx): boolean {
  const [p, q] = [project(w, s.hinge), project(w, s.closed)];
  const [lo, hi] = [Math.min(p.along, q.along), Math.max(p.along, q.along)];
  const side = besideWall(w.thicknessPx, s.radius);
  return (
    Math.max(Math.abs(p.beside), Math.abs(q.beside)) < side &&
    Math.min(hi, lengthOf(w)) - Math.max(lo, 0) > 0.6 * s.radius
  );
}

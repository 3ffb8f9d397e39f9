import { angleBetween, lengthOf, project } from '../geometry/segment.ts';
import type { Bar } from '../raster/find-bars.ts';
import type { PointPx } from '../sheet/types.ts';

/** Whether an end of a bar is at another one that it does not run along. */
export function endsAt(end: PointPx, b: Bar, w: Bar): boolean {
  if (w === b || angleBetween(b, w) < 20) return false;
  const p = project(w, end);
  const near = b.thick + 2;
  return Math.abs(p.beside) < 0.5 * w.thick + near && p.along > -near && p.along < lengthOf(w) + near;
}

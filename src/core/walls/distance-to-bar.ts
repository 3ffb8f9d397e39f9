import { lengthOf, project } from '../geometry/segment.ts';
import type { Bar } from '../raster/find-bars.ts';
import type { PointPx } from '../sheet/types.ts';

/** From a point to the body of a bar, pixels; 0 within it. */
export function distanceToBar(bar: Bar, at: PointPx): number {
  const { along, beside } = project(bar, at);
  const beyond = Math.max(0, -along, along - lengthOf(bar));
  return Math.hypot(beyond, Math.max(0, Math.abs(beside) - bar.thick / 2));
}

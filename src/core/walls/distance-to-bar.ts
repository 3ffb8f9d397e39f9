import { lengthOf, project } from '../geometry/segment.ts';
import type { PointPx } from '../sheet/types.ts';
import type { Bar } from './find-bars.ts';

/** From a point to the body of a bar, pixels; 0 within it. */
export function distanceToBar(bar: Bar, at: PointPx): number {
  const { along, beside } = project(bar, at);
  const beyond = Math.max(0, -along, along - lengthOf(bar));
  return Math.hypot(beyond, Math.max(0, Math.abs(beside) - bar.thick / 2));
}

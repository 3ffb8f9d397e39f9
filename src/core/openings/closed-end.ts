import { distance } from '../geometry/segment.ts';
import type { PointPx } from '../sheet/types.ts';

/** Where a leaf closes: the end of its opening that is farther from the hinge. */
export function closedEnd(from: PointPx, to: PointPx, hinge: PointPx): PointPx {
  return distance(from, hinge) > distance(to, hinge) ? from : to;
}

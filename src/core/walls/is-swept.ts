import type { PixelClasses } from '../pixel-classes/types.ts';
import type { PointPx } from '../sheet/types.ts';
import { SWEEP, shareSwept, waysToSwing } from './share-swept.ts';

/** Share of the floor beside an opening that has to be seen as swept, on one of its sides and from one of its jambs. */
const SWEPT = 0.1;

/** Whether the network sees floor that a leaf sweeps on either side of an opening between two jambs, more than the share `least` of it. */
export function isSwept(from: PointPx, to: PointPx, classes: PixelClasses, least = SWEPT): boolean {
  return waysToSwing(from, to).some((swing) => shareSwept(swing, SWEEP, classes) > least);
}

import { distance } from '../geometry/segment.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import type { PointPx } from '../sheet/types.ts';
import { shareSwept } from '../walls/share-swept.ts';

/** Share of the floor beside an opening that has to be seen as swept, on one of its sides and from one of its jambs. */
const SWEPT = 0.1;
const SWEEP = new Set(['swing', 'door-leaf']);

/** Whether the network sees floor that a leaf sweeps on either side of an opening between two jambs. */
export function isSwept(from: PointPx, to: PointPx, classes: PixelClasses): boolean {
  const radius = distance(from, to);
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  return [from, to].some((hinge) =>
    [1, -1].some((side) => {
      const leaf: PointPx = [hinge[0] - side * dy, hinge[1] + side * dx];
      return shareSwept({ hinge, closed: hinge === from ? to : from, leaf, radius }, SWEEP, classes) > SWEPT;
    }),
  );
}

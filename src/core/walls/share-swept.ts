import { distance, pointAt, type Segment } from '../geometry/segment.ts';
import { shareAlong } from '../pixel-classes/share-along.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import type { PointPx } from '../sheet/types.ts';
import type { Swing } from '../structure/types.ts';

/** Where the floor that a leaf sweeps is looked at: straight across, at these shares of the way from the hinge. */
const ACROSS = [0.35, 0.6, 0.85];

/** What a leaf sweeps and the leaf itself, as the network sees them. */
export const SWEEP: ReadonlySet<string> = new Set(['swing', 'door-leaf']);

/** The four ways in which a leaf can open a door between two jambs: from either of them, to either side. */
export function waysToSwing(from: PointPx, to: PointPx): Swing[] {
  const door = { from, to };
  const radius = distance(from, to);
  return [0, radius].flatMap((at) =>
    [1, -1].map((side) => ({
      hinge: pointAt(door, at),
      closed: pointAt(door, radius - at),
      leaf: pointAt(door, at, side * radius),
      radius,
    })),
  );
}

/** Share of the floor that a leaf sweeps which the network takes for one of the named classes. */
export function shareSwept({ hinge, closed, leaf, radius }: Swing, names: ReadonlySet<string>, classes: PixelClasses) {
  const across = (k: number): Segment => ({
    from: pointAt({ from: hinge, to: leaf }, k * radius),
    to: pointAt({ from: hinge, to: closed }, k * radius),
  });
  return ACROSS.reduce((sum, k) => sum + shareAlong(across(k), names, classes), 0) / ACROSS.length;
}

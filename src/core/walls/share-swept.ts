import { pointAt, type Segment } from '../geometry/segment.ts';
import { shareAlong } from '../pixel-classes/share-along.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import type { Swing } from './types.ts';

/** Where the floor that a leaf sweeps is looked at: straight across, at these shares of the way from the hinge. */
const ACROSS = [0.35, 0.6, 0.85];

/** Share of the floor that a leaf sweeps which the network takes for one of the named classes. */
export function shareSwept({ hinge, closed, leaf, radius }: Swing, names: ReadonlySet<string>, classes: PixelClasses) {
  const across = (k: number): Segment => ({
    from: pointAt({ from: hinge, to: leaf }, k * radius),
    to: pointAt({ from: hinge, to: closed }, k * radius),
  });
  return ACROSS.reduce((sum, k) => sum + shareAlong(across(k), names, classes), 0) / ACROSS.length;
}

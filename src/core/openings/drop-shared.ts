import { angleBetween, distance, lengthOf } from '../geometry/segment.ts';
import type { OpeningPx } from '../structure/types.ts';

/** Walls meet at a corner at more than this, degrees. */
const CORNER = 30;

/**
 * Openings in which no swing hangs in two walls: where one was told both as it closes and turned round, on either side of a corner, its
 * leaf closes the opening that is about as wide as it is long, and the other is a gap.
 */
export function dropShared(openings: readonly OpeningPx[]): OpeningPx[] {
  const misfit = ({ swing, ...opening }: OpeningPx) =>
    Math.abs(1 - lengthOf(opening) / distance(swing!.hinge, swing!.leaf));
  return openings.map((o) => {
    const isShared = openings.some(
      (other) =>
        o.swing && other.swing?.hinge === o.swing.hinge && angleBetween(other, o) > CORNER && misfit(other) < misfit(o),
    );
    return isShared ? { ...o, kind: 'gap', swing: undefined } : o;
  });
}

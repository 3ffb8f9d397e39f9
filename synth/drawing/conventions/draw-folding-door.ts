import type { Pen } from '../pen.ts';
import type { Place } from '../place.ts';
import type { Conventions } from './conventions.ts';

type Point = [number, number];

/** How broad the pleats of an accordion are, metres. */
const PLEAT = 0.1;

/**
 * A door of folding leaves: an accordion drawn part of the way, leaves that stand folded at one jamb or at both, or half open across the whole
 * opening. Its leaves are marked; that it has no swing is in the truth.
 */
export function drawFoldingDoor(pen: Pen, place: Place, way: Exclude<Conventions['folding'], 'usual'>): void {
  const { length, half, point } = place;
  const fold = (points: readonly Point[]) => {
    pen.line(points, { widthPx: pen.style.linePx * 1.2, colour: pen.style.door.colour });
    for (const [i, from] of points.slice(0, -1).entries()) pen.markStroke('door-leaf', from, points[i + 1]!, 3);
  };
  if (way === 'accordion') {
    // Within the wall, as deep as it is or a hand's breadth in a thin front.
    const deep = Math.max(0.04, Math.min(half * 0.8, 0.06));
    const pleats = Math.max(4, Math.round((length * 0.7) / PLEAT));
    fold(Array.from({ length: pleats + 1 }, (_, i) => point((length * 0.7 * i) / pleats, i % 2 ? deep : -deep)));
    return;
  }
  const leaves = length > 1.1 ? 4 : 2;
  const leaf = length / leaves;
  if (way === 'across') {
    // Pairs of leaves at 45 degrees, which leave the rest of the opening free at their meeting.
    const [along, out] = [leaf * Math.SQRT1_2, half + leaf * Math.SQRT1_2];
    fold([point(0, half), point(along, out), point(2 * along, half)]);
    if (leaves === 4) fold([point(length, half), point(length - along, out), point(length - 2 * along, half)]);
    return;
  }
  // Folded flat against each other: they stand out of the wall side by side.
  const stack = (u: number, step: number) =>
    fold([point(u, half), point(u + step, half + leaf), point(u + 2 * step, half)]);
  stack(0, 0.04);
  if (leaves === 4) stack(length, -0.04);
}

import { angleBetween, distance, lengthOf, type Segment } from '../geometry/segment.ts';
import type { PointPx } from '../sheet/types.ts';

/** The halves of a folding leaf differ by at most this share of their length, meet as closely, and stand open by these degrees. */
const UNEQUAL = 0.3;
const MEET = 0.3;
const OPEN = 20;

/** Where the other half of a folding leaf ends that begins at the tip of the first; undefined where none does. */
export function foldOf(
  half: Segment,
  lines: readonly Segment[],
  fits: (far: PointPx) => boolean = () => true,
): PointPx | undefined {
  const long = lengthOf(half);
  for (const line of lines) {
    if (Math.abs(lengthOf(line) - long) > UNEQUAL * long || angleBetween(line, half) < OPEN) continue;
    const [near, far] =
      distance(line.from, half.to) < distance(line.to, half.to) ? [line.from, line.to] : [line.to, line.from];
    if (distance(near, half.to) < MEET * long && fits(far)) return far;
  }
  return undefined;
}

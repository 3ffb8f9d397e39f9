import Flatbush from 'flatbush';
import { ringArea, ringBox } from '../geometry/ring.ts';
import { shareOn } from '../geometry/spread-over.ts';
import type { PointPx } from '../sheet/types.ts';

/** Where a thing stands on the page, in pixels of it. */
export interface FloorPlace {
  /** The corners back left, back right, front right, front left. */
  readonly outline: PointPx[];
  readonly middle: PointPx;
  readonly width: number;
  readonly depth: number;
}

/** Another candidate in a candidate's place. */
export interface Overlap {
  /** Its number in the list of all candidates. */
  readonly other: number;
  /** Share of the smaller of the two that lies on the larger, above 0 to 1. */
  readonly share: number;
}

/** For every candidate the others that lie on it or under it. A crowded sheet has thousands of candidates, so only those with common boxes are compared. */
export function overlapsOf(candidates: readonly FloorPlace[]): Overlap[][] {
  const overlaps = candidates.map((): Overlap[] => []);
  if (candidates.length === 0) return overlaps;
  const boxes = candidates.map(({ outline }) => ringBox(outline));
  const index = new Flatbush(candidates.length);
  for (const box of boxes) index.add(...box);
  index.finish();
  for (const [i, one] of candidates.entries())
    for (const j of index.search(...boxes[i]!, (k) => k < i)) {
      const share = shared(one, candidates[j]!);
      if (share === 0) continue;
      overlaps[i]!.push({ other: j, share });
      overlaps[j]!.push({ other: i, share });
    }
  return overlaps;
}

/** Share of the smaller of two that lies on the other. */
export function shared(a: FloorPlace, b: FloorPlace): number {
  const reach = (Math.hypot(a.width, a.depth) + Math.hypot(b.width, b.depth)) / 2;
  if (Math.hypot(a.middle[0] - b.middle[0], a.middle[1] - b.middle[1]) > reach) return 0;
  const isLarger = Math.abs(ringArea(a.outline)) > Math.abs(ringArea(b.outline));
  return isLarger ? shareOn(b.outline, a.outline) : shareOn(a.outline, b.outline);
}

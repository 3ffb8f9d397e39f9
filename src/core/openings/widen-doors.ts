import { distance, lengthOf, pointAt, project } from '../geometry/segment.ts';
import type { OpeningPx, WallsPx } from '../structure/types.ts';

/**
 * A door narrower than so many times its leaf is as wide as that: an arrow that points at it stands in its gap, or a letter. Of seven
 * that were read so on synthetic sheets five are as wide as their leaves, within a sixth, and two were no doors.
 */
const NARROW = 0.66;

/** The openings, doors no narrower than their leaves. */
export function widenDoors(openings: readonly OpeningPx[], { walls }: WallsPx): OpeningPx[] {
  return openings.map((o): OpeningPx => {
    if (o.kind !== 'door' || !o.swing) return o;
    const radius = distance(o.swing.hinge, o.swing.leaf);
    if (lengthOf(o) > NARROW * radius) return o;
    const wall = walls[o.wall]!;
    const hinge = project(wall, o.swing.hinge).along;
    const middle = (project(wall, o.from).along + project(wall, o.to).along) / 2;
    const ends = [hinge, hinge + (middle > hinge ? radius : -radius)].sort((a, b) => a - b) as [number, number];
    return {
      ...o,
      from: pointAt(wall, Math.max(0, ends[0])),
      to: pointAt(wall, Math.min(lengthOf(wall), ends[1])),
    };
  });
}

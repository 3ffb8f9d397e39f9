import { grow, minus, polygonsOf, regionOf, regionWithin } from '../geometry/region.ts';
import { areaWithin, ringBox } from '../geometry/ring.ts';
import { stripOf } from '../geometry/strip-of.ts';
import type { Ring, Wall } from '../plan/schema.ts';

/** Clear floor that walls enclose, wall face to wall face: its outline, then its holes. */
export type Face = Ring[];

/** Gaps between the bodies of walls up to twice this are closed, metres: ends that were drawn short of each other. */
const CLOSED_M = 0.05;
/** Less is the inside of a cavity wall: area in m², and width in metres at the widest place. */
const SMALLEST_M2 = 0.15;
const NARROWEST_M = 0.2;
/** Room around the walls for the outside, metres. */
const AROUND_M = 1;

/**
 * What walls enclose with all their openings closed. As `plan-graph/face-candidates.ts` finds rooms while reading, but in metres and
 * from the walls alone.
 */
export function facesOfWalls(walls: readonly Wall[]): Face[] {
  const standing = walls.filter(({ from, to }) => from[0] !== to[0] || from[1] !== to[1]);
  if (standing.length === 0) return [];
  const bodies = standing.map(({ from, to, thickness }) => stripOf(from, to, thickness, thickness / 2));
  const [x0, y0, x1, y1] = ringBox(bodies.flat());
  const [left, top, right, bottom] = [x0 - AROUND_M, y0 - AROUND_M, x1 + AROUND_M, y1 + AROUND_M];
  const beyond = regionOf([[[left, top], [right, top], [right, bottom], [left, bottom]]]); // biome-ignore format: one rectangle
  const isOutside = ([outline]: Face) => outline!.some(([x]) => x <= left + CLOSED_M);
  return polygonsOf(minus(beyond, grow(regionOf(bodies), CLOSED_M)))
    .filter((rings) => !isOutside(rings))
    .flatMap((rings) => polygonsOf(grow(regionWithin(rings), CLOSED_M)))
    .filter((rings) => areaWithin(rings) >= SMALLEST_M2 && grow(regionWithin(rings), -NARROWEST_M / 2).length > 0);
}

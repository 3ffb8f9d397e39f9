import { grow, minus, polygonsOf, type Region, regionOf, regionWithin } from '../geometry/region.ts';
import { areaWithin, ringArea } from '../geometry/ring.ts';
import { directionOf, type Segment } from '../geometry/segment.ts';
import type { PointPx } from '../sheet/types.ts';

/** A straight piece of wall: its centre line and half its thickness. */
export interface WallBody extends Segment {
  readonly half: number;
}

/** Clear floor, wall face to wall face. */
export interface Floor {
  readonly outline: PointPx[];
  readonly holes: PointPx[][];
  readonly area: number;
}

/** What is a gap and what is no floor, in the unit of the walls. */
export interface FloorLimits {
  /** Gaps between walls up to twice this are closed. */
  readonly closed: number;
  /** Faces of less area are the inside of cavity walls and specks. */
  readonly smallest: number;
  /** How wide a face must be somewhere. */
  readonly narrowest: number;
}

/** The bodies of walls with openings and small gaps closed. */
export const bodiesOf = (walls: readonly WallBody[], { closed }: FloorLimits): Region =>
  grow(regionOf(walls.map(bodyOf)), closed);

/** What bodies enclose. @param far all of them lie within this of the origin */
export function enclosedFaces(bodies: Region, far: number, limits: FloorLimits): Floor[] {
  const beyond = regionOf([[[-far, -far], [2 * far, -far], [2 * far, 2 * far], [-far, 2 * far]]]); // biome-ignore format: one square
  return polygonsOf(minus(beyond, bodies))
    .filter(([outer]) => Math.abs(ringArea(outer!)) < far * far * 4)
    .flatMap((rings) => floorsOf(regionWithin(rings), limits));
}

/** The pieces of a region, as large as the bodies of walls were before they were grown, that are large enough for a room. */
export function floorsOf(within: Region, { closed, smallest, narrowest }: FloorLimits): Floor[] {
  return polygonsOf(grow(within, closed)).flatMap((rings): Floor[] => {
    if (!grow(regionWithin(rings), -narrowest / 2).length) return [];
    const [outline, ...holes] = rings as PointPx[][];
    const area = areaWithin(rings as PointPx[][]);
    return area < smallest ? [] : [{ outline: outline!, holes, area }];
  });
}

/** The body of a wall: its ends reach to the faces of what it meets. */
const bodyOf = (wall: WallBody): PointPx[] => {
  const [x, y] = directionOf(wall);
  const { half } = wall;
  const [a, b] = [wall.from, wall.to];
  const corner = ([px, py]: PointPx, along: number, beside: number): PointPx => [
    px + x * along - y * beside,
    py + y * along + x * beside,
  ];
  return [corner(a, -half, -half), corner(b, half, -half), corner(b, half, half), corner(a, -half, half)];
};

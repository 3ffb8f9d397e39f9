import { grow, minus, polygonsOf, type Region, regionOf, regionWithin, union } from '../geometry/region.ts';
import { areaWithin, ringArea, simplifyRing } from '../geometry/ring.ts';
import { directionOf } from '../geometry/segment.ts';
import { traceContours } from '../raster/trace-contours.ts';
import type { PointPx } from '../sheet/types.ts';
import type { Heads } from './heads.ts';
import type { WallCandidate } from './wall-candidates.ts';

/** What may be a room: clear floor, wall face to wall face, in pixels of the view. */
export interface FaceCandidate {
  readonly outline: PointPx[];
  readonly holes: PointPx[][];
  readonly area: number;
  /** Walls enclose it with all openings closed; otherwise the network sees the floor of a room there: a balcony, a porch. */
  readonly isEnclosed: boolean;
}

/** Gaps between walls up to twice this are closed, pixels of the view. */
const CLOSED = 3;
/** Faces of less are the inside of cavity walls and specks, pixels of the view: area, and how wide one must be somewhere. */
const SMALLEST = 260;
const NARROWEST = 9;
/** Corners of floors that the network sees are followed to this, pixels of the view. */
const TOLERANCE = 2.5;

/** What walls enclose with all openings closed, and the other floors that the network sees. */
export function faceCandidates(walls: readonly WallCandidate[], heads: Heads): FaceCandidate[] {
  if (!walls.length) return [];
  const { widthPx, heightPx } = heads;
  const far = Math.max(widthPx, heightPx);
  const beyond = regionOf([[[-far, -far], [2 * far, -far], [2 * far, 2 * far], [-far, 2 * far]]]); // biome-ignore format: one square
  const bodies = grow(regionOf(walls.map(bodyOf)), CLOSED);
  const enclosed = polygonsOf(minus(beyond, bodies))
    .filter(([outer]) => Math.abs(ringArea(outer!)) < far * far * 4)
    .flatMap((rings) => facesOf(regionWithin(rings), true));
  const taken = grow(union(bodies, regionOf(enclosed.map(({ outline }) => outline))), CLOSED);
  return [...enclosed, ...facesOf(minus(seenFloor(heads), taken), false)];
}

/** The body of a wall: its ends reach to the faces of what it meets. */
const bodyOf = (wall: WallCandidate): PointPx[] => {
  const [x, y] = directionOf(wall);
  const { half } = wall;
  const [a, b] = [wall.from, wall.to];
  const corner = ([px, py]: PointPx, along: number, beside: number): PointPx => [
    px + x * along - y * beside,
    py + y * along + x * beside,
  ];
  return [corner(a, -half, -half), corner(b, half, -half), corner(b, half, half), corner(a, -half, half)];
};

/** The floor of rooms as the network sees it. */
function seenFloor({ fine }: Heads): Region {
  const { width, height, stride } = fine;
  const [rooms] = fine.of('rooms') as [Float32Array];
  const rings = traceContours({ width, height, data: Uint8Array.from(rooms, (inside) => (inside > 0 ? 1 : 0)) });
  const corners = rings.map((ring) =>
    simplifyRing(
      ring.map(([x, y]): PointPx => [x * stride, y * stride]),
      TOLERANCE,
    ),
  );
  const [floors, holes] = [1, -1].map((way) => corners.filter((ring) => way * ringArea(ring) > 0));
  return minus(regionOf(floors!), regionOf(holes!));
}

/** The pieces of a region, as large as the bodies of walls were before they were grown, that are large enough for a room. */
function facesOf(within: Region, isEnclosed: boolean): FaceCandidate[] {
  return polygonsOf(grow(within, CLOSED)).flatMap((rings): FaceCandidate[] => {
    if (!grow(regionWithin(rings), -NARROWEST / 2).length) return [];
    const [outline, ...holes] = rings as PointPx[][];
    const area = areaWithin(rings as PointPx[][]);
    return area < SMALLEST ? [] : [{ outline: outline!, holes, area, isEnclosed }];
  });
}

import { grow, minus, type Region, regionOf, union } from '../geometry/region.ts';
import { ringArea, simplifyRing } from '../geometry/ring.ts';
import { traceContours } from '../raster/trace-contours.ts';
import type { PointPx } from '../sheet/types.ts';
import { bodiesOf, enclosedFaces, type Floor, type FloorLimits, floorsOf } from './enclosed-faces.ts';
import type { Heads } from './heads.ts';
import type { WallCandidate } from './wall-candidates.ts';

/** What may be a room, in pixels of the view. */
export interface FaceCandidate extends Floor {
  /** Walls enclose it with all openings closed; otherwise the network sees the floor of a room there: a balcony, a porch. */
  readonly isEnclosed: boolean;
}

/** In pixels of the view. */
const LIMITS: FloorLimits = { closed: 3, smallest: 260, narrowest: 9 };
/** Corners of floors that the network sees are followed to this, pixels of the view. */
const TOLERANCE = 2.5;

/** What walls enclose with all openings closed, and the other floors that the network sees. */
export function faceCandidates(walls: readonly WallCandidate[], heads: Heads): FaceCandidate[] {
  if (!walls.length) return [];
  const { widthPx, heightPx } = heads;
  const far = Math.max(widthPx, heightPx);
  const bodies = bodiesOf(walls, LIMITS);
  const enclosed = enclosedFaces(bodies, far, LIMITS).map((floor) => ({ ...floor, isEnclosed: true }));
  const taken = grow(union(bodies, regionOf(enclosed.map(({ outline }) => outline))), LIMITS.closed);
  const open = floorsOf(minus(seenFloor(heads), taken), LIMITS);
  return [...enclosed, ...open.map((floor) => ({ ...floor, isEnclosed: false }))];
}

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

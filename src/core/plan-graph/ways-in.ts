import { inRing } from '../geometry/ring.ts';
import { directionOf } from '../geometry/segment.ts';
import type { PointPx } from '../sheet/types.ts';
import type { OpeningPx } from '../structure/types.ts';
import type { WallCandidate } from './wall-candidates.ts';
import type { Face } from './weigh-faces.ts';

/** What one cannot go through. */
const NO_WAY = 'window';
/** A room begins this far behind the face of a wall at most, pixels of the view. */
const BEHIND = 4;

/**
 * Every room is gone into: of the openings that are seen too faintly to be taken for themselves, those that lead into rooms
 * without any other way in.
 *
 * @param faint the surest first
 */
export function waysIn(
  rooms: readonly Face[],
  openings: readonly OpeningPx[],
  faint: readonly OpeningPx[],
  walls: readonly WallCandidate[],
): OpeningPx[] {
  const roomsAt = (opening: OpeningPx): Face[] =>
    opening.kind === NO_WAY
      ? []
      : besides(opening, walls[opening.wall]!).flatMap((at) => rooms.find((room) => holds(room, at)) ?? []);
  const entered = new Set(openings.flatMap(roomsAt));
  return faint.filter((opening) => {
    const reached = roomsAt(opening);
    if (!reached.some((room) => room.isEnclosed && !entered.has(room))) return false;
    for (const room of reached) entered.add(room);
    return true;
  });
}

/** A point on either side of an opening, beyond its wall. */
function besides({ from, to }: OpeningPx, wall: WallCandidate): PointPx[] {
  const [x, y] = directionOf(wall);
  const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const away = wall.half + BEHIND;
  return [away, -away].map((beside): PointPx => [mx - y * beside, my + x * beside]);
}

const holds = ({ outline, holes }: Face, at: PointPx): boolean =>
  inRing(at, outline) && !holes.some((hole) => inRing(at, hole));

import { angleBetween, directionOf, lengthOf, meet, project } from '../geometry/segment.ts';
import type { PointPx } from '../sheet/types.ts';
import type { WallCandidate } from './wall-candidates.ts';

/** Ends reach for walls that cross them within this, pixels of the view, and shares of the larger half thickness. */
const REACH = 6;
const REACH_SHARE = 2;
/** Walls that meet at less are one line, degrees. */
const CROSSES = 20;

/** Ends run to the walls that cross them. */
export function connectEnds(walls: readonly WallCandidate[]): WallCandidate[] {
  return walls.map((wall) => {
    const [x, y] = directionOf(wall);
    const from = endAt(wall, wall.from, [-x, -y], walls);
    const to = endAt(wall, wall.to, [x, y], walls);
    return (to[0] - from[0]) * x + (to[1] - from[1]) * y > 0 ? { ...wall, from, to } : wall;
  });
}

function endAt(wall: WallCandidate, end: PointPx, [x, y]: PointPx, walls: readonly WallCandidate[]): PointPx {
  let best = end;
  let least = Infinity;
  for (const other of walls) {
    if (other === wall || angleBetween(wall, other) < CROSSES) continue;
    const at = meet(wall, other);
    if (!at) continue;
    const reach = REACH + REACH_SHARE * Math.max(wall.half, other.half);
    const further = (at[0] - end[0]) * x + (at[1] - end[1]) * y;
    const { along } = project(other, at);
    if (Math.abs(further) > reach || along < -reach || along > lengthOf(other) + reach) continue;
    if (Math.abs(further) < least) [best, least] = [at, Math.abs(further)];
  }
  return best;
}

import { lengthOf, type Segment } from '../geometry/segment.ts';
import type { PointPx } from '../sheet/types.ts';
import type { WallCandidate } from './wall-candidates.ts';

/** Walls that run within this of the main directions run along them, degrees; the direction of short ones is less sure, by pixels at an end. */
const ASKEW = 3.5;
const ASKEW_AT_END = 1.5;

/** Walls that nearly run along the two main directions of the drawing do. */
export function straighten(walls: readonly WallCandidate[]): WallCandidate[] {
  const main = mainAngle(walls);
  return walls.map((wall) => {
    const angle = angleOf(wall);
    const off = ((((angle - main) % 90) + 135) % 90) - 45;
    const most = ASKEW + (Math.atan2(2 * ASKEW_AT_END, lengthOf(wall)) * 180) / Math.PI;
    return Math.abs(off) < most ? turned(wall, -off) : wall;
  });
}

const angleOf = ({ from, to }: Segment): number => (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;

/** The direction, 0 to 90 degrees, about which most of the walls run: the fullest window of a turning histogram. */
function mainAngle(walls: readonly WallCandidate[]): number {
  const weighed = walls.map((wall) => ({
    angle: ((angleOf(wall) % 90) + 90) % 90,
    weight: lengthOf(wall) * wall.chance,
  }));
  const near = (at: number) =>
    weighed
      .map(({ angle, weight }) => ({ off: ((((angle - at) % 90) + 135) % 90) - 45, weight }))
      .filter(({ off }) => Math.abs(off) <= 2);
  let best = 0;
  let most = -1;
  for (let at = 0; at < 90; at++) {
    const sum = near(at).reduce((total, { weight }) => total + weight, 0);
    if (sum > most) [best, most] = [at, sum];
  }
  const fine = near(best);
  const total = fine.reduce((sum, { weight }) => sum + weight, 0) || 1;
  return best + fine.reduce((sum, { off, weight }) => sum + off * weight, 0) / total;
}

function turned(wall: WallCandidate, degrees: number): WallCandidate {
  const turn = (degrees * Math.PI) / 180;
  const [cx, cy] = [(wall.from[0] + wall.to[0]) / 2, (wall.from[1] + wall.to[1]) / 2];
  const about = ([x, y]: PointPx): PointPx => [
    cx + (x - cx) * Math.cos(turn) - (y - cy) * Math.sin(turn),
    cy + (x - cx) * Math.sin(turn) + (y - cy) * Math.cos(turn),
  ];
  return { ...wall, from: about(wall.from), to: about(wall.to) };
}

import { lengthOf, pointAt, project } from '../geometry/segment.ts';
import type { PointPx } from '../sheet/types.ts';
import type { WallCandidate } from './wall-candidates.ts';

/** What lies out of the bodies of other walls by no more is covered by them: as exact as walls are placed, pixels of the view. */
const OUT = 1;
/** Places along a wall and across it that are looked at, as shares of its length and of half its thickness. */
const ALONG = [0, 0.25, 0.5, 0.75, 1] as const;
const ACROSS = [-1, 0, 1] as const;

/** Walls that show something of their own: where lines meet, short ones lie within the bodies of longer ones. */
export function uncoveredWalls(walls: readonly WallCandidate[]): WallCandidate[] {
  const kept: WallCandidate[] = [];
  for (const wall of [...walls].sort((a, b) => lengthOf(b) - lengthOf(a)))
    if (!placesOf(wall).every((at) => kept.some((other) => covers(other, at)))) kept.push(wall);
  return walls.filter((wall) => kept.includes(wall));
}

const placesOf = (wall: WallCandidate): PointPx[] =>
  ALONG.flatMap((along) => ACROSS.map((across) => pointAt(wall, along * lengthOf(wall), across * wall.half)));

/** Bodies reach beyond the ends of walls, to the faces of what they meet there. */
function covers(wall: WallCandidate, at: PointPx): boolean {
  const { along, beside } = project(wall, at);
  const near = wall.half + OUT;
  return Math.abs(beside) <= near && along >= -near && along <= lengthOf(wall) + near;
}

import { distanceTo, lengthOf } from '../geometry/segment.ts';
import type { BoxPx } from '../sheet/types.ts';
import type { WallCandidate } from './wall-candidates.ts';

/** Walls that touch are of one building: their bodies come this near, pixels of the view. */
const TOUCHES = 4;
/** What stands alone within another building is a part of it; elsewhere it has at least this share of the walls of the largest. */
const OWN_BUILDING = 0.12;

/** The walls of buildings that are more than a fragment. */
export function selectWalls(walls: readonly WallCandidate[]): WallCandidate[] {
  const buildings = connected(walls);
  const lengths = buildings.map((building) => building.reduce((sum, wall) => sum + lengthOf(wall), 0));
  const most = Math.max(0, ...lengths);
  const large = buildings.filter((_, k) => lengths[k]! >= OWN_BUILDING * most);
  const boxes = large.map(boxOf);
  return buildings
    .filter((building) => large.includes(building) || boxes.some((box) => isInside(boxOf(building), box)))
    .flat();
}

function boxOf(walls: readonly WallCandidate[]): BoxPx {
  const points = walls.flatMap(({ from, to }) => [from, to]);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
}

const isInside = (a: BoxPx, b: BoxPx): boolean => a.x0 >= b.x0 && a.y0 >= b.y0 && a.x1 <= b.x1 && a.y1 <= b.y1;

/** Walls in groups that touch. */
function connected(walls: readonly WallCandidate[]): WallCandidate[][] {
  const groups: WallCandidate[][] = [];
  for (const wall of walls) {
    const touching = groups.filter((group) => group.some((other) => touches(wall, other)));
    for (const group of touching) groups.splice(groups.indexOf(group), 1);
    groups.push([wall, ...touching.flat()]);
  }
  return groups;
}

function touches(a: WallCandidate, b: WallCandidate): boolean {
  const near = Math.max(a.half, b.half) + TOUCHES;
  return (
    [a.from, a.to].some((end) => distanceTo(b, end) <= near) || [b.from, b.to].some((end) => distanceTo(a, end) <= near)
  );
}

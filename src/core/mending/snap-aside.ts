import { lengthOf, project } from '../geometry/segment.ts';
import type { Plan } from '../plan/schema.ts';
import { isParallel, lineOf } from './wall-joints.ts';

/**
 * How far aside a wall is meant to be moved, metres: into the line of a parallel wall where that is within `reach` of it.
 * @param by how far the pointer went, positive to the right of the wall's direction
 */
export function snapAside(plan: Plan, id: string, by: number, reach: number): number {
  const wall = plan.walls.find((one) => one.id === id);
  if (!wall || lengthOf(wall) === 0) return by;
  const own = lineOf(wall, plan.walls);
  const lines = plan.walls
    .filter((other) => !own.includes(other) && lengthOf(other) > 0 && isParallel(wall, other))
    .map((other) => project(wall, other.from).beside);
  const [line] = lines.sort((a, b) => Math.abs(a - by) - Math.abs(b - by));
  return line !== undefined && Math.abs(line - by) <= reach ? line : by;
}

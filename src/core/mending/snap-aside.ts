import { lengthOf, pointAt, project } from '../geometry/segment.ts';
import type { Plan } from '../plan/schema.ts';
import type { DrawnInk } from './drawn/drawn-ink.ts';
import { wallAsDrawn } from './drawn/wall-as-drawn.ts';
import { isParallel, lineOf } from './wall-joints.ts';

/**
 * How far aside a wall is meant to be moved, metres: into the line of a parallel wall, or of a wall of the drawing, where that is within
 * `reach` of it.
 * @param by how far the pointer went, positive to the right of the wall's direction
 */
export function snapAside(plan: Plan, id: string, by: number, reach: number, ink?: DrawnInk): number {
  const wall = plan.walls.find((one) => one.id === id);
  if (!wall || lengthOf(wall) === 0) return by;
  const own = lineOf(wall, plan.walls);
  const lines = plan.walls
    .filter((other) => !own.includes(other) && lengthOf(other) > 0 && isParallel(wall, other))
    .map((other) => project(wall, other.from).beside);
  const [line] = lines.sort((a, b) => Math.abs(a - by) - Math.abs(b - by));
  if (line !== undefined && Math.abs(line - by) <= reach) return line;
  const moved = [pointAt(wall, 0, by), pointAt(wall, lengthOf(wall), by)] as const;
  return by + ((ink && wallAsDrawn(ink, plan.walls, ...moved, reach)?.off) ?? 0);
}

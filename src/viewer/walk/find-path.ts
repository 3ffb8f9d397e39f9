import type { Point } from '#core/plan/schema.ts';
import { CELL, cellOf, isFree, middleOfCell, nearestFree, type WalkMap } from './walk-map.ts';

/**
 * The way from one place to another through free cells, as the corners that it turns at; the last is the free place nearest to `to`. A search in
 * rings, cell by cell, then pulled straight. Undefined where no way leads.
 */
export function findPath(map: WalkMap, from: Point, to: Point): Point[] | undefined {
  const [start, goal] = [nearestFree(map, from), nearestFree(map, to)];
  if (!start || !goal) return undefined;
  const { columns, free } = map;
  const index = (at: Point): number => {
    const [i, j] = cellOf(map, at);
    return j * columns + i;
  };
  const [first, last] = [index(start), index(goal)];
  const before = new Int32Array(free.length).fill(-1);
  before[last] = last;
  const queue = [last];
  // Straight steps before slanted ones, so that ways do not zigzag.
  const steps = [1, -1, columns, -columns, columns + 1, columns - 1, 1 - columns, -1 - columns];
  for (let head = 0; head < queue.length && before[first] === -1; head++)
    for (const step of steps) {
      const next = queue[head]! + step;
      if (free[next] !== 1 || before[next] !== -1) continue;
      before[next] = queue[head]!;
      queue.push(next);
    }
  if (before[first] === -1) return undefined;
  const cells: Point[] = [from];
  for (let cell = first; cell !== last; cell = before[cell]!) cells.push(middleOfCell(map, cell));
  cells.push(goal);
  return pulled(map, cells);
}

/** Leaves out every corner that can be seen past. */
function pulled(map: WalkMap, cells: readonly Point[]): Point[] {
  const corners: Point[] = [];
  for (let i = 0; i < cells.length - 1; ) {
    let next = i + 1;
    while (next + 1 < cells.length && isClear(map, cells[i]!, cells[next + 1]!)) next++;
    corners.push(cells[next]!);
    i = next;
  }
  return corners;
}

function isClear(map: WalkMap, [ax, ay]: Point, [bx, by]: Point): boolean {
  const steps = Math.ceil(Math.hypot(bx - ax, by - ay) / (CELL / 2));
  for (let i = 1; i <= steps; i++)
    if (!isFree(map, [ax + ((bx - ax) * i) / steps, ay + ((by - ay) * i) / steps])) return false;
  return true;
}

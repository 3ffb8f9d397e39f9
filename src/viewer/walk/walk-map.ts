import { stripOf } from '#core/geometry/strip-of.ts';
import type { Plan, Point, Ring } from '#core/plan/schema.ts';
import { isInside, roomAt } from '../scene-view/plan-floor.ts';

/** What stands in the way: a rectangle of the plan in axes of its own; see `ModelPart`. */
export interface Obstacle {
  readonly at: Point;
  readonly turn: number;
  readonly low: readonly [number, number, number];
  readonly high: readonly [number, number, number];
}

/** Where one can stand, on a grid of the plan. */
export interface WalkMap {
  /** Metres. */
  readonly x0: number;
  readonly y0: number;
  readonly columns: number;
  readonly rows: number;
  /** 1 where the middle of a person fits. */
  readonly free: Uint8Array;
}

export const CELL = 0.05;
/** Metres that a person keeps from walls and furniture: half of narrow shoulders, so that every passage of the plan can be passed. */
const RADIUS = 0.18;
/** How far doorways reach into the rooms on both sides, so that floor joins floor. */
const INTO_ROOM = 0.1;

/** Rooms and the doorways between them, less what stands there. Doors stand open for those who walk. */
export function walkMap(plan: Plan, obstacles: readonly Obstacle[]): WalkMap {
  const points = plan.rooms.flatMap(({ outline }) => outline);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x0, y0] = [Math.min(...xs, 0) - 0.5, Math.min(...ys, 0) - 0.5];
  const columns = Math.ceil((Math.max(...xs, 0) + 0.5 - x0) / CELL);
  const rows = Math.ceil((Math.max(...ys, 0) + 0.5 - y0) / CELL);
  const doorways = doorwaysOf(plan);
  const floor = new Uint8Array(columns * rows);
  const center = (i: number, j: number): Point => [x0 + (i + 0.5) * CELL, y0 + (j + 0.5) * CELL];
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      const at = center(i, j);
      floor[j * columns + i] = roomAt(at, plan.rooms) || doorways.some((ring) => isInside(at, ring)) ? 1 : 0;
    }
  const free = floor.slice();
  const reach = Math.round(RADIUS / CELL);
  const around = [-reach, 0, reach].flatMap((dx) => [-reach, 0, reach].map((dy) => dy * columns + dx));
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++)
      if (around.some((step) => floor[j * columns + i + step] !== 1)) free[j * columns + i] = 0;
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++)
      if (free[j * columns + i] && obstacles.some((obstacle) => isNear(obstacle, center(i, j))))
        free[j * columns + i] = 0;
  return { x0, y0, columns, rows, free };
}

function doorwaysOf(plan: Plan): Ring[] {
  return plan.openings
    .filter(({ kind }) => kind !== 'window')
    .map(({ wall, from, to }) => {
      const thickness = plan.walls.find(({ id }) => id === wall)?.thickness ?? 0.15;
      return stripOf(from, to, thickness + 2 * INTO_ROOM);
    });
}

function isNear({ at, turn, low, high }: Obstacle, [px, py]: Point): boolean {
  const [dx, dy] = [px - at[0], py - at[1]];
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [x, y] = [dx * cos + dy * sin, dy * cos - dx * sin];
  return x > low[0] - RADIUS && x < high[0] + RADIUS && y > low[2] - RADIUS && y < high[2] + RADIUS;
}

export function isFree(map: WalkMap, [x, y]: Point): boolean {
  const [i, j] = cellOf(map, [x, y]);
  return i >= 0 && j >= 0 && i < map.columns && j < map.rows && map.free[j * map.columns + i] === 1;
}

export const cellOf = ({ x0, y0 }: WalkMap, [x, y]: Point): [number, number] => [
  Math.floor((x - x0) / CELL),
  Math.floor((y - y0) / CELL),
];

export const middleOfCell = ({ x0, y0, columns }: WalkMap, cell: number): Point => [
  x0 + ((cell % columns) + 0.5) * CELL,
  y0 + (Math.floor(cell / columns) + 0.5) * CELL,
];

/** The free place nearest to a point, if there is any at all. */
export function nearestFree(map: WalkMap, [x, y]: Point): Point | undefined {
  let best: Point | undefined;
  let least = Number.POSITIVE_INFINITY;
  map.free.forEach((free, cell) => {
    if (!free) return;
    const at = middleOfCell(map, cell);
    const distance = Math.hypot(at[0] - x, at[1] - y);
    if (distance < least) [best, least] = [at, distance];
  });
  return best;
}

/** Goes by a step as far as it can; what stands in the way is slid along. */
export function slide(map: WalkMap, from: Point, [dx, dy]: Point): Point {
  const steps = Math.max(1, Math.ceil(Math.hypot(dx, dy) / (CELL / 2)));
  let [x, y] = from;
  for (let i = 0; i < steps; i++) {
    const [nx, ny] = [x + dx / steps, y + dy / steps];
    if (isFree(map, [nx, ny])) [x, y] = [nx, ny];
    else if (isFree(map, [nx, y])) x = nx;
    else if (isFree(map, [x, ny])) y = ny;
    else break;
  }
  return [x, y];
}

import { DataTexture, FloatType, NearestFilter, RedFormat, Vector2 } from 'three';
import type { Plan, Wall } from '#core/plan/schema.ts';

/** Metres of a cell: a third of the thinnest wall, so that the step between two walls looks straight. */
const CELL = 0.04;
/** Metres beyond a wall's body that still count as that wall: its very faces, and the corners that its union has filled. */
const MARGIN = 0.16;

/** Which wall stands where, as a texture of numbers: 0 for none, else the wall's index in the plan plus 1. */
export interface WallMap {
  readonly texture: DataTexture;
  /** Metres of the texture's first corner, and its extent. */
  readonly origin: Vector2;
  readonly size: Vector2;
}

export function mapWalls(plan: Plan): WallMap {
  const xs = plan.walls.flatMap(({ from, to }) => [from[0], to[0]]);
  const ys = plan.walls.flatMap(({ from, to }) => [from[1], to[1]]);
  const [x0, y0] = [Math.min(...xs, 0) - 1, Math.min(...ys, 0) - 1];
  const columns = Math.ceil((Math.max(...xs, 0) + 1 - x0) / CELL);
  const rows = Math.ceil((Math.max(...ys, 0) + 1 - y0) / CELL);
  const owner = new Float32Array(columns * rows);
  const nearest = new Float32Array(columns * rows).fill(Number.POSITIVE_INFINITY);
  plan.walls.forEach((wall, index) => {
    const reach = wall.thickness / 2 + MARGIN;
    const cells = (a: number, b: number, start: number, count: number) =>
      [
        Math.max(0, Math.floor((Math.min(a, b) - reach - start) / CELL)),
        Math.min(count - 1, Math.ceil((Math.max(a, b) + reach - start) / CELL)),
      ] as const;
    const [c0, c1] = cells(wall.from[0], wall.to[0], x0, columns);
    const [r0, r1] = cells(wall.from[1], wall.to[1], y0, rows);
    for (let row = r0; row <= r1; row++)
      for (let column = c0; column <= c1; column++) {
        const cell = row * columns + column;
        // Inside two bodies at once the earlier wall keeps the cell: any will do, but always the same.
        const distance = Math.max(0, distanceTo(wall, x0 + (column + 0.5) * CELL, y0 + (row + 0.5) * CELL));
        if (distance > MARGIN || distance >= nearest[cell]!) continue;
        nearest[cell] = distance;
        owner[cell] = index + 1;
      }
  });
  const texture = new DataTexture(owner, columns, rows, RedFormat, FloatType);
  texture.minFilter = texture.magFilter = NearestFilter;
  texture.needsUpdate = true;
  return { texture, origin: new Vector2(x0, y0), size: new Vector2(columns * CELL, rows * CELL) };
}

/** Metres outside a wall's body, less than 0 inside; the body reaches half its thickness beyond its ends, to the far face of a corner. */
function distanceTo({ from, to, thickness }: Wall, x: number, y: number): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const along = ((x - from[0]) * dx + (y - from[1]) * dy) / length;
  const across = Math.abs((x - from[0]) * dy - (y - from[1]) * dx) / length;
  return Math.max(across, -along, along - length) - thickness / 2;
}

import { difference, FillRule, type Path64, union } from 'clipper2-ts';
import type { Cell, RectMm } from './types.ts';
import { bodyOf, type WallMm } from './walls.ts';

const path = (r: RectMm): Path64 => [
  { x: r.x0, y: r.y0 },
  { x: r.x1, y: r.y0 },
  { x: r.x1, y: r.y1 },
  { x: r.x0, y: r.y1 },
];

/** The clear floor of a cell, wall face to wall face, in metres; undefined when walls cut it in pieces. */
export function clearFloor(cell: Cell, walls: readonly WallMm[]): [number, number][] | undefined {
  const floor = difference(
    union(cell.rects.map(path), FillRule.NonZero),
    walls.map(bodyOf).map(path),
    FillRule.NonZero,
  );
  if (floor.length !== 1) return undefined;
  return withoutStraightCorners(floor[0]!.map((p) => [Number(p.x) / 1000, Number(p.y) / 1000]));
}

function withoutStraightCorners(ring: [number, number][]): [number, number][] {
  return ring.filter(([x, y], i) => {
    const [px, py] = ring.at(i - 1)!;
    const [nx, ny] = ring[(i + 1) % ring.length]!;
    return Math.abs((x - px) * (ny - y) - (y - py) * (nx - x)) > 1e-9;
  });
}

/** Area of a ring in the square of its unit. */
export function areaOf(ring: readonly (readonly [number, number])[]): number {
  let twice = 0;
  ring.forEach(([x, y], i) => {
    const [nx, ny] = ring[(i + 1) % ring.length]!;
    twice += x * ny - nx * y;
  });
  return Math.abs(twice) / 2;
}

/** Whether a point lies in the ring (even-odd). */
export function inRing([x, y]: readonly [number, number], ring: readonly (readonly [number, number])[]): boolean {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [xi, yi] = ring[i]!;
    const [xj, yj] = ring[j]!;
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
  }
  return inside;
}

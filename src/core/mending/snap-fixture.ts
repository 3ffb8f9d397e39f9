import { directionOf, lengthOf, project } from '../geometry/segment.ts';
import type { Point, Ring, Wall } from '../plan/schema.ts';
import { isParallel } from './wall-joints.ts';

interface Face {
  readonly wall: Wall;
  /** Between it and what stands before it, metres; below zero where that stands in the wall. */
  readonly gap: number;
  /** What closes the gap. */
  readonly by: Point;
}

/** How a fixture has to be moved to stand against a wall, or in a corner, that is within `reach` of its outline; all in metres. */
export function snapFixture(walls: readonly Wall[], outline: Ring, reach: number): Point {
  const first = nearestFace(walls, outline, reach);
  if (!first) return [0, 0];
  const [x, y] = first.by;
  const across = walls.filter((wall) => !isParallel(wall, first.wall));
  const second = nearestFace(across, outline.map(([px, py]): Point => [px + x, py + y]), reach); // biome-ignore format: one line
  return second ? [x + second.by[0], y + second.by[1]] : first.by;
}

function nearestFace(walls: readonly Wall[], outline: Ring, reach: number): Face | undefined {
  const faces = walls.flatMap((wall): Face[] => {
    if (lengthOf(wall) === 0) return [];
    const places = outline.map((point) => project(wall, point));
    const alongs = places.map(({ along }) => along);
    if (Math.max(...alongs) < 0 || Math.min(...alongs) > lengthOf(wall)) return [];
    const besides = places.map(({ beside }) => beside);
    const [left, right] = [Math.min(...besides), Math.max(...besides)];
    const side = left + right >= 0 ? 1 : -1;
    const gap = (side > 0 ? left : -right) - wall.thickness / 2;
    const [dx, dy] = directionOf(wall);
    return [{ wall, gap, by: [dy * side * gap, -dx * side * gap] }];
  });
  const [nearest] = faces.filter(({ gap }) => Math.abs(gap) <= reach).sort((a, b) => Math.abs(a.gap) - Math.abs(b.gap));
  return nearest;
}

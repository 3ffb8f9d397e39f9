import { distance, distanceTo, lengthOf, meet, pointAt, project } from '../geometry/segment.ts';
import type { Point, Wall } from '../plan/schema.ts';

export interface Snapped {
  readonly point: Point;
  /** What it was drawn to; `free` where nothing was near. */
  readonly to: 'end' | 'wall' | 'square' | 'free';
}

interface Snapping {
  /** The other end of the wall that is being drawn. */
  readonly start?: Point | undefined;
  /** How near something must be to draw a point to itself, metres. */
  readonly reach: number;
}

/** A click that is more than this out of the right angle is meant so, as a sine: 5°. */
export const SQUARE = 0.087;

/**
 * The point that is meant by a click near walls: one of their ends, a point on a centre line (of a wall drawn from `start`, where it
 * meets that line at the angle it has), or the end of a wall that is drawn level or upright.
 */
export function snapPoint(click: Point, walls: readonly Wall[], { start, reach }: Snapping): Snapped {
  const level = start && squared(start, click);
  const aim = level ?? click;
  const standing = walls.filter((wall) => lengthOf(wall) > 0);
  const ends = standing.flatMap(({ from, to }) => [from, to]).filter((end) => distance(end, click) <= reach);
  const [end] = ends.sort((a, b) => distance(a, click) - distance(b, click));
  if (end && (!start || !level || squared(start, end))) return { point: end, to: 'end' };
  const reached = standing.filter((wall) => distanceTo(wall, aim) <= Math.max(reach, wall.thickness / 2));
  const [wall] = reached.sort((a, b) => distanceTo(a, aim) - distanceTo(b, aim));
  if (wall) return { point: onWall(wall, aim, level && start), to: 'wall' };
  return level ? { point: level, to: 'square' } : { point: click, to: 'free' };
}

/** A point drawn level or upright from `start`, where it is nearly so. */
function squared(start: Point, [x, y]: Point): Point | undefined {
  const [dx, dy] = [Math.abs(x - start[0]), Math.abs(y - start[1])];
  if (dy <= SQUARE * dx) return [x, start[1]];
  return dx <= SQUARE * dy ? [start[0], y] : undefined;
}

function onWall(wall: Wall, aim: Point, start: Point | undefined): Point {
  const met = start && meet({ from: start, to: aim }, wall);
  const along = project(wall, met ?? aim).along;
  return pointAt(wall, Math.max(0, Math.min(lengthOf(wall), along)));
}

import { angleBetween, distance, distanceTo, project } from '../geometry/segment.ts';
import type { Point, Wall } from '../plan/schema.ts';

/** Ends that stop so much short of a wall's face still meet it: they were read from ink, or clicked by hand. Metres. */
const SHORT_M = 0.06;
/** Walls that differ by less in direction run the same way, degrees. */
const SAME_WAY = 8;

export const isParallel = (a: Wall, b: Wall): boolean => angleBetween(a, b) < SAME_WAY;

/** Whether a point touches the body of a wall. */
export const touches = (point: Point, wall: Wall): boolean => distanceTo(wall, point) <= wall.thickness / 2 + SHORT_M;

/** A wall with all the pieces that go on from its ends in the same line: what a person takes for one wall. */
export function lineOf(wall: Wall, walls: readonly Wall[]): Wall[] {
  const line = [wall];
  for (const member of line) {
    for (const other of walls) if (!line.includes(other) && goesOn(member, other)) line.push(other);
  }
  return line;
}

function goesOn(wall: Wall, other: Wall): boolean {
  if (!isParallel(wall, other)) return false;
  const aside = Math.max(...[other.from, other.to].map((end) => Math.abs(project(wall, end).beside)));
  if (aside > (wall.thickness + other.thickness) / 4) return false;
  const gaps = [wall.from, wall.to].flatMap((end) => [other.from, other.to].map((start) => distance(end, start)));
  return Math.min(...gaps) <= SHORT_M;
}

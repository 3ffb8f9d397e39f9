import { lengthOf, pointAt, type Segment } from '../geometry/segment.ts';
import type { PointPx } from '../sheet/types.ts';
import type { WallsPx } from '../structure/types.ts';

/** Thickest wall, in usual walls and in door widths, whichever is more. */
const THICKEST = 1.5;
const THICKEST_DOORS = 0.35;

/** What parts two rooms that lie across a wall from each other is at most so thick, pixels. */
export const thickest = ({ thicknessPx, doorPx }: WallsPx) => Math.max(THICKEST * thicknessPx, THICKEST_DOORS * doorPx);

/**
 * The rooms, numbered from 1, or 0 for none, on both sides of a line in a wall, at several places along it: next to what parts
 * two rooms, or up to `further` pixels beyond, where outer walls are much thicker than others.
 */
export function roomsBeside(line: Segment, labels: Uint16Array, walls: WallsPx, further = 0): [number, number][] {
  const { width, height } = walls.mask;
  const long = lengthOf(line);
  const off = thickest(walls) / 2 + 2;
  const [dx, dy] = [-(line.to[1] - line.from[1]) / long, (line.to[0] - line.from[0]) / long];
  const labelAt = ([x, y]: PointPx) => {
    const [px, py] = [Math.round(x), Math.round(y)];
    return px < 0 || py < 0 || px >= width || py >= height ? 0 : labels[py * width + px]!;
  };
  const firstRoom = ([x, y]: PointPx, side: 1 | -1) => {
    for (let d = off; d <= off + further; d++) {
      const label = labelAt([x + side * d * dx, y + side * d * dy]);
      if (label) return label;
    }
    return 0;
  };
  return Array.from({ length: 9 }, (_, k): [number, number] => {
    const at = pointAt(line, ((k + 0.5) / 9) * long);
    return [firstRoom(at, -1), firstRoom(at, 1)];
  });
}

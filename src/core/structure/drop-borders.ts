import { lengthOf, pointAt, type Segment } from '../geometry/segment.ts';
import { isSet } from '../raster/bitmap.ts';
import type { RoomsPx } from '../rooms/types.ts';
import type { Bitmap, PointPx } from '../sheet/types.ts';
import type { WallPx, WallsPx } from '../walls/types.ts';
import { eachCrossing } from './find-crossings.ts';

/** Thickest wall, in usual walls and in door widths, whichever is more. */
const THICKEST = 1.5;
const THICKEST_DOORS = 0.35;
/** Shortest border that is judged and shortest wall that stays, in door widths. */
export const SHORTEST = 0.15;

/** What parts two rooms that lie across a wall from each other is at most so thick, pixels. */
export const thickest = ({ thicknessPx, doorPx }: WallsPx) => Math.max(THICKEST * thicknessPx, THICKEST_DOORS * doorPx);

/** Walls without those between these pairs of rooms, numbered from 1 and the smaller number first, openings and all. */
export function dropBorders(walls: WallsPx, rooms: RoomsPx, pairs: readonly (readonly [number, number])[]): WallsPx {
  const count = rooms.rooms.length + 1;
  const fallen = new Set(pairs.map(([a, b]) => a * count + b));
  const mask = { ...walls.mask, data: walls.mask.data.slice() };
  eachCrossing(rooms.labels, mask.width, thickest(walls), ({ a, b, first, last, step }) => {
    if (fallen.has(a * count + b)) for (let i = first; i <= last; i += step) mask.data[i] = 0;
  });
  const kept = walls.walls.flatMap((wall) => trim(wall, walls.mask, mask, SHORTEST * walls.doorPx));
  return { ...walls, walls: kept, mask };
}

/** What stays of a wall: without every stretch between body that stays in which body was cleared, openings and all. */
function trim(wall: WallPx, before: Bitmap, after: Bitmap, shortest: number): WallPx[] {
  const parts: WallPx[] = [];
  const long = lengthOf(wall);
  let [start, end, cleared] = [0, 0, false];
  const finish = () => {
    if (end - start >= shortest) parts.push({ ...wall, from: pointAt(wall, start), to: pointAt(wall, end) });
  };
  for (let along = 0; along <= long; along++) {
    const at = pointAt(wall, along);
    if (isSet(after, ...at)) {
      if (cleared) {
        finish();
        start = along;
      }
      [end, cleared] = [along, false];
    } else if (isSet(before, ...at)) cleared = true;
  }
  if (!cleared) end = long;
  if (start === 0 && end === long) return [wall];
  finish();
  return parts;
}

/** The rooms, numbered from 1, or 0 for none, on both sides of a line in a wall, at several places along it. */
export function roomsBeside(line: Segment, labels: Uint16Array, walls: WallsPx): [number, number][] {
  const { width, height } = walls.mask;
  const long = lengthOf(line);
  const off = thickest(walls) / 2 + 2;
  const [dx, dy] = [(-off * (line.to[1] - line.from[1])) / long, (off * (line.to[0] - line.from[0])) / long];
  const labelAt = ([x, y]: PointPx) => {
    const [px, py] = [Math.round(x), Math.round(y)];
    return px < 0 || py < 0 || px >= width || py >= height ? 0 : labels[py * width + px]!;
  };
  return Array.from({ length: 9 }, (_, k): [number, number] => {
    const [x, y] = pointAt(line, ((k + 0.5) / 9) * long);
    return [labelAt([x - dx, y - dy]), labelAt([x + dx, y + dy])];
  });
}

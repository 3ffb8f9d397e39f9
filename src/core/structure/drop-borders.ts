import { lengthOf, pointAt } from '../geometry/segment.ts';
import { isSet } from '../raster/bitmap.ts';
import { eachCrossing } from '../rooms/find-crossings.ts';
import { thickest } from '../rooms/rooms-beside.ts';
import type { Bitmap } from '../sheet/types.ts';
import type { RoomsPx, WallPx, WallsPx } from './types.ts';

/** Shortest border that is judged and shortest wall that stays, in door widths. */
export const SHORTEST = 0.15;

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

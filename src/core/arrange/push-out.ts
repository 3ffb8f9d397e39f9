import { makeBox, toLocal } from '../furnish/space/box.ts';
import { clipRing, signedArea } from '../furnish/space/polygon.ts';
import type { RoomSpace, WallLine } from '../furnish/space/room-space.ts';
import type { LayoutItem, Point } from '../plan/schema.ts';

/** Nothing touches a wall: so the solver has it too, metres. */
export const OFF_WALL = 0.01;
/** In a corner a piece is pushed off one wall after the other. */
const ROUNDS = 4;
const ROUNDING = 1e-4;
/** Behind a wall nothing is of the room, metres. */
const FAR = 10;

/** Where a piece whose middle is in a room stops that was dragged into its walls: off the nearest of them, and again, until it is in none. */
export function pushOut({ at, rotation, size }: LayoutItem, room: RoomSpace): Point {
  let place = at;
  for (let round = 0; round < ROUNDS; round++) {
    const { outline } = makeBox(place, rotation, size.width, size.depth);
    const walls = room.lines.map((line) => ({ line, depth: depthIn(line, outline, place) }));
    const [nearest] = walls.filter(({ depth }) => depth > ROUNDING).sort((a, b) => a.depth - b.depth);
    if (!nearest) break;
    const { sin, cos } = nearest.line.frame;
    place = [place[0] - sin * nearest.depth, place[1] + cos * nearest.depth];
  }
  return place;
}

/** How far a piece reaches into a wall before which its middle is, metres. */
function depthIn({ frame, length }: WallLine, outline: readonly Point[], middle: Point): number {
  if (toLocal(frame, middle)[1] <= 0) return 0;
  const behind: Point[] = [[0, -FAR], [length, -FAR], [length, OFF_WALL], [0, OFF_WALL]]; // biome-ignore format: a rectangle
  const part = clipRing(
    outline.map((p) => toLocal(frame, p)),
    behind,
  );
  if (part.length < 3 || Math.abs(signedArea(part)) < ROUNDING) return 0;
  return OFF_WALL - Math.min(...part.map(([, y]) => y));
}

import type { Point } from '../../plan/schema.ts';
import { type Box, toWorld } from './box.ts';
import type { RoomSpace } from './room-space.ts';

/** The way a piece looks, in whole degrees. */
export const frameFront = (box: Box): number => Math.round(((box.rotation % 360) + 360) % 360);

/** Distance from a point to the first wall in a direction, at most `most`. */
export function castRay(space: RoomSpace, from: Point, direction: Point, most: number): number {
  let best = most;
  const [dx, dy] = direction;
  for (const [a, b] of space.segments) {
    const ex = b[0] - a[0];
    const ey = b[1] - a[1];
    const d = dx * ey - dy * ex;
    if (Math.abs(d) < 1e-9) continue;
    const s = ((a[0] - from[0]) * ey - (a[1] - from[1]) * ex) / d;
    const u = ((a[0] - from[0]) * dy - (a[1] - from[1]) * dx) / d;
    if (s >= 0 && s < best && u >= -1e-6 && u <= 1 + 1e-6) best = s;
  }
  return best;
}

/** How far the wall is behind the back of a piece. */
export const clearBehind = (space: RoomSpace, box: Box, most: number): number =>
  castRay(space, toWorld(box, 0, -box.depth / 2 + 0.02), [box.sin, -box.cos], most + 0.02) - 0.02;

const ahead = (box: Box, p: Point): { off: number; distance: number } => {
  const x = p[0] - box.at[0];
  const y = p[1] - box.at[1];
  const forward = -x * box.sin + y * box.cos;
  const across = Math.abs(x * box.cos + y * box.sin);
  return { off: (Math.atan2(across, forward) * 180) / Math.PI, distance: Math.hypot(x, y) };
};

/** A window lies straight before it. */
export const facesWindow = (space: RoomSpace, box: Box): boolean =>
  space.windows.some((w) => ahead(box, w.middle).off < 30);

/** A door lies before its front, but not straight on (the foot of a bed towards the door). */
export const facesDoor = (space: RoomSpace, box: Box): boolean =>
  space.doors.some((door) => {
    const { off } = ahead(box, door.at);
    return off > 18 && off < 85;
  });

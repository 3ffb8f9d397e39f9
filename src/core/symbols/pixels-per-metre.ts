import type { OpeningPx } from '../openings/types.ts';
import type { WallsPx } from '../walls/types.ts';

/** Clear width of usual inner doors, and thickness of usual walls between rooms, metres. */
const DOOR_M = 0.8;
const WALL_M = 0.14;
/** Fewer doors than this may all be misread. */
const DOORS_NEEDED = 3;

/** Size of a metre on the drawing, for judging sizes of symbols only: from the scale, else from the doors, else from the walls. */
export function pixelsPerMetre(walls: WallsPx, openings: readonly OpeningPx[], metresPerPixel?: number): number {
  if (metresPerPixel) return 1 / metresPerPixel;
  const doors = openings
    .filter((o) => o.kind === 'door')
    .map((o) => Math.hypot(o.to[0] - o.from[0], o.to[1] - o.from[1]))
    .sort((a, b) => a - b);
  if (doors.length >= DOORS_NEEDED) return doors[doors.length >> 1] / DOOR_M;
  if (walls.doorPx) return walls.doorPx / DOOR_M;
  return Math.max(1, walls.thicknessPx) / WALL_M;
}

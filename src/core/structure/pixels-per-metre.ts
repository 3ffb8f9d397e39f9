import type { OpeningPx, WallsPx } from './types.ts';

/** Clear width of usual inner doors, and thickness of usual walls between rooms, metres. */
const DOOR_M = 0.8;
const WALL_M = 0.16;
/** Fewer swings than this may all be misread. */
const SWINGS_NEEDED = 2;

/**
 * Size of a metre on the drawing, for judging sizes of things only: from door leaves, else half from the gaps in the walls and half from
 * their thickness, which are wrong in different ways.
 */
export function pixelsPerMetre(walls: WallsPx, openings: readonly OpeningPx[]): number {
  const leaves = openings.flatMap(({ kind, swing }) =>
    kind === 'door' && swing ? [Math.hypot(swing.leaf[0] - swing.hinge[0], swing.leaf[1] - swing.hinge[1])] : [],
  );
  leaves.sort((a, b) => a - b);
  if (leaves.length >= SWINGS_NEEDED) return leaves[leaves.length >> 1]! / DOOR_M;
  return Math.sqrt((walls.doorPx / DOOR_M) * (Math.max(1, walls.thicknessPx) / WALL_M));
}

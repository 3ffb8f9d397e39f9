import { angleBetween, lengthOf, pointAt, project } from '../geometry/segment.ts';
import { findSeenBars, type SeenBar } from '../pixel-classes/find-seen-bars.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import type { Bitmap } from '../sheet/types.ts';
import { bodyAhead } from './body-ahead.ts';
import type { WallPx } from './types.ts';

/** Shortest window, and how far its ends may lie in wall body and before it, in door widths. */
const SHORTEST = 0.35;
const BACK = 0.15;
const REACH = 0.4;
/** A wall runs through a window where it covers this share of it. */
const COVERS = 0.6;

/**
 * Walls for the windows that the network sees and no wall runs through: between two cross walls, or a stub shorter than it is
 * thick, nothing has body in their line. Both ends must be at wall body.
 */
export function bridgeSeen(walls: readonly WallPx[], body: Bitmap, doorPx: number, classes?: PixelClasses): WallPx[] {
  if (!classes) return [];
  return findSeenBars('window', classes, SHORTEST * doorPx).flatMap((s): WallPx[] => {
    if (walls.some((w) => runsThrough(w, s))) return [];
    const [back, ahead] = [BACK * doorPx, REACH * doorPx];
    const lo = bodyAhead(s, 0, -1, body, back, ahead);
    const hi = bodyAhead(s, lengthOf(s), 1, body, back, ahead);
    if (lo === undefined || hi === undefined) return [];
    const into = 0.5 * s.thick;
    return [{ from: pointAt(s, lo - into), to: pointAt(s, hi + into), thicknessPx: s.thick, exterior: false }];
  });
}

function runsThrough(w: WallPx, s: SeenBar): boolean {
  if (angleBetween(w, s) > 12) return false;
  const [p, q] = [project(w, s.from), project(w, s.to)];
  if (Math.abs(p.beside + q.beside) / 2 > 0.5 * (w.thicknessPx + s.thick)) return false;
  const covered = Math.min(lengthOf(w), Math.max(p.along, q.along)) - Math.max(0, Math.min(p.along, q.along));
  return covered > COVERS * lengthOf(s);
}

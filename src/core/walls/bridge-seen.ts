import { lengthOf, pointAt } from '../geometry/segment.ts';
import { spanOf } from '../geometry/span-of.ts';
import { findSeenBars, type SeenBar } from '../pixel-classes/find-seen-bars.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import type { Bitmap } from '../sheet/types.ts';
import type { WallPx } from '../structure/types.ts';
import { bodyAhead } from './body-ahead.ts';
import { chainSeen } from './chain-seen.ts';

/** Shortest window, and how far its ends may lie in wall body and before it, in door widths. */
const SHORTEST = 0.35;
const BACK = 0.15;
const REACH = 0.4;
/** Post between a window and the door beside it, at most, in door widths. */
const POST = 0.25;
/** So sure, of 255, the network has to be of a window in line with a door. */
const BESIDE_DOOR = 100;
/** A wall runs through a window where it covers this share of it. */
const COVERS = 0.6;

/**
 * Walls for the windows that the network sees and no wall runs through, with the doors beside them: between two cross walls, or a
 * stub shorter than it is thick, nothing has body in their line. Both ends must be at wall body.
 */
export function bridgeSeen(walls: readonly WallPx[], body: Bitmap, doorPx: number, classes?: PixelClasses): WallPx[] {
  if (!classes) return [];
  const windows = findSeenBars('window', classes, SHORTEST * doorPx);
  const lights = findSeenBars('window', classes, SHORTEST * doorPx, BESIDE_DOOR);
  const doors = findSeenBars('door', classes, SHORTEST * doorPx);
  const bridges: WallPx[] = [];
  for (const s of [...chainSeen([...lights, ...doors], POST * doorPx), ...windows]) {
    if ([...walls, ...bridges].some((w) => runsThrough(w, s))) continue;
    const [back, ahead] = [BACK * doorPx, REACH * doorPx];
    const lo = bodyAhead(s, 0, -1, body, back, ahead);
    const hi = bodyAhead(s, lengthOf(s), 1, body, back, ahead);
    if (lo === undefined || hi === undefined) continue;
    const into = 0.5 * s.thick;
    bridges.push({ from: pointAt(s, lo - into), to: pointAt(s, hi + into), thicknessPx: s.thick, exterior: false });
  }
  return bridges;
}

function runsThrough(w: WallPx, s: SeenBar): boolean {
  const span = spanOf(s, w, 0.5 * (w.thicknessPx + s.thick));
  return !!span && Math.min(lengthOf(w), span.hi) - Math.max(0, span.lo) > COVERS * lengthOf(s);
}

import { angleBetween, lengthOf, pointAt, project, type Segment } from '../geometry/segment.ts';
import { findSeenBars, type SeenBar } from '../pixel-classes/find-seen-bars.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import { isSet } from '../raster/bitmap.ts';
import type { Bitmap } from '../sheet/types.ts';
import type { WallPx } from './types.ts';

/** Shortest window, and how far its ends may be from wall body, in door widths. */
const SHORTEST = 0.35;
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
    const [lo, hi] = [reach(s, 0, -1, body, doorPx), reach(s, lengthOf(s), 1, body, doorPx)];
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

/** How far along a line beyond its end wall body begins; undefined where none is near. */
function reach(s: Segment, at: number, step: 1 | -1, body: Bitmap, doorPx: number): number | undefined {
  for (let k = -0.15 * doorPx; k <= REACH * doorPx; k++)
    if (isSet(body, ...pointAt(s, at + step * k))) return at + step * k;
  return undefined;
}

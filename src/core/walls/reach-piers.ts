import { lengthOf, pointAt, type Segment } from '../geometry/segment.ts';
import { isSet } from '../raster/bitmap.ts';
import type { Bar } from '../raster/find-bars.ts';
import type { Bitmap, PointPx } from '../sheet/types.ts';
import type { WallPx } from '../structure/types.ts';
import { drawnAlong } from './drawn-along.ts';
import { runsAlong } from './runs-along.ts';

/** Narrowest and widest window between the end of a wall and a pier, in door widths. */
const GAP = [0.35, 1.7] as const;
/** Between the jambs of a window at least so many lines run along the wall over the whole width. */
const PANES = 1.5;
/** A pier is at least so deep, in thicknesses of the wall. */
const DEEP = 0.5;
/** Points across a wall, in thicknesses; at a pier most of them are body, in a window hardly any. */
const ACROSS = [-0.34, -0.17, 0, 0.17, 0.34];
const HARDLY = 1;
const MOST = 4;
/** Lines across it may be taken for body, but so much of it is open. */
const OPEN = 0.7;

/**
 * Walls carried on over a window at their end to the body beyond it. A pier at the corner of a house is no longer than it is
 * thick, so that no wall was found in it; and where a partition meets the outer wall at the window's jamb, that wall ended there.
 */
export function reachPiers(walls: readonly WallPx[], body: Bitmap, lines: readonly Bar[], doorPx: number): WallPx[] {
  return walls.map((wall) => {
    const { from, to, thicknessPx } = wall;
    const isTaken = (gap: Segment) => walls.some((w) => w !== wall && runsAlong(w, gap, thicknessPx));
    const pierAt = (piece: Segment) => {
      const pier = pierBeyond({ ...piece, thicknessPx }, body, lines, doorPx);
      return pier && !isTaken(pier.gap) ? pier.end : undefined;
    };
    const [start, end] = [pierAt({ from: to, to: from }), pierAt({ from, to })];
    return start || end ? { ...wall, from: start ?? from, to: end ?? to } : wall;
  });
}

/** The window beyond the end of a wall, and where the wall ends if it goes on to the pier behind it. */
function pierBeyond(
  wall: Segment & { readonly thicknessPx: number },
  body: Bitmap,
  lines: readonly Bar[],
  doorPx: number,
): { readonly gap: Segment; readonly end: PointPx } | undefined {
  const { thicknessPx } = wall;
  const end = lengthOf(wall);
  const filled = (s: number) => ACROSS.filter((k) => isSet(body, ...pointAt(wall, s, k * thicknessPx))).length;
  const isOpen = (s: number) => filled(s) <= HARDLY;
  const isPier = (s: number) => {
    for (let k = 0; k < DEEP * thicknessPx; k++) if (filled(s + k) < MOST) return false;
    return true;
  };
  let lo = Math.max(0, end - thicknessPx);
  while (lo < end + thicknessPx && !isOpen(lo)) lo++;
  if (lo >= end + thicknessPx) return undefined;
  let hi = lo + 1;
  let open = 1;
  for (; hi - lo < GAP[1] * doorPx && !isPier(hi); hi++) if (isOpen(hi)) open++;
  if (hi - lo < GAP[0] * doorPx || hi - lo >= GAP[1] * doorPx || open < OPEN * (hi - lo)) return undefined;
  const gap = { from: pointAt(wall, lo), to: pointAt(wall, hi) };
  if (drawnAlong(gap, thicknessPx, lines) < PANES * (hi - lo)) return undefined;
  return { gap, end: pointAt(wall, hi + DEEP * thicknessPx) };
}

import { angleBetween, lengthOf, pointAt, project } from '../geometry/segment.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import { isSet } from '../raster/bitmap.ts';
import type { Bar } from '../raster/find-bars.ts';
import type { Bitmap } from '../sheet/types.ts';
import type { WallPx } from '../structure/types.ts';
import { isConfirmed } from './is-confirmed.ts';

/** Longest window or door that a bold line may stand for, in door widths. */
const LONGEST = 4;
/** The faces of a partition are no further apart than so many times they are thick together. */
const FACES = 1.5;

/**
 * Tells wall pieces from the bold lines of windows: a piece much thinner than a wall whose band it lies in, with that wall's
 * full body at both of its ends, is a pane or a leaf, unless the network takes it and another beside it for wall: the bold faces of a
 * hatched partition lie in a wall too. `walls` are joined ones, running through their openings.
 */
export function findPanes(
  pieces: readonly Bar[],
  walls: readonly WallPx[],
  body: Bitmap,
  doorPx: number,
  classes?: PixelClasses,
): Bar[] {
  const isFace = (p: Bar) =>
    isConfirmed(p, classes) && pieces.some((q) => q !== p && runsBeside(p, q) && isConfirmed(q, classes));
  return pieces.filter((p) => {
    if (lengthOf(p) > LONGEST * doorPx) return false;
    const isInWall = walls.some((w) => {
      if (p.thick > 0.5 * w.thicknessPx || angleBetween(p, w) > 3) return false;
      const [a, b] = [project(w, p.from), project(w, p.to)];
      if (Math.max(Math.abs(a.beside), Math.abs(b.beside)) > 0.6 * w.thicknessPx) return false;
      const [lo, hi] = [Math.min(a.along, b.along), Math.max(a.along, b.along)];
      return lo > 0 && hi < lengthOf(w) && goesOn(w, lo, -1, body, doorPx) && goesOn(w, hi, 1, body, doorPx);
    });
    return isInWall && !isFace(p);
  });
}

/** Whether the middle of one piece lies beside the other, both as thick and the space between them hardly more. */
function runsBeside(p: Bar, q: Bar): boolean {
  if (angleBetween(p, q) > 3 || Math.max(p.thick, q.thick) > 1.5 * Math.min(p.thick, q.thick)) return false;
  const { along, beside } = project(q, pointAt(p, lengthOf(p) / 2));
  return along > 0 && along < lengthOf(q) && Math.abs(beside) < FACES * (p.thick + q.thick);
}

/** Whether the wall's full thickness is there within half a door beyond a point. */
function goesOn(w: WallPx, at: number, step: 1 | -1, body: Bitmap, doorPx: number): boolean {
  for (let s = 2; s < 0.5 * doorPx; s++) {
    let hits = 0;
    for (let k = -2; k <= 2; k++) if (isSet(body, ...pointAt(w, at + step * s, k * 0.2 * w.thicknessPx))) hits++;
    if (hits === 5) return true;
  }
  return false;
}

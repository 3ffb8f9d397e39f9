import { lengthOf, pointAt } from '../geometry/segment.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import { isSet } from '../raster/bitmap.ts';
import type { Bar } from '../raster/find-bars.ts';
import { enclose } from '../raster/flood-outside.ts';
import type { Bitmap } from '../sheet/types.ts';
import { drawnAlong } from './drawn-along.ts';
import { shareHeld } from './explains-seen.ts';
import { isConfirmed } from './is-confirmed.ts';

/** Filled walls that hold more than this share of the walls that the network sees are all. */
const WHOLLY = 0.85;
/** Partitions are together at least this share of the long side of the drawing, and each this share of a door. */
const TOGETHER = 0.3;
const STUB = 0.5;
/** Filled walls enclose what lies within them with gaps of so many doors closed. */
const REACH = 2.2;
/** A strip with filled wall along this share of it, within so many of its thicknesses of it, is a leaf of that wall. */
const LINED = 0.3;
const LINING = 4;

/**
 * Partitions that are drawn by their outlines within filled outer walls: where those leave much of what the network takes for
 * wall, the strips between parallel lines that it confirms, without leaves and linings of filled walls and the pieces between
 * strokes of their hatching. `long` is the long side of the drawing and `doorPx` about the width of a door; `stripsOf` finds the
 * strips, which takes time, and is asked only where something is left.
 */
export function findInner(
  body: Bitmap,
  filled: readonly Bar[],
  { long, doorPx }: { readonly long: number; readonly doorPx: number },
  stripsOf: () => readonly Bar[],
  classes?: PixelClasses,
): Bar[] {
  if (!classes || shareHeld(body, classes) > WHOLLY) return [];
  const isLining = (b: Bar) =>
    filled.reduce((sum, w) => sum + drawnAlong(b, LINING * b.thick + w.thick, [w]), 0) > LINED * lengthOf(b);
  const inside = enclose(body, REACH * doorPx);
  const isWithin = (b: Bar) =>
    [0.25, 0.5, 0.75].every((k) =>
      [-b.thick, b.thick].every((off) => isSet(inside, ...pointAt(b, k * lengthOf(b), off))),
    );
  const inner = stripsOf().filter(
    (b) => lengthOf(b) > STUB * doorPx && isConfirmed(b, classes) && isWithin(b) && !isLining(b),
  );
  return inner.reduce((sum, b) => sum + lengthOf(b), 0) < TOGETHER * long ? [] : inner;
}

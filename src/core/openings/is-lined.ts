import { lengthOf, pointAt, type Segment } from '../geometry/segment.ts';
import { isSet } from '../raster/bitmap.ts';
import type { Page } from '../sheet/types.ts';

/** The lining goes on so far beyond both ends, in door widths, and this share of it is ink. */
const BEYOND = 0.3;
const INKED = 0.97;
/** It is so many strokes thick and takes this share of the wall at least, and that one at most: a filled wall or window takes more. */
const STROKES = 3;
const LEAST = 0.22;
const MOST = 0.6;
/** It lies so far off the wall's middle at most, in its thickness. */
const OFF = 0.75;

/**
 * Whether a filled leaf of a wall runs on unbroken through what looks like an opening in it: nothing is open there. Frames and
 * sills that run on are hardly thicker than the lines of the drawing, and where the wall beside an opening is all filled, what
 * is filled in it is a pane.
 */
export function isLined(opening: Segment, thicknessPx: number, page: Page, doorPx: number): boolean {
  const [long, beyond] = [lengthOf(opening), BEYOND * doorPx];
  const through = bandThrough(-beyond, long + beyond);
  if (through < Math.max(3, STROKES * page.strokePx, LEAST * thicknessPx) || through > MOST * thicknessPx) return false;
  return Math.max(bandThrough(-beyond, 0), bandThrough(long, long + beyond)) <= MOST * thicknessPx;

  /** Thickness of the thickest band of ink along a stretch of the wall, pixels. */
  function bandThrough(from: number, to: number): number {
    let [thick, thickest] = [0, 0];
    for (let off = -OFF * thicknessPx; off <= OFF * thicknessPx; off++) {
      thick = isInked(from, to, off) ? thick + 1 : 0;
      thickest = Math.max(thickest, thick);
    }
    return thickest;
  }

  function isInked(from: number, to: number, off: number): boolean {
    let [inked, all] = [0, 0];
    for (let along = from; along <= to; along++, all++) if (isSet(page.ink, ...pointAt(opening, along, off))) inked++;
    return inked >= INKED * all;
  }
}

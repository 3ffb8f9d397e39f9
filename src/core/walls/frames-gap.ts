import { distance, lengthOf, pointAt, project, type Segment } from '../geometry/segment.ts';
import { spanOf } from '../geometry/span-of.ts';
import { isSet } from '../raster/bitmap.ts';
import type { Bar } from '../raster/find-bars.ts';
import type { Bitmap } from '../sheet/types.ts';
import type { Arc } from './find-arcs.ts';

/** An opening takes up to so many door widths. */
const WIDEST = 4.5;
/** The filled wall that it interrupts is about as thick, lies in one line with it and ends at it, in thicknesses. */
const ALIKE = [0.6, 1.5] as const;
const ASIDE = 0.3;
const APART = 1;
/** It goes on for so many thicknesses at least: less may be a post. */
const GOES_ON = 1.2;
/** Where it ends at a wall that crosses, this share of what lies right behind its end is filled. */
const FILLED = 0.8;

/** The arc of a door turns about one of its ends, so close to that, and is as wide, as shares of its length. */
const HINGE = 0.25;
const AS_WIDE = 0.25;

/** The filled walls of a drawing, and what may be the arcs of its doors. */
export interface SolidWalls {
  readonly bars: readonly Bar[];
  readonly body: Bitmap;
  readonly arcs: readonly Arc[];
}

/**
 * Whether two parallel lines are the thresholds or sills of an opening in a filled wall, which goes on at both of their ends or, where
 * the arc of a door is drawn, ends at one of them at another wall: where walls are filled, what is hollow in one is no wall.
 */
export function framesGap(band: Bar, { bars, body, arcs }: SolidWalls, doorPx: number): boolean {
  const long = lengthOf(band);
  if (long > WIDEST * doorPx) return false;
  const goesOn = [band.from, band.to].map((end) => bars.some((bar) => goesOnIn(bar, band, end)));
  if (goesOn.every(Boolean)) return true;
  const isStopped = [-1, long + 1].map((along) => isFilledBehind(band, along, body));
  return goesOn.some(Boolean) && goesOn.every((on, k) => on || isStopped[k]) && arcs.some((arc) => isDoorOf(arc, band));
}

function isDoorOf({ centre, radius }: Arc, band: Bar): boolean {
  const long = lengthOf(band);
  const away = Math.min(distance(centre, band.from), distance(centre, band.to));
  return away < HINGE * long + band.thick / 2 && Math.abs(radius / long - 1) < AS_WIDE;
}

/** Whether a filled wall runs on from an end of a band. */
function goesOnIn(bar: Bar, band: Bar, end: Bar['from']): boolean {
  if (bar.thick < ALIKE[0] * band.thick || bar.thick > ALIKE[1] * band.thick) return false;
  if (lengthOf(bar) < GOES_ON * bar.thick || !spanOf(bar, band, ASIDE * band.thick)) return false;
  return Math.min(distance(bar.from, end), distance(bar.to, end)) < APART * band.thick && !runsBeside(bar, band);
}

/** Whether the middle of the band lies beside the bar. */
function runsBeside(bar: Segment, band: Segment): boolean {
  const { along } = project(bar, pointAt(band, lengthOf(band) / 2));
  return along > 0 && along < lengthOf(bar);
}

/** Whether wall fills the thickness of a band at a place along it, or just behind that. */
function isFilledBehind(band: Bar, along: number, body: Bitmap): boolean {
  const way = Math.sign(along - lengthOf(band) / 2);
  for (let off = 0; off <= 0.5 * band.thick; off++) {
    let [set, n] = [0, 0];
    for (let beside = -0.45; beside <= 0.45; beside += 0.1, n++)
      if (isSet(body, ...pointAt(band, along + way * off, beside * band.thick))) set++;
    if (set >= FILLED * n) return true;
  }
  return false;
}

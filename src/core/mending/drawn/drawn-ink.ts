import { type Affine, apply, growthOf } from '../../geometry/affine.ts';
import type { Point } from '../../plan/schema.ts';

/** What is drawn on the sheet under a plan, asked for in metres of the plan. */
export interface DrawnInk {
  /** How far it is from one pixel to the next, metres. */
  readonly step: number;
  readonly isInk: (point: Point) => boolean;
  /** The same for the thinnest lines, which pictures of few pixels have nearly lost: noise counts as well. */
  readonly isTrace: (point: Point) => boolean;
}

/** A picture's brightness, a byte for each pixel, row by row. */
export interface Brightness {
  readonly width: number;
  readonly height: number;
  readonly values: Uint8Array;
}

/** Ink differs from the paper by so much of what brightness there is: pale grey walls do, the noise of JPEG does not. */
const INK_CONTRAST = 0.2;
/** Arcs of doors, a third of a pixel wide, differ by no more than this. */
const TRACE_CONTRAST = 0.07;

/**
 * The ink of a drawing: whatever is not as bright as its paper, which is the brightness that most of it has.
 * @param toPixels from metres of the plan to pixels of the picture
 */
export function inkOf({ width, height, values }: Brightness, toPixels: Affine): DrawnInk {
  const paper = commonest(values);
  const contrastAt = (point: Point): number => {
    const place = apply(toPixels, point);
    const [x, y] = [Math.floor(place[0]), Math.floor(place[1])];
    const isOff = x < 0 || y < 0 || x >= width || y >= height;
    return isOff ? 0 : Math.abs(values[y * width + x]! - paper) / 255;
  };
  return {
    step: 1 / growthOf(toPixels),
    isInk: (point) => contrastAt(point) > INK_CONTRAST,
    isTrace: (point) => contrastAt(point) > TRACE_CONTRAST,
  };
}

function commonest(values: Uint8Array): number {
  const counts = new Uint32Array(256);
  for (const value of values) counts[value]!++;
  return counts.indexOf(Math.max(...counts));
}

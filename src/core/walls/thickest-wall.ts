import type { PixelClasses } from '../pixel-classes/types.ts';
import { countSet } from '../raster/bitmap.ts';
import { open } from '../raster/morphology.ts';

/** Thickest wall as a share of the long side of the drawing; and of a small dwelling with thick walls. */
const USUAL = 0.04;
const SMALL = 0.06;
/** Walls of such a dwelling are nearly as thick as usual ones can be: this share of what the network sees. */
const NEARLY = 0.9;
const SEEN = 0.3;

/**
 * Most that two lines may be apart, pixels, as the faces of a wall. With every pixel more some lines of dimensions and fixtures
 * qualify too, so that it is more only where the network sees walls so thick. `long` is the long side of the drawing.
 */
export function thickestWall(long: number, classes?: PixelClasses): number {
  if (!classes) return USUAL * long;
  const { region, width, height, labels, names } = classes;
  const wall = names.indexOf('wall');
  const seen = { width, height, data: Uint8Array.from(labels, (label) => (label === wall ? 1 : 0)) };
  const size = Math.floor((NEARLY * USUAL * long * width) / (region.x1 - region.x0));
  const thick = countSet(open(seen, size));
  return (thick > SEEN * countSet(seen) ? SMALL : USUAL) * long;
}

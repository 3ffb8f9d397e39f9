import { directionOf, lengthOf } from '../geometry/segment.ts';
import { isSet } from '../raster/bitmap.ts';
import type { Page } from '../sheet/types.ts';
import type { WallPx, WallsPx } from '../structure/types.ts';

/** Longest piece of a wall that may be a line across it, in strokes. */
const ACROSS = 2.2;
/** Greys that differ by no more than this, of 255 levels, are one. */
const EVEN = 16;

/** What a wall looks like along its length. */
export interface Profile {
  /** What is shorter than this is no stretch of a wall but a line across it, pixels. */
  readonly linePx: number;
  /** Mean grey across the inner two thirds of the wall, and whether most of it is body, at every pixel of its length. */
  readonly shade: Float32Array;
  readonly body: Uint8Array;
  /** Whether nearly all of it is ink of one grey, at every pixel of its length. */
  readonly even: Uint8Array;
}

/** The profiles of all walls, in their order. */
export function profilesOf(page: Page, walls: WallsPx): Profile[] {
  return walls.walls.map((w) => profileOf(page, walls, w));
}

function profileOf(page: Page, walls: WallsPx, w: WallPx): Profile {
  const long = Math.floor(lengthOf(w));
  const shade = new Float32Array(long);
  const body = new Uint8Array(long);
  const even = new Uint8Array(long);
  const [dx, dy] = directionOf(w);
  for (let s = 0; s < long; s++) {
    let sum = 0;
    let set = 0;
    let [ink, least, most] = [0, 255, 0];
    for (let k = -4; k <= 4; k++) {
      // `pointAt` without its arrays: this looks at every pixel of every wall.
      const beside = k * 0.08 * w.thicknessPx;
      const x = Math.round(w.from[0] + dx * s - dy * beside);
      const y = Math.round(w.from[1] + dy * s + dx * beside);
      if (x < 0 || y < 0 || x >= page.widthPx || y >= page.heightPx) continue;
      const grey = page.grey[y * page.widthPx + x]!;
      sum += grey;
      [least, most] = [Math.min(least, grey), Math.max(most, grey)];
      if (isSet(walls.mask, x, y)) set++;
      if (isSet(page.ink, x, y)) ink++;
    }
    shade[s] = sum / 9;
    body[s] = set >= 5 ? 1 : 0;
    even[s] = ink >= 8 && most - least <= EVEN ? 1 : 0;
  }
  return { linePx: Math.ceil(ACROSS * page.strokePx), shade, body, even };
}

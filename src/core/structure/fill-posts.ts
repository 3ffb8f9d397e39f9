import { lengthOf, pointAt, type Segment } from '../geometry/segment.ts';
import { PANE } from '../openings/find-openings.ts';
import { shareAlong } from '../pixel-classes/share-along.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import { isSet } from '../raster/bitmap.ts';
import { fillBand } from '../raster/fill-band.ts';
import type { Bitmap, Page } from '../sheet/types.ts';
import type { WallPx, WallsPx } from './types.ts';

/** The network's word for a section counts where it is this share of it. */
const SEEN = 0.6;
/** A post is at least this much as dark as the wall that the bay stands before, if that is filled: so dark, of 255. */
const ALIKE = 0.75;
const FILLED = 40;
const WALL = new Set(['wall']);
const WINDOW = new Set(['window']);

/** Tells whether a section across a side of a bay runs through wall. */
export type IsPost = (section: Segment) => boolean;

/** Posts are what the network takes for wall, and where it says nothing, what is as dark as the `host` of the bay. */
export function findPosts(host: WallPx, { mask }: WallsPx, { grey }: Page, classes?: PixelClasses): IsPost {
  const usual = usualDarkness(host, mask, grey);
  return (section) => {
    if (classes && shareAlong(section, WINDOW, classes) >= SEEN) return false;
    if (classes && shareAlong(section, WALL, classes) >= SEEN) return true;
    return usual > FILLED && darknessAlong(section, mask, grey) >= ALIKE * usual;
  };
}

/** Fills the posts of a bay's side, and what between them is too short for a window. Changes `mask`. */
export function fillPosts(mask: Bitmap, side: WallPx, doorPx: number, isPost: IsPost): void {
  const long = lengthOf(side);
  let start = 0;
  for (let s = 0; s <= long + 1; s++) {
    if (s <= long && !isPost(sectionAt(side, s))) continue;
    if (s - start < PANE * doorPx)
      fillBand(mask, pointAt(side, start), pointAt(side, Math.min(s, long)), side.thicknessPx);
    start = s;
  }
}

/** Clears what was taken for wall of a bay's side where the network sees window: panes may be drawn in lines so close that they run together. */
export function clearPanes(mask: Bitmap, side: WallPx, classes: PixelClasses): void {
  for (let s = 0; s < lengthOf(side); s++) {
    if (shareAlong(sectionAt(side, s), WINDOW, classes) < SEEN) continue;
    fillBand(mask, pointAt(side, s), pointAt(side, s + 1), side.thicknessPx, 0);
  }
}

function sectionAt(wall: WallPx, along: number): Segment {
  const half = 0.4 * wall.thicknessPx;
  return { from: pointAt(wall, along, -half), to: pointAt(wall, along, half) };
}

/** The median darkness of a wall's sections that are body, 0 to 255. */
function usualDarkness(wall: WallPx, mask: Bitmap, grey: Uint8Array): number {
  const found: number[] = [];
  for (let s = 0; s < lengthOf(wall); s += 3) {
    if (isSet(mask, ...pointAt(wall, s))) found.push(darknessAlong(sectionAt(wall, s), mask, grey));
  }
  return found.sort((a, b) => a - b)[found.length >> 1] ?? 0;
}

/** Mean darkness of a line, 0 to 255. */
function darknessAlong(line: Segment, { width, height }: Bitmap, grey: Uint8Array): number {
  const steps = Math.max(1, Math.ceil(lengthOf(line)));
  let sum = 0;
  for (let k = 0; k <= steps; k++) {
    const [x, y] = pointAt(line, (k / steps) * lengthOf(line)).map(Math.round) as [number, number];
    if (x >= 0 && y >= 0 && x < width && y < height) sum += 255 - grey[y * width + x]!;
  }
  return sum / (steps + 1);
}

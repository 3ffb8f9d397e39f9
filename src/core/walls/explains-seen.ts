import type { PixelClasses } from '../pixel-classes/types.ts';
import { isSet } from '../raster/bitmap.ts';
import type { Bitmap } from '../sheet/types.ts';

/**
 * Share of the walls that the network sees that bodies hold at least when they are all the walls there are. It misses a third
 * of walls of unknown styles and sees some that are none: right ones hold 0.56 and more, the filled linings of hollow walls 0.32.
 */
const HELD = 0.45;
/** Pixels of the map that are less sure, of 255, say nothing. */
const SURE = 128;

/** Whether wall bodies hold a good part of what the network takes for wall; true where it sees none. */
export function explainsSeen(bodies: Bitmap, classes?: PixelClasses): boolean {
  return shareHeld(bodies, classes) >= HELD;
}

/** Share of what the network takes for wall that wall bodies hold, 0 to 1; 1 where it sees none. */
export function shareHeld(bodies: Bitmap, classes?: PixelClasses): number {
  if (!classes) return 1;
  const { region, width, height, labels, sure, names } = classes;
  const zoom = (region.x1 - region.x0) / width;
  const wall = names.indexOf('wall');
  let [held, seen] = [0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (labels[i] !== wall || sure[i]! < SURE) continue;
      seen++;
      const [px, py] = [region.x0 + (x + 0.5) * zoom, region.y0 + (y + 0.5) * zoom];
      const near = isSet(bodies, px, py) || isSet(bodies, px - zoom, py) || isSet(bodies, px + zoom, py);
      if (near || isSet(bodies, px, py - zoom) || isSet(bodies, px, py + zoom)) held++;
    }
  }
  return seen ? held / seen : 1;
}

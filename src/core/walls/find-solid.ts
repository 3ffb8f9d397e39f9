import type { PixelClasses } from '../pixel-classes/types.ts';
import { keepComponents } from '../raster/components.ts';
import { open } from '../raster/morphology.ts';
import type { Bitmap, Page } from '../sheet/types.ts';
import { dropPale } from './drop-pale.ts';
import { fillHatching } from './fill-hatching.ts';
import { fillOutlined } from './fill-outlined.ts';

/** How many thin strokes a filled band must be thick to be a wall. */
const STROKES = 1.9;

/** Wall body that is filled (black, grey, coloured, densely hatched), or outlined as boldly: what remains when thin lines are opened away. */
export function findSolid(page: Page, widest: number, classes?: PixelClasses): Bitmap {
  const size = Math.max(3, Math.ceil(STROKES * page.strokePx));
  const thick = open(fillHatching(page.lineInk, page.textPx, page.strokePx, widest), size);
  const least = Math.max(1.6 * page.textPx, 4 * size);
  const bold = keepComponents(dropPale(thick, page, size, classes), (c) => Math.max(c.x1 - c.x0, c.y1 - c.y0) >= least);
  return fillOutlined(bold, classes);
}

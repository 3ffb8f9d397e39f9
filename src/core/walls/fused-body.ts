import { enlargeClasses } from '../pixel-classes/enlarge-classes.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import { countSet, createBitmap, intersect, subtract, unite } from '../raster/bitmap.ts';
import { keepComponents } from '../raster/components.ts';
import { fillBand } from '../raster/fill-band.ts';
import { dilate } from '../raster/morphology.ts';
import type { Bitmap, Page } from '../sheet/types.ts';
import type { WallsPx } from './types.ts';

/** What is seen within this of a drawn wall, in usual thicknesses and in pixels of the map, whichever is more, is that wall. */
const BESIDE = 0.6;
const BESIDE_SEEN = 2;
/** Shortest wall that is added, in door widths. */
const LONG = 0.6;
const WALL = new Set(['wall']);

/**
 * Body of the drawn walls with that of the walls indoors that only the network sees, joined to them; undefined where it sees
 * no others. `inside` is the dwelling: what looks like wall outside it is hatching, a roof or a title block.
 */
export function fusedBody(page: Page, drawn: WallsPx, inside: Bitmap, classes: PixelClasses): Bitmap | undefined {
  const zoom = (classes.region.x1 - classes.region.x0) / classes.width;
  const reach = Math.ceil(Math.max(BESIDE * drawn.thicknessPx, BESIDE_SEEN * zoom));
  const known = createBitmap(page.widthPx, page.heightPx);
  known.data.set(drawn.mask.data);
  // Their openings too: windows and doors may look like wall.
  for (const w of drawn.walls) fillBand(known, w.from, w.to, w.thicknessPx);
  const seen = enlargeClasses(WALL, page, classes);
  const others = intersect(inside, subtract(seen, dilate(known, 2 * reach + 1)));
  const least = LONG * drawn.doorPx;
  const added = keepComponents(others, (c) => Math.max(c.x1 - c.x0, c.y1 - c.y0) >= least);
  if (countSet(added) === 0) return undefined;
  return unite(drawn.mask, intersect(dilate(added, 4 * reach + 1), seen));
}

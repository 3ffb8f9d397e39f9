import { BUILT } from '../pixel-classes/built.ts';
import { shareAlong } from '../pixel-classes/share-along.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import { createBitmap, intersect, subtract, unite } from '../raster/bitmap.ts';
import { keepComponents } from '../raster/components.ts';
import { fillBand } from '../raster/fill-band.ts';
import type { Bitmap, Page } from '../sheet/types.ts';
import type { WallsPx } from '../structure/types.ts';

/** A wall by its strokes stands where the network takes this share of it for wall, window or door. */
const CONFIRMED = 0.5;
/** Jambs and other short pieces of drawn wall, up to this many usual thicknesses, are too fine for the map. */
const STUB = 2;
/** Spots shorter than this, in letter heights, are none. */
const LEAST = 2;

/** Wall body as the network sees it (`seen`), with that of the drawn walls which it takes for something built. */
export function seenBody(page: Page, drawn: WallsPx, seen: Bitmap, classes: PixelClasses): Bitmap {
  const confirmed = createBitmap(page.widthPx, page.heightPx);
  for (const w of drawn.walls)
    if (shareAlong(w, BUILT, classes) >= CONFIRMED) fillBand(confirmed, w.from, w.to, w.thicknessPx);
  const large = unite(seen, intersect(confirmed, drawn.mask));
  const stub = STUB * drawn.thicknessPx;
  const stubs = keepComponents(subtract(drawn.mask, large), (c) => Math.max(c.x1 - c.x0, c.y1 - c.y0) <= stub);
  const body = unite(large, stubs);
  return keepComponents(body, (c) => Math.max(c.x1 - c.x0, c.y1 - c.y0) >= LEAST * page.textPx);
}

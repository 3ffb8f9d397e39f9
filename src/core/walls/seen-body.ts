import { BUILT } from '../pixel-classes/built.ts';
import { shareAlong } from '../pixel-classes/share-along.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import { createBitmap, intersect, subtract, unite } from '../raster/bitmap.ts';
import { keepComponents } from '../raster/components.ts';
import { fillBand } from '../raster/fill-band.ts';
import type { Bitmap, Page } from '../sheet/types.ts';
import type { WallsPx } from './types.ts';

/** A wall by its strokes stands where the network takes this share of it for wall, window or door. */
const CONFIRMED = 0.5;
/** Jambs and other short pieces of drawn wall, up to this many usual thicknesses, are too fine for the map. */
const STUB = 2;
/** Spots shorter than this, in letter heights, are none. */
const LEAST = 2;

/** Wall body as the network sees it, with that of the drawn walls which it takes for something built. */
export function seenBody(page: Page, drawn: WallsPx, classes: PixelClasses): Bitmap {
  const confirmed = createBitmap(page.widthPx, page.heightPx);
  for (const w of drawn.walls)
    if (shareAlong(w, BUILT, classes) >= CONFIRMED) fillBand(confirmed, w.from, w.to, w.thicknessPx);
  const large = unite(enlargeWalls(page, classes), intersect(confirmed, drawn.mask));
  const stub = STUB * drawn.thicknessPx;
  const stubs = keepComponents(subtract(drawn.mask, large), (c) => Math.max(c.x1 - c.x0, c.y1 - c.y0) <= stub);
  const body = unite(large, stubs);
  return keepComponents(body, (c) => Math.max(c.x1 - c.x0, c.y1 - c.y0) >= LEAST * page.textPx);
}

/** The wall pixels of the map at the size of the page; edges run between the pixels of the coarser map. */
function enlargeWalls({ widthPx, heightPx }: Page, { region, width, height, labels, names }: PixelClasses): Bitmap {
  const wall = names.indexOf('wall');
  const zoom = (region.x1 - region.x0) / width;
  const body = createBitmap(widthPx, heightPx);
  const at = (x: number, y: number) =>
    labels[Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))] === wall ? 1 : 0;
  for (let py = region.y0; py < region.y1; py++) {
    const v = (py + 0.5 - region.y0) / zoom - 0.5;
    const y = Math.floor(v);
    const fy = v - y;
    for (let px = region.x0; px < region.x1; px++) {
      const u = (px + 0.5 - region.x0) / zoom - 0.5;
      const x = Math.floor(u);
      const fx = u - x;
      const above = at(x, y) * (1 - fx) + at(x + 1, y) * fx;
      const below = at(x, y + 1) * (1 - fx) + at(x + 1, y + 1) * fx;
      if (above * (1 - fy) + below * fy >= 0.5) body.data[py * widthPx + px] = 1;
    }
  }
  return body;
}

import { createBitmap } from '../raster/bitmap.ts';
import type { Bitmap, Page } from '../sheet/types.ts';
import type { PixelClasses } from './types.ts';

/** The pixels of these classes at the size of the page; edges run between the pixels of the coarser map. */
export function enlargeClasses(
  wanted: ReadonlySet<string>,
  { widthPx, heightPx }: Page,
  { region, width, height, labels, names }: PixelClasses,
): Bitmap {
  const isWanted = names.map((name) => (wanted.has(name) ? 1 : 0));
  const zoom = (region.x1 - region.x0) / width;
  const all = createBitmap(widthPx, heightPx);
  const at = (x: number, y: number) =>
    isWanted[labels[Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))]!]!;
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
      if (above * (1 - fy) + below * fy >= 0.5) all.data[py * widthPx + px] = 1;
    }
  }
  return all;
}

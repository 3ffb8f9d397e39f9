import { createBitmap } from '../raster/bitmap.ts';
import type { Bitmap, Page } from '../sheet/types.ts';
import type { PixelClasses } from './types.ts';

/**
 * The pixels of these classes at the size of the page; edges run between the pixels of the coarser map (bilinear, one half and
 * more). Between four pixels of the map that are alike there is nothing to weigh.
 */
export function enlargeClasses(
  wanted: ReadonlySet<string>,
  { widthPx, heightPx }: Page,
  { region, width, height, labels, names }: PixelClasses,
): Bitmap {
  const isWanted = names.map((name) => (wanted.has(name) ? 1 : 0));
  const own = labels.map((label) => isWanted[label]!);
  const zoom = (region.x1 - region.x0) / width;
  const all = createBitmap(widthPx, heightPx);
  const rowOf = (y: number) => Math.min(height - 1, Math.max(0, y)) * width;
  /** First pixel of the page right of the middle of a column of the map. */
  const firstAfter = (x: number) =>
    Math.min(region.x1, Math.max(region.x0, Math.ceil(region.x0 + (x + 0.5) * zoom - 0.5)));
  const starts = Int32Array.from({ length: width + 2 }, (_, i) => firstAfter(i - 1));
  for (let py = region.y0; py < region.y1; py++) {
    const v = (py + 0.5 - region.y0) / zoom - 0.5;
    const y = Math.floor(v);
    const fy = v - y;
    const [above, below] = [rowOf(y), rowOf(y + 1)];
    for (let x = -1; x < width; x++) {
      const [left, right] = [Math.max(0, x), Math.min(width - 1, x + 1)];
      const [a, b, c, d] = [own[above + left]!, own[above + right]!, own[below + left]!, own[below + right]!];
      const sum = a + b + c + d;
      if (sum === 0) continue;
      const [from, to] = [starts[x + 1]!, x + 1 < width ? starts[x + 2]! : region.x1];
      if (sum === 4) {
        all.data.fill(1, py * widthPx + from, py * widthPx + to);
        continue;
      }
      const [onLeft, onRight] = [a * (1 - fy) + c * fy, b * (1 - fy) + d * fy];
      for (let px = from; px < to; px++) {
        const fx = (px + 0.5 - region.x0) / zoom - 0.5 - x;
        if (onLeft * (1 - fx) + onRight * fx >= 0.5) all.data[py * widthPx + px] = 1;
      }
    }
  }
  return all;
}

import { paintClasses } from '../pixel-classes/paint-classes.ts';
import { createBitmap } from '../raster/bitmap.ts';
import { fillBand } from '../raster/fill-band.ts';
import type { Bar } from '../raster/find-bars.ts';
import type { Bitmap, Page, PointPx } from '../sheet/types.ts';

/** Classes of these maps. */
export const NAMES = ['room', 'wall', 'window', 'door', 'swing', 'wardrobe', 'stairs'];
export const [WIDTH, HEIGHT] = [400, 300];
export const bar = (from: PointPx, to: PointPx, thick: number): Bar => ({ from, to, thick });
/** Two cross walls with a window between them that nothing else connects. */
export const CROSS = [bar([50, 20], [50, 200], 20), bar([150, 20], [150, 200], 20)];
/** What the network sees there, and beside it a thin wall, stairs and a wardrobe. */
export const SEEN = paintClasses(NAMES, WIDTH, HEIGHT, [
  { name: 'wall', x0: 40, y0: 20, x1: 60, y1: 200 },
  { name: 'wall', x0: 140, y0: 20, x1: 160, y1: 200 },
  { name: 'window', x0: 60, y0: 90, x1: 140, y1: 106 },
  { name: 'wall', x0: 160, y0: 60, x1: 300, y1: 64 },
  { name: 'stairs', x0: 180, y0: 120, x1: 300, y1: 200 },
  { name: 'wardrobe', x0: 310, y0: 100, x1: 390, y1: 180 },
]);

export function inkOf(bars: readonly Bar[]): Bitmap {
  const ink = createBitmap(WIDTH, HEIGHT);
  for (const b of bars) fillBand(ink, b.from, b.to, b.thick);
  return ink;
}

/** A page with these lines and nothing else. */
export function pageOf(lineInk: Bitmap, strokePx: number): Page {
  const { width: widthPx, height: heightPx } = lineInk;
  const empty = new Uint8Array(widthPx * heightPx);
  const region = { x0: 0, y0: 0, x1: widthPx, y1: heightPx };
  return { widthPx, heightPx, region, ink: lineInk, lineInk, grey: empty, rgb: empty, strokePx, textPx: 12 };
}

import type { Segment } from '../geometry/segment.ts';
import { createBitmap, invert } from '../raster/bitmap.ts';
import { fillBand } from '../raster/fill-band.ts';
import type { Bitmap } from '../sheet/types.ts';
import type { WallsPx } from '../structure/types.ts';
import type { TextRun } from '../texts/types.ts';

export const DOOR = 40;

/** A box of 400 x 200 with walls of 10 around it in a sheet of 500 x 300, as barrier; outside is closed. */
export function box(): Bitmap {
  const free = createBitmap(500, 300);
  fillBand(free, [60, 150], [440, 150], 180);
  return invert(free);
}

export const name = (text: string, x: number, y: number): TextRun =>
  ({
    text,
    box: { x0: x - 20, y0: y - 6, x1: x + 20, y1: y + 6 },
    heightPx: 12,
    turned: 0,
    sure: 1,
  }) as unknown as TextRun;

/** No walls but these thin lines, on the sheet of the box. */
export const thinLines = (lines: Segment[] = []): WallsPx => ({
  walls: [],
  mask: createBitmap(500, 300),
  thicknessPx: 10,
  doorPx: DOOR,
  swings: [],
  spirals: [],
  lines: lines.map((l) => ({ ...l, thick: 2 })),
});

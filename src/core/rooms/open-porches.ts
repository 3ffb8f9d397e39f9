import { lengthOf, pointAt } from '../geometry/segment.ts';
import { createBitmap } from '../raster/bitmap.ts';
import { fillBand } from '../raster/fill-band.ts';
import { dilate } from '../raster/morphology.ts';
import type { Bitmap } from '../sheet/types.ts';
import type { TextRun } from '../texts/types.ts';
import type { WallsPx } from '../walls/types.ts';
import { isOutdoorName } from './cut-outdoor.ts';

/** Lines shorter than this, in door widths, bound no porch; others are carried on by so much to meet at corners and posts. */
const SHORTEST = 0.6;
const OVER = 0.3;
/** Area of a porch or balcony in squares of the door width. */
const AREA = [1.5, 60] as const;
/** It fills this share of its bounds: strips under the eaves around a house do not. */
const COMPACT = 0.45;
/** On the floor above, the roof of a porch is named after it. */
const ROOF = /roof|toit|dach/i;

/**
 * Opens the ground of porches, terraces and balconies that lie outside the walls and are bounded by thin lines only: what can be
 * reached from their name without crossing a line. Changes `barrier`, where everything outside the hull is closed.
 */
export function openPorches(barrier: Bitmap, inside: Bitmap, walls: WallsPx, texts: readonly TextRun[]): void {
  const { width, height } = barrier;
  const names = texts
    .filter((t) => isOutdoorName(t.text) && !ROOF.test(t.text))
    .map(({ box }) => Math.round((box.y0 + box.y1) / 2) * width + Math.round((box.x0 + box.x1) / 2))
    .filter((i) => i >= 0 && i < inside.data.length && !inside.data[i]);
  if (!names.length) return;
  const bounds = dilate(inside, 3);
  for (const l of walls.lines) {
    const over = OVER * walls.doorPx;
    if (lengthOf(l) < SHORTEST * walls.doorPx) continue;
    fillBand(bounds, pointAt(l, -over), pointAt(l, lengthOf(l) + over), Math.max(2.5, l.thick));
  }
  for (const start of names) {
    const ground = flood(bounds, start, AREA[1] * walls.doorPx ** 2);
    if (!ground || ground.area < AREA[0] * walls.doorPx ** 2 || ground.fill < COMPACT) continue;
    for (let i = 0; i < barrier.data.length; i++) if (ground.bitmap.data[i]) barrier.data[i] = 0;
  }

  function flood(
    blocked: Bitmap,
    start: number,
    most: number,
  ): { bitmap: Bitmap; area: number; fill: number } | undefined {
    if (blocked.data[start]) return undefined;
    const bitmap = createBitmap(width, height);
    const stack = [start];
    bitmap.data[start] = 1;
    let area = 0;
    let [x0, x1, y0, y1] = [width, 0, height, 0];
    while (stack.length) {
      const i = stack.pop()!;
      const x = i % width;
      if (++area > most || x === 0 || x === width - 1 || i < width || i >= width * (height - 1)) return undefined;
      const y = Math.floor(i / width);
      [x0, x1, y0, y1] = [Math.min(x0, x), Math.max(x1, x), Math.min(y0, y), Math.max(y1, y)];
      for (const j of [i - 1, i + 1, i - width, i + width]) {
        if (blocked.data[j] || bitmap.data[j]) continue;
        bitmap.data[j] = 1;
        stack.push(j);
      }
    }
    return { bitmap, area, fill: area / ((x1 - x0 + 1) * (y1 - y0 + 1)) };
  }
}

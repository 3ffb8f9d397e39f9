import { createBitmap } from '../raster/bitmap.ts';
import type { TextRun } from '../texts/types.ts';
import { findInk } from './find-ink.ts';
import { isLightOnDark } from './is-light-on-dark.ts';
import type { Bitmap, Sheet } from './types.ts';

/** Lines that run straight for this share of the sheet's side are those of its frame. */
const RULED = 0.8;

/**
 * The ink of a sheet on a picture `step` times smaller, in which thin lines stay, without the boxes of texts and without lines that run
 * straight along most of a side.
 */
export function smallInk(sheet: Sheet, texts: readonly TextRun[], step: number): Bitmap {
  const { grey, width, height } = shrink(sheet, step);
  const { ink } = findInk(grey, width, height);
  for (const { box } of texts) {
    const [x0, x1] = [Math.max(0, Math.floor(box.x0 / step)), Math.min(width, Math.ceil(box.x1 / step))];
    for (let y = Math.max(0, Math.floor(box.y0 / step)); y < Math.min(height, Math.ceil(box.y1 / step)); y++)
      ink.data.fill(0, y * width + x0, y * width + Math.max(x0, x1));
  }
  clearRules(ink);
  return ink;
}

/** Every pixel as dark as the darkest of those that it stands for, on a dark sheet as light as the lightest. */
function shrink({ widthPx, heightPx, grey }: Sheet, step: number) {
  const [width, height] = [Math.ceil(widthPx / step), Math.ceil(heightPx / step)];
  const isDark = isLightOnDark(grey, widthPx, heightPx);
  const small = new Uint8Array(width * height).fill(isDark ? 0 : 255);
  for (let y = 0; y < heightPx; y++) {
    const row = Math.floor(y / step) * width;
    for (let x = 0; x < widthPx; x++) {
      const i = row + Math.floor(x / step);
      const level = grey[y * widthPx + x]!;
      if (isDark ? level > small[i]! : level < small[i]!) small[i] = level;
    }
  }
  return { grey: small, width, height };
}

function clearRules({ data, width, height }: Bitmap): void {
  const ruled = createBitmap(width, height);
  for (const [side, lines, along, across] of [
    [width, height, 1, width],
    [height, width, width, 1],
  ] as const) {
    for (let line = 0; line < lines; line++) {
      let start = 0;
      for (let i = 0; i <= side; i++) {
        if (i < side && data[line * across + i * along]) continue;
        if (i - start > RULED * side) for (let k = start; k < i; k++) ruled.data[line * across + k * along] = 1;
        start = i + 1;
      }
    }
  }
  for (let i = 0; i < data.length; i++) if (ruled.data[i]) data[i] = 0;
}

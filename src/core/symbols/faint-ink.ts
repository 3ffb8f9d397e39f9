import { createBitmap, subtract } from '../raster/bitmap.ts';
import { slideExtreme } from '../raster/extremes.ts';
import { dilate } from '../raster/morphology.ts';
import type { Bitmap, Page } from '../sheet/types.ts';

/** Furniture is often drawn in pale lines: grey levels below the ground that still count, on a clean and on a noisy sheet. */
const LEAST_STEP = 9;
const STEP_PER_NOISE = 4;
const MOST_STEP = 24;

/**
 * Lines of any strength, texts left out. The page's own ink asks for a clear contrast, which walls have and pale furniture has
 * not; here everything counts that is thin and darker than the paper on both its sides.
 */
export function faintInk(page: Page): Bitmap {
  const { widthPx: width, heightPx: height, grey, strokePx } = page;
  const radius = Math.ceil(1.2 * strokePx) + 1;
  const ground = slideExtreme(slideExtreme(grey, width, height, radius, 'max'), width, height, radius, 'min');
  const step = Math.min(MOST_STEP, LEAST_STEP + STEP_PER_NOISE * noiseOf(grey, width));
  const letters = dilate(subtract(page.ink, page.lineInk), 2 * Math.round(0.7 * strokePx) + 1);
  const ink = createBitmap(width, height);
  for (let i = 0; i < grey.length; i++) {
    if (page.lineInk.data[i] || (ground[i]! - grey[i]! >= step && !letters.data[i])) ink.data[i] = 1;
  }
  return ink;
}

/** Usual step between neighbours on paper: scanning grain and JPEG blocks; 0 on clean drawings. */
function noiseOf(grey: Uint8Array, width: number): number {
  const steps = new Uint32Array(256);
  let count = 0;
  for (let i = width + 1; i < grey.length; i += 7) {
    steps[Math.abs(grey[i]! - grey[i - 1]!)]!++;
    count++;
  }
  let sum = 0;
  for (let s = 0; s < 256; s++) if ((sum += steps[s]!) >= 0.75 * count) return s;
  return 0;
}

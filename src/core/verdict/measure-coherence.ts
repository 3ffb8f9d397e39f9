import { findComponents } from '../raster/components.ts';
import { dilate } from '../raster/morphology.ts';
import type { Bitmap } from '../sheet/types.ts';

/** Coherence needs no detail: the mask is reduced to about this many pixels on its long side. */
const COARSE_PX = 500;

/**
 * Share of the wall bodies that hang together in the largest group when gaps of a door's width are bridged. One dwelling is
 * near 1, two floors on a sheet near a half, a figure of many small drawings or a page of details far below.
 */
export function measureCoherence(mask: Bitmap, doorPx: number): number {
  const step = Math.max(1, Math.ceil(Math.max(mask.width, mask.height) / COARSE_PX));
  const [width, height] = [Math.ceil(mask.width / step), Math.ceil(mask.height / step)];
  const coarse: Bitmap = { width, height, data: new Uint8Array(width * height) };
  for (let y = 0; y < mask.height; y++) {
    const row = Math.floor(y / step) * width;
    for (let x = 0; x < mask.width; x++) if (mask.data[y * mask.width + x]) coarse.data[row + Math.floor(x / step)] = 1;
  }
  const { labels, list } = findComponents(dilate(coarse, 2 * Math.round((0.75 * doorPx) / step) + 1));
  const counts = new Float64Array(list.length);
  let all = 0;
  for (let i = 0; i < labels.length; i++) {
    if (!coarse.data[i]) continue;
    counts[labels[i]! - 1]!++;
    all++;
  }
  return all ? Math.max(...counts) / all : 0;
}

import { createBitmap } from '../raster/bitmap.ts';
import { findComponents } from '../raster/components.ts';
import { close } from '../raster/morphology.ts';
import type { Bitmap } from '../sheet/types.ts';
import type { PixelClasses } from './types.ts';

/** Neighbouring pixels of the map that the network takes for the same thing. */
export interface Patches {
  /** In pixels of the map. */
  readonly labels: Int32Array;
  readonly list: { x0: number; y0: number; x1: number; y1: number; area: number; sure: number }[];
}

/** Patches of one of the classes; breaks of up to `gap` pixels are closed. `sure` is the mean probability, 0 to 1. */
export function findPatches(classes: PixelClasses, names: readonly string[], gap = 0): Patches {
  const found = maskOf(classes, names);
  const { labels, list } = findComponents(gap > 0 ? close(found, gap) : found);
  const sums = list.map(() => ({ sure: 0, count: 0 }));
  for (let i = 0; i < labels.length; i++) {
    if (!labels[i] || !found.data[i]) continue;
    const sum = sums[labels[i] - 1];
    sum.sure += classes.sure[i];
    sum.count++;
  }
  return { labels, list: list.map((c, i) => ({ ...c, sure: sums[i].sure / (255 * Math.max(1, sums[i].count)) })) };
}

/** The pixels of the map that are likeliest of one of the classes. */
export function maskOf({ width, height, labels, names }: PixelClasses, wanted: readonly string[]): Bitmap {
  const is = names.map((name) => (wanted.includes(name) ? 1 : 0));
  const mask = createBitmap(width, height);
  for (let i = 0; i < labels.length; i++) mask.data[i] = is[labels[i]];
  return mask;
}

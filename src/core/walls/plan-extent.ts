import { subtract } from '../raster/bitmap.ts';
import { findComponents } from '../raster/components.ts';
import { enclose } from '../raster/flood-outside.ts';
import type { Bitmap, BoxPx } from '../sheet/types.ts';
import { bodyOf, extentOf, keepNetworks } from './keep-networks.ts';

/** A door as a share of the long side of a dwelling: only where nothing better is drawn. */
export const DOOR = 0.065;
/**
 * What one of several plans fills of its bounds, at least, and how much of that is floor; its short side beside the longest of all.
 * Title blocks are smaller, pieces of wall are slender and no floor.
 */
const FILLED = 0.6;
const FLOOR = 0.6;
const SHORT = 0.3;

/**
 * Long side of a plan, pixels, by its wall bodies: of the longest where several stand apart on the sheet, as storeys of a house do.
 * Their doors are as wide as those of one alone. `longPx` is the long side of the drawing.
 */
export function planExtent(bodies: Bitmap, longPx: number): number {
  const kept = keepNetworks(bodies, DOOR * longPx);
  const all = extentOf(kept);
  // As wide as a door would be in one plan alone: doors of two plans are closed, but not what lies between these.
  const inside = enclose(kept, DOOR * all);
  const { labels, list } = findComponents(inside);
  const floor = bodyOf(subtract(inside, kept), labels, list.length);
  const longest = Math.max(0, ...list.map((part) => sidesOf(part)[1]));
  const plans = list.filter((part, i) => {
    const [short, long] = sidesOf(part);
    return part.area >= FILLED * short * long && floor[i]! >= FLOOR * part.area && short >= SHORT * longest;
  });
  return plans.length > 1 ? Math.max(...plans.map((part) => sidesOf(part)[1])) : all;
}

/** The short side of a box and the long one. */
function sidesOf({ x0, y0, x1, y1 }: BoxPx): readonly [number, number] {
  const [wide, high] = [x1 - x0, y1 - y0];
  return wide < high ? [wide, high] : [high, wide];
}

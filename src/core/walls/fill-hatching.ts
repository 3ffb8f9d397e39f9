import { invert } from '../raster/bitmap.ts';
import { findComponents } from '../raster/components.ts';
import { distanceThirds } from '../raster/distance.ts';
import { dilate } from '../raster/morphology.ts';
import type { Bitmap } from '../sheet/types.ts';

/** Crumbs of paper between the strokes of hatching: longest side in letter heights. */
const CRUMB = 1.5;
/** So many crumbs over so many letter heights are hatching: sinks, hobs and letters have fewer. */
const CRUMBS = 6;
const LONG = 3;

/**
 * Ink with hatched strips filled: rows of small pieces of paper that close strokes part. Hatched areas wider than `widest` are
 * floors, not walls.
 */
export function fillHatching(ink: Bitmap, textPx: number, strokePx: number, widest: number): Bitmap {
  const { labels, list } = findComponents(invert(ink), 4);
  const small = Uint8Array.from([
    0,
    ...list.map((c) =>
      Math.max(c.x1 - c.x0, c.y1 - c.y0) <= CRUMB * textPx && c.area < 0.6 * textPx * textPx ? 1 : 0,
    ),
  ]);
  const crumbs = { ...ink, data: new Uint8Array(ink.data.length) };
  for (let i = 0; i < crumbs.data.length; i++) crumbs.data[i] = small[labels[i]!]!;
  const grown = dilate(crumbs, 2 * Math.ceil(0.6 * strokePx) + 1);
  const groups = findComponents(grown);
  const counts = new Int32Array(groups.list.length + 1);
  const seen = new Uint8Array(small.length);
  for (let i = crumbs.data.indexOf(1); i >= 0 && i < crumbs.data.length; i++) {
    const l = labels[i]!;
    if (small[l] && !seen[l]) counts[groups.labels[i]!]! += seen[l] = 1;
  }
  const hatched = Uint8Array.from([
    0,
    ...groups.list.map((c, k) =>
      counts[k + 1]! >= CRUMBS && Math.max(c.x1 - c.x0, c.y1 - c.y0) >= LONG * textPx ? 1 : 0,
    ),
  ]);
  if (!hatched.includes(1)) return ink;
  const inner = distanceThirds(invert(grown));
  for (let i = grown.data.indexOf(1); i >= 0 && i < grown.data.length; i++)
    if (inner[i]! > 1.5 * widest) hatched[groups.labels[i]!] = 0;
  const data = ink.data.slice();
  for (let i = grown.data.indexOf(1); i >= 0 && i < data.length; i++)
    if (crumbs.data[i] && hatched[groups.labels[i]!]) data[i] = 1;
  return { ...ink, data };
}

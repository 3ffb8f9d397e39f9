import { medianByLength } from '../geometry/median-by-length.ts';
import { boundsOfSet } from '../raster/bounds-of-set.ts';
import { findComponents } from '../raster/components.ts';
import type { Bar } from '../raster/find-bars.ts';
import { enclose } from '../raster/flood-outside.ts';
import { dilate } from '../raster/morphology.ts';
import { eachRun, fillRun, findRuns } from '../raster/runs.ts';
import type { Bitmap } from '../sheet/types.ts';

/** Wall body that hangs together over door gaps; single blobs, title blocks and legends beside the plan fall away. */
export function keepNetworks(mask: Bitmap, doorPx: number): Bitmap {
  const grown = dilate(mask, Math.max(3, 2 * Math.round(0.7 * doorPx) + 1));
  const { labels, list } = findComponents(grown);
  const body = bodyOf(mask, labels, list.length);
  const most = Math.max(0, ...body);
  const kept = list.map((c, i) => body[i]! >= 0.04 * most && Math.max(c.x1 - c.x0, c.y1 - c.y0) > 3.5 * doorPx);
  return keepBodies(mask, labels, (k) => kept[k]!);
}

/** Pixels of `mask` in each part of it grown, labelled from 1. A run of the mask lies in one part: nothing is looked up pixel by pixel. */
export function bodyOf(mask: Bitmap, labels: Int32Array, count: number): Float64Array {
  const body = new Float64Array(count);
  eachRun(findRuns(mask), mask.width, (_, from, to) => {
    body[labels[from]! - 1]! += to - from;
  });
  return body;
}

/** What of `mask` lies in the parts of it grown that pass. */
function keepBodies(mask: Bitmap, labels: Int32Array, keep: (part: number) => boolean): Bitmap {
  const data = new Uint8Array(mask.data.length);
  eachRun(findRuns(mask), mask.width, (_, from, to) => {
    if (keep(labels[from]! - 1)) fillRun(data, 1, from, to);
  });
  return { ...mask, data };
}

/** Median thickness, each piece counted by its length. */
export const usualThickness = (pieces: readonly Bar[]): number => medianByLength(pieces, ({ thick }) => thick) ?? 1;

/** Long side of what is set; of the whole picture when nothing is. */
export function extentOf(a: Bitmap): number {
  const { x0, y0, x1, y1 } = boundsOfSet(a) ?? { x0: 0, y0: 0, x1: a.width, y1: a.height };
  return Math.max(x1 - x0, y1 - y0);
}

/**
 * Without small bodies beside the plan: compass needles, logos, section arrows. Small is less than a twenty-fifth of the largest
 * body; beside is outside what all larger ones enclose. `isSeen` tells pieces that are wall for another reason.
 */
export function dropOutliers(
  mask: Bitmap,
  pieces: readonly Bar[],
  doorPx: number,
  isSeen: (piece: Bar) => boolean = () => false,
): Bitmap {
  const grown = dilate(mask, 2 * Math.round(0.15 * doorPx) + 1);
  const { labels, list } = findComponents(grown);
  const body = bodyOf(mask, labels, list.length);
  const most = Math.max(0, ...body);
  const large = keepBodies(mask, labels, (k) => body[k]! >= 0.04 * most);
  const inside = enclose(large, 8 * doorPx);
  const within = new Float64Array(list.length);
  // A straight level or upright piece is wall wherever it is: corners between wide windows stand alone.
  const straight = new Uint8Array(list.length);
  const usual = usualThickness(pieces);
  for (const p of pieces) {
    const [dx, dy] = [Math.abs(p.to[0] - p.from[0]), Math.abs(p.to[1] - p.from[1])];
    const isWall =
      p.thick >= 0.5 * usual &&
      Math.max(dx, dy) >= Math.max(0.4 * doorPx, 1.5 * p.thick) &&
      Math.min(dx, dy) <= 0.03 * Math.max(dx, dy);
    if (!isWall && !isSeen(p)) continue;
    const [x, y] = [Math.round((p.from[0] + p.to[0]) / 2), Math.round((p.from[1] + p.to[1]) / 2)];
    const k = labels[y * mask.width + x];
    if (k) straight[k - 1] = 1;
  }
  for (let i = mask.data.indexOf(1); i >= 0 && i < mask.data.length; i++)
    if (mask.data[i] && inside.data[i]) within[labels[i]! - 1]!++;
  return keepBodies(mask, labels, (k) => body[k]! >= 0.04 * most || straight[k] === 1 || within[k]! > 0.4 * body[k]!);
}

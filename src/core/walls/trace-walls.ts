import { lengthOf, type Segment } from '../geometry/segment.ts';
import { countSet, createBitmap, intersect, subtract, unite } from '../raster/bitmap.ts';
import { findComponents } from '../raster/components.ts';
import { distanceThirds } from '../raster/distance.ts';
import { emptyRuns } from '../raster/empty-runs.ts';
import { fillBand } from '../raster/fill-band.ts';
import { enclose } from '../raster/flood-outside.ts';
import { dilate } from '../raster/morphology.ts';
import { traceStrokes } from '../raster/trace-strokes.ts';
import type { Bitmap, Page } from '../sheet/types.ts';
import { chooseBands } from './choose-bands.ts';
import { findArcs, usualSwing } from './find-arcs.ts';
import { pairLines } from './find-bands.ts';
import { type Bar, findBars } from './find-bars.ts';
import { findSolid } from './find-solid.ts';
import { findSwings } from './find-swings.ts';
import { joinWalls } from './join-walls.ts';
import { mergeBars } from './merge-bars.ts';
import { snapBars } from './snap-bars.ts';
import type { WallPx, WallsPx } from './types.ts';

/** Thickest wall as a share of the long side of the drawing. */
const THICKEST = 0.04;

/** A door as a share of the long side of a dwelling: only where no swing is drawn. */
const DOOR = 0.065;

/** Walls of whatever make: filled ones from thick ink, outlined and hatched ones from pairs of parallel lines. */
export function traceWalls(page: Page): WallsPx {
  const { strokePx, textPx, region, lineInk } = page;
  const long = Math.max(region.x1 - region.x0, region.y1 - region.y0);
  const shortest = Math.max(8, 3 * strokePx);
  const strokes = traceStrokes(lineInk, shortest);
  const straight = findBars(strokes, shortest).filter((b) => b.thick <= 2.2 * strokePx);
  const lines = mergeBars(straight, {
    bridge: (_a, _b, gap) => gap <= 3 * strokePx,
    beside: () => Math.max(1.2, 0.6 * strokePx),
    ratio: 2.5,
  }).filter((b) => lengthOf(b) > Math.max(12, 4 * strokePx));
  const solid = findSolid(page);
  const solidBars = findBars(traceStrokes(solid, strokePx * 2), strokePx * 2).filter((b) => lengthOf(b) > b.thick);
  const bands = closesItself(solid, long) ? [] : findHollow(lines, THICKEST * long, page);
  const raw = unite(solid, createBitmap(solid.width, solid.height));
  for (const b of bands) fillBand(raw, b.from, b.to, b.thick);

  const guess = DOOR * extentOf(keepNetworks(raw, DOOR * long));
  const arcs = findArcs(strokes, 2.2 * strokePx, Math.max(0.35 * guess, 1.2 * textPx), 2.2 * guess);
  const thin = subtract(lineInk, raw);
  const thicknessPx = usualThickness([...solidBars, ...bands]);
  const swings = findSwings(arcs, { ink: dilate(thin, 3), toWall: distanceThirds(raw), strokePx, thicknessPx });
  const pieces = snapBars([...solidBars, ...bands]);
  const doorPx = usualSwing(swings, guess) ?? usualGap(joinWalls(pieces, lines, [], guess), raw, guess) ?? guess;
  const joined = joinWalls(pieces, lines, swings, doorPx);
  const bodies = unite(raw, createBitmap(raw.width, raw.height));
  for (const w of joined) fillBand(bodies, w.from, w.to, w.thicknessPx);
  const network = keepNetworks(bodies, Math.max(doorPx, 0.7 * guess));
  const mask = intersect(raw, network);
  const walls = joined.filter((w) => onMask(network, w));
  const thick = usualThickness(walls.map((w) => ({ ...w, thick: w.thicknessPx })));
  return {
    walls,
    mask,
    thicknessPx: thick,
    doorPx,
    swings: swings.filter((s) => onMask(network, { from: s.hinge, to: s.closed })),
    lines,
  };
}

/** Whether filled walls alone enclose a plan: then parallel lines are windows, counters and stairs, not walls. */
function closesItself(solid: Bitmap, long: number): boolean {
  const network = keepNetworks(solid, DOOR * long);
  const { list } = findComponents(dilate(network, Math.round(DOOR * long)));
  const inside = enclose(network, 3 * DOOR * extentOf(network));
  const box = list.reduce((s, c) => s + (c.x1 - c.x0) * (c.y1 - c.y0), 0);
  return box > 0 && countSet(inside) > 0.45 * box;
}

function findHollow(lines: readonly Bar[], widest: number, page: Page): Bar[] {
  return chooseBands(pairLines(lines, 2 * page.strokePx + 1.5, widest, 0.8 * page.textPx), widest);
}

/** Wall body that hangs together over door gaps; single blobs, title blocks and legends beside the plan fall away. */
function keepNetworks(mask: Bitmap, doorPx: number): Bitmap {
  const grown = dilate(mask, Math.max(3, 2 * Math.round(0.7 * doorPx) + 1));
  const { labels, list } = findComponents(grown);
  const body = new Float64Array(list.length);
  for (let i = 0; i < mask.data.length; i++) if (mask.data[i]) body[labels[i]! - 1]!++;
  const most = Math.max(0, ...body);
  const kept = list.map((c, i) => body[i]! >= 0.15 * most && Math.min(c.x1 - c.x0, c.y1 - c.y0) > 2.5 * doorPx);
  const data = new Uint8Array(mask.data.length);
  for (let i = 0; i < data.length; i++) if (mask.data[i] && kept[labels[i]! - 1]) data[i] = 1;
  return { ...mask, data };
}

/** Commonest width of the breaks in the walls: doors are alike, windows are not. Undefined when no three agree. */
function usualGap(walls: readonly WallPx[], body: Bitmap, guess: number): number | undefined {
  const gaps = walls
    .flatMap((w) => emptyRuns(body, w, w.thicknessPx).map((r) => r.hi - r.lo))
    .filter((g) => g > 0.5 * guess && g < 1.6 * guess);
  const alike = gaps.map((g) => gaps.filter((h) => Math.abs(h - g) < 0.08 * g));
  const best = alike.sort((a, b) => b.length - a.length)[0];
  return best && best.length >= 3 ? best.sort((a, b) => a - b)[best.length >> 1] : undefined;
}

/** Long side of what is set. */
function extentOf(a: Bitmap): number {
  const { list } = findComponents(a);
  const x = Math.max(0, ...list.map((c) => c.x1)) - Math.min(a.width, ...list.map((c) => c.x0));
  const y = Math.max(0, ...list.map((c) => c.y1)) - Math.min(a.height, ...list.map((c) => c.y0));
  return list.length ? Math.max(x, y) : Math.max(a.width, a.height);
}

function onMask(mask: Bitmap, b: Segment): boolean {
  let hits = 0;
  for (let k = 1; k < 8; k++) {
    const x = Math.round(b.from[0] + ((b.to[0] - b.from[0]) * k) / 8);
    const y = Math.round(b.from[1] + ((b.to[1] - b.from[1]) * k) / 8);
    hits += mask.data[y * mask.width + x] ?? 0;
  }
  return hits >= 4;
}

/** Median thickness, each piece counted by its length. */
function usualThickness(pieces: readonly Bar[]): number {
  const sorted = [...pieces].sort((a, b) => a.thick - b.thick);
  const total = sorted.reduce((s, b) => s + lengthOf(b), 0);
  let sum = 0;
  for (const b of sorted) if ((sum += lengthOf(b)) >= total / 2) return b.thick;
  return 1;
}

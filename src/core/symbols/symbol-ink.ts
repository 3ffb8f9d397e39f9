import { closedEnd } from '../openings/closed-end.ts';
import { isSet, subtract } from '../raster/bitmap.ts';
import { findComponents } from '../raster/components.ts';
import { dilate, open } from '../raster/morphology.ts';
import { traceStrokes } from '../raster/trace-strokes.ts';
import type { Bitmap, Page, PointPx } from '../sheet/types.ts';
import type { OpeningPx, WallsPx } from '../structure/types.ts';

/** Longer straight lines than any piece of furniture: dimension lines, beams above, void crosses, edges of floors. Metres. */
const LONG_LINE_M = 3.3;
/** Lines from wall to wall this long are dimensions or fronts of cupboards, shorter ones may be the edge of a bath. Metres. */
const ACROSS_M = 2;
/** Walls that stand alone are at least this long, or solid. Metres; share of ink. */
const LOOSE_BAND_M = 2.6;
const SOLID_SHARE = 0.75;
const WIDEST_WALL_M = 0.75;
/** Half the thickness that a door leaf is drawn with, and how far its arc may be off a true circle. Metres. */
const LEAF_M = 0.05;

/**
 * What is drawn (`faint`, see faintInk) besides texts, walls, openings and long lines: symbols and floor patterns.
 * Returns the ink, and the wall bodies with the width that was cleared around them.
 */
export function symbolInk(
  page: Page,
  faint: Bitmap,
  walls: WallsPx,
  openings: readonly OpeningPx[],
  ppm: number,
): { ink: Bitmap; walls: Bitmap } {
  const reach = 2 * Math.ceil(0.8 * page.strokePx) + 1;
  const body = dilate(realWalls(page, walls.mask, LOOSE_BAND_M * ppm, WIDEST_WALL_M * ppm), reach);
  const ink = subtract(faint, body);
  eraseLongLines(ink, body, page.strokePx, ppm);
  for (const opening of openings) {
    const thick = walls.walls[opening.wall]?.thicknessPx ?? walls.thicknessPx;
    eraseBand(ink, opening.from, opening.to, 0.75 * thick + 2 * page.strokePx);
    if (opening.swing) eraseSwing(ink, opening.from, opening.to, opening.swing, LEAF_M * ppm + page.strokePx);
  }
  for (const { hinge, closed, leaf } of walls.swings ?? []) {
    eraseSwing(ink, hinge, closed, { hinge, leaf }, LEAF_M * ppm + page.strokePx);
  }
  return { ink, walls: body };
}

/**
 * The wall mask without short hollow bands that stand alone (arms of sofas, backs of chairs, edges of worktops) and without
 * blocks that are wider than any wall (filled beds and tables).
 */
function realWalls(page: Page, mask: Bitmap, longPx: number, widestPx: number): Bitmap {
  const { labels, list } = findComponents(mask);
  const solid = new Int32Array(list.length);
  for (let i = 0; i < labels.length; i++) if (labels[i] && page.ink.data[i]) solid[labels[i]! - 1]!++;
  const loose = list.map((c, i) => Math.max(c.x1 - c.x0, c.y1 - c.y0) < longPx && solid[i]! < SOLID_SHARE * c.area);
  const block = open(mask, Math.ceil(widestPx));
  const data = mask.data.map((v, i) => (block.data[i] || (labels[i] && loose[labels[i] - 1]) ? 0 : v));
  return { width: mask.width, height: mask.height, data };
}

/** Lines that are longer than furniture, and those from wall to wall: dimensions within a room run through what is drawn there. */
function eraseLongLines(ink: Bitmap, walls: Bitmap, strokePx: number, ppm: number): void {
  const lines = traceStrokes(ink, Math.round(ACROSS_M * ppm));
  for (const { level, start, centre, across } of lines) {
    if (!isStraight(centre, Math.max(1.5, strokePx))) continue;
    const last = centre.length - 1;
    const place = (s: number, k: number): [number, number] => (level ? [start + s, k] : [k, start + s]);
    const reach = Math.ceil(2 * strokePx);
    const ends = [place(-reach, Math.round(centre[0]!)), place(last + reach, Math.round(centre[last]!))];
    if (last < LONG_LINE_M * ppm && !ends.every(([x, y]) => isSet(walls, x, y))) continue;
    for (let s = 0; s <= last; s++) {
      const half = (across[s] || 0) / 2;
      if (half === 0 || across[s]! > 3 * strokePx) continue;
      for (let k = Math.floor(centre[s]! - half); k <= centre[s]! + half; k++) {
        const [x, y] = place(s, k);
        if (x >= 0 && y >= 0 && x < ink.width && y < ink.height) ink.data[y * ink.width + x] = 0;
      }
    }
  }
}

function isStraight(centre: Float32Array, tolerance: number): boolean {
  const last = centre.length - 1;
  for (let s = 0; s <= last; s += Math.max(1, last >> 5)) {
    if (Math.abs(centre[s]! - centre[0]! - ((centre[last]! - centre[0]!) * s) / last) > tolerance) return false;
  }
  return true;
}

/** Clears everything within `half` of the line between two points. */
export function eraseBand(ink: Bitmap, from: PointPx, to: PointPx, half: number): void {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  eachPixel(
    ink,
    Math.min(from[0], to[0]) - half,
    Math.min(from[1], to[1]) - half,
    Math.max(from[0], to[0]) + half,
    Math.max(from[1], to[1]) + half,
    (x, y) => {
      const along = ((x - from[0]) * dx + (y - from[1]) * dy) / length;
      const beside = Math.abs((x - from[0]) * dy - (y - from[1]) * dx) / length;
      return along >= -half && along <= length + half && beside <= half;
    },
  );
}

/** Clears the leaf and the arc of a door. */
function eraseSwing(
  ink: Bitmap,
  from: PointPx,
  to: PointPx,
  swing: { hinge: PointPx; leaf: PointPx },
  half: number,
): void {
  const { hinge, leaf } = swing;
  eraseBand(ink, hinge, leaf, half);
  const radius = Math.hypot(leaf[0] - hinge[0], leaf[1] - hinge[1]);
  const far = closedEnd(from, to, hinge);
  const towards = (x: number, y: number) =>
    (x - hinge[0]) * (leaf[0] + far[0] - 2 * hinge[0]) + (y - hinge[1]) * (leaf[1] + far[1] - 2 * hinge[1]) > 0;
  eachPixel(
    ink,
    hinge[0] - radius - half,
    hinge[1] - radius - half,
    hinge[0] + radius + half,
    hinge[1] + radius + half,
    (x, y) => {
      const off = Math.abs(Math.hypot(x - hinge[0], y - hinge[1]) - radius);
      return off <= half + 0.06 * radius && towards(x, y);
    },
  );
}

function eachPixel(
  ink: Bitmap,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  drop: (x: number, y: number) => boolean,
): void {
  for (let y = Math.max(0, Math.floor(y0)); y <= Math.min(ink.height - 1, y1); y++) {
    for (let x = Math.max(0, Math.floor(x0)); x <= Math.min(ink.width - 1, x1); x++) {
      if (ink.data[y * ink.width + x] && drop(x, y)) ink.data[y * ink.width + x] = 0;
    }
  }
}

import { ringArea } from '../geometry/ring.ts';
import { invert } from '../raster/bitmap.ts';
import { findComponents } from '../raster/components.ts';
import { floodOutside } from '../raster/flood-outside.ts';
import { dilate, erode } from '../raster/morphology.ts';
import { percentile } from '../raster/percentile.ts';
import type { Bitmap, PointPx } from './types.ts';

/** Paper is at least this light, and what lies around it darker than this share of it. */
const LIGHT = 150;
const AROUND = 0.88;
/** What lies around takes up so much of the picture's border. */
const BORDER = 0.35;
/** What is lighter than it by so much of what paper is may be paper in the shade. */
const SHADED = 0.33;
/** It is plain: no more than this share of it is darker than so much of what lies beside it, as walls and lettering are. */
const PLAIN = 0.01;
const DRAWN = 0.7;
/** Ground is no lighter than this many times the usual level around the paper: what is lighter is lettering, as of a dark menu. */
const GROUND = 1.3;
/** The paper is one piece that takes up so much of the picture, and fills what lies between its four corners. */
const ONE_PIECE = 0.98;
const LARGE = 0.12;
const STRAIGHT = [0.96, 1.03] as const;
/** It is empty along its edges, so many cells deep: there it is repainted too, for the shadow at its edge. */
export const EDGE = 2;
const EMPTY = 0.97;
/** The lightest of so many cells around is the ground, of paper or of what it lies on. */
const NEAR = 3;

/**
 * The cells of a small grey picture in which a sheet of paper lies on something else; undefined where there is none. What lies
 * around paper is darker, plain, reaches the picture's border and leaves four straight edges with empty paper along them.
 */
export function findSurroundings(grey: Uint8Array, width: number, height: number): Bitmap | undefined {
  const paper = percentile(grey, 0.9);
  const border = borderOf(grey, width, height);
  const dark = border.filter((v) => v < AROUND * paper).sort((a, b) => a - b);
  if (paper < LIGHT || dark.length < BORDER * border.length) return undefined;
  const level = dark[dark.length >> 1]!;
  const limit = Math.min(AROUND * paper, level + SHADED * (paper - level));
  const around = floodOutside({ width, height, data: grey.map((v) => (v < limit ? 0 : 1)) });
  return isPlain(grey, around, GROUND * level) && isSheet(around, grey, limit) ? around : undefined;
}

/** The levels along the border, corners twice. */
function borderOf(grey: Uint8Array, width: number, height: number): number[] {
  const rows = [0, height - 1].flatMap((y) => [...grey.subarray(y * width, (y + 1) * width)]);
  const columns = [0, width - 1].flatMap((x) => Array.from({ length: height }, (_, y) => grey[y * width + x]!));
  return [...rows, ...columns];
}

function isPlain(grey: Uint8Array, around: Bitmap, lightest: number): boolean {
  // Without its own edges, where it mixes with the paper.
  const plain = erode(around, 2 * EDGE + 1);
  const { data } = plain;
  let [all, drawn] = [0, 0];
  for (let i = 0; i < data.length; i++) {
    if (!data[i]) continue;
    all++;
    if (grey[i]! < DRAWN * Math.min(lightest, grey[lightestNear(i, grey, plain)]!)) drawn++;
  }
  return all > 0 && drawn <= PLAIN * all;
}

/** Whether what is left is one piece with four straight edges, and empty along them. */
function isSheet(around: Bitmap, grey: Uint8Array, limit: number): boolean {
  const { width, data } = around;
  const { labels, list } = findComponents(invert(around), 4);
  const largest = list.reduce((best, c, i) => (c.area > list[best]!.area ? i : best), 0);
  const paper = list[largest]?.area ?? 0;
  const all = list.reduce((sum, c) => sum + c.area, 0);
  if (paper < LARGE * data.length || paper < ONE_PIECE * all) return false;
  const corners = cornersOf(labels, largest + 1, width);
  const share = paper / Math.abs(ringArea(corners));
  if (share < STRAIGHT[0] || share > STRAIGHT[1]) return false;
  const grown = dilate(around, 2 * EDGE + 1);
  let [edge, empty] = [0, 0];
  for (let i = 0; i < data.length; i++) {
    if (!grown.data[i] || data[i]) continue;
    edge++;
    if (grey[i]! >= limit) empty++;
  }
  return empty >= EMPTY * edge;
}

/** The cells of a piece that reach farthest towards the corners of the picture, as the corners of a ring. */
function cornersOf(labels: Int32Array, label: number, width: number): PointPx[] {
  const ways = [[-1, -1], [1, -1], [1, 1], [-1, 1]] as const; // biome-ignore format: a table
  const best = ways.map(() => ({ reach: Number.NEGATIVE_INFINITY, at: [0, 0] as PointPx }));
  for (let i = 0; i < labels.length; i++) {
    if (labels[i] !== label) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    ways.forEach(([dx, dy], k) => {
      const reach = dx * x + dy * y;
      // The outer corner of the cell.
      if (reach > best[k]!.reach) best[k] = { reach, at: [x + (dx > 0 ? 1 : 0), y + (dy > 0 ? 1 : 0)] };
    });
  }
  return best.map(({ at }) => at);
}

/** The lightest of the set cells from a few before one of them to a few behind it, both ways. */
export function lightestNear(i: number, grey: Uint8Array, { width, height, data }: Bitmap): number {
  const [x, y] = [i % width, Math.floor(i / width)];
  let best = i;
  for (let v = Math.max(0, y - NEAR); v <= Math.min(height - 1, y + NEAR); v++) {
    for (let u = Math.max(0, x - NEAR); u <= Math.min(width - 1, x + NEAR); u++) {
      const k = v * width + u;
      if (data[k] && grey[k]! > grey[best]!) best = k;
    }
  }
  return best;
}

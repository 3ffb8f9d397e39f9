import { ringArea } from '../geometry/ring.ts';
import { findComponents } from '../raster/components.ts';
import { dilate, erode } from '../raster/morphology.ts';
import { percentile } from '../raster/percentile.ts';
import { resample } from '../raster/resample.ts';
import type { Bitmap, PointPx, Sheet } from './types.ts';

/** Cells along the long side of the picture, in which paper is told from what lies around it. */
const CELLS = 300;
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
/** The paper is one piece that takes up so much of the picture, and fills what lies between its four corners. */
const ONE_PIECE = 0.98;
const LARGE = 0.12;
const STRAIGHT = [0.96, 1.03] as const;
/** It is empty along its edges, so many cells deep: there it is repainted too, for the shadow at its edge. */
const EDGE = 2;
const EMPTY = 0.97;
/** The lightest of so many cells around is the ground, of paper or of what it lies on. */
const NEAR = 3;

/**
 * A sheet without the table that it was photographed on, or the grey of the window that it was shown in: the edges of the paper
 * would be its outermost walls. What lies around paper is darker, plain, reaches the picture's border and leaves four straight
 * edges with empty paper along them; anything else stays. It becomes paper, as light as the paper beside it.
 */
export function clearSurroundings(sheet: Sheet): Sheet {
  const { widthPx: w, heightPx: h } = sheet;
  const scale = Math.min(1, CELLS / Math.max(w, h));
  const [width, height] = [Math.max(1, Math.round(scale * w)), Math.max(1, Math.round(scale * h))];
  const grey = resample(sheet.grey, 1, w, h, width, height);
  const around = findAround(grey, width, height);
  if (!around) return sheet;
  const cleared = dilate(around, 2 * EDGE + 1);
  return paint(sheet, cleared, spreadPaper(cleared, grey, resample(sheet.rgb, 3, w, h, width, height)));
}

/** The cells around the paper; undefined where there is no such sheet of paper. */
function findAround(grey: Uint8Array, width: number, height: number): Bitmap | undefined {
  const paper = percentile(grey, 0.9);
  const border = borderOf(width, height);
  const dark = border.filter((i) => grey[i] < AROUND * paper).map((i) => grey[i]);
  if (paper < LIGHT || dark.length < BORDER * border.length) return undefined;
  const level = dark.sort((a, b) => a - b)[dark.length >> 1];
  const limit = Math.min(AROUND * paper, level + SHADED * (paper - level));
  const around = flood(grey, width, height, border, limit);
  return isPlain(grey, around) && isSheet(around, grey, limit) ? around : undefined;
}

function borderOf(width: number, height: number): number[] {
  const border: number[] = [];
  for (let x = 0; x < width; x++) border.push(x, (height - 1) * width + x);
  for (let y = 1; y < height - 1; y++) border.push(y * width, y * width + width - 1);
  return border;
}

/** All cells darker than `limit` that hang together with such ones at the border. */
function flood(grey: Uint8Array, width: number, height: number, border: readonly number[], limit: number): Bitmap {
  const data = new Uint8Array(grey.length);
  const queue = border.filter((i) => grey[i] < limit);
  for (const i of queue) data[i] = 1;
  for (let i = queue.pop(); i !== undefined; i = queue.pop()) {
    for (const next of neighboursOf(i, width, height)) {
      if (data[next] || grey[next] >= limit) continue;
      data[next] = 1;
      queue.push(next);
    }
  }
  return { width, height, data };
}

function neighboursOf(i: number, width: number, height: number): number[] {
  const [x, y] = [i % width, Math.floor(i / width)];
  const near: number[] = [];
  if (x > 0) near.push(i - 1);
  if (x < width - 1) near.push(i + 1);
  if (y > 0) near.push(i - width);
  if (y < height - 1) near.push(i + width);
  return near;
}

function isPlain(grey: Uint8Array, around: Bitmap): boolean {
  // Without its own edges, where it mixes with the paper.
  const { width, height, data } = erode(around, 2 * EDGE + 1);
  const others = { width, height, data: data.map((v) => 1 - v) };
  let [all, drawn] = [0, 0];
  for (let i = 0; i < data.length; i++) {
    if (!data[i]) continue;
    all++;
    if (grey[i] < DRAWN * grey[lightestNear(i, grey, others)]) drawn++;
  }
  return all > 0 && drawn <= PLAIN * all;
}

/** Whether what is left is one piece with four straight edges, and empty along them. */
function isSheet(around: Bitmap, grey: Uint8Array, limit: number): boolean {
  const { width, height, data } = around;
  const rest = { width, height, data: data.map((v) => 1 - v) };
  const { labels, list } = findComponents(rest, 4);
  const largest = list.reduce((best, c, i) => (c.area > list[best].area ? i : best), 0);
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
    if (grey[i] >= limit) empty++;
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
      if (reach > best[k].reach) best[k] = { reach, at: [x + (dx > 0 ? 1 : 0), y + (dy > 0 ? 1 : 0)] };
    });
  }
  return best.map(({ at }) => at);
}

/** Colours of all cells; those to be cleared get the colour of the paper nearest to them. */
function spreadPaper(cleared: Bitmap, grey: Uint8Array, rgb: Uint8Array): Uint8Array {
  const { width, height, data } = cleared;
  const done = data.map((v) => 1 - v);
  const out = rgb.slice();
  let edge = [...data.keys()].filter((i) => done[i] && neighboursOf(i, width, height).some((k) => !done[k]));
  for (const i of edge) copyColour(rgb, lightestNear(i, grey, cleared), out, i);
  while (edge.length > 0) {
    const next: number[] = [];
    for (const i of edge) {
      for (const k of neighboursOf(i, width, height)) {
        if (done[k]) continue;
        done[k] = 1;
        copyColour(out, i, out, k);
        next.push(k);
      }
    }
    edge = next;
  }
  return out;
}

/** The lightest of the cells that are not in `left`, from a few before one of them to a few behind it, both ways. */
function lightestNear(i: number, grey: Uint8Array, { width, height, data: left }: Bitmap): number {
  const [x, y] = [i % width, Math.floor(i / width)];
  let best = i;
  for (let v = Math.max(0, y - NEAR); v <= Math.min(height - 1, y + NEAR); v++) {
    for (let u = Math.max(0, x - NEAR); u <= Math.min(width - 1, x + NEAR); u++) {
      const k = v * width + u;
      if (!left[k] && grey[k] > grey[best]) best = k;
    }
  }
  return best;
}

function copyColour(from: Uint8Array, i: number, to: Uint8Array, k: number): void {
  for (let c = 0; c < 3; c++) to[3 * k + c] = from[3 * i + c];
}

function paint(sheet: Sheet, { width, height, data }: Bitmap, colours: Uint8Array): Sheet {
  const { widthPx: w, heightPx: h } = sheet;
  const [grey, rgb] = [sheet.grey.slice(), sheet.rgb.slice()];
  for (let y = 0; y < h; y++) {
    const row = Math.min(height - 1, Math.floor((y * height) / h)) * width;
    for (let x = 0; x < w; x++) {
      const cell = row + Math.min(width - 1, Math.floor((x * width) / w));
      if (!data[cell]) continue;
      const i = y * w + x;
      const [r, g, b] = [colours[3 * cell], colours[3 * cell + 1], colours[3 * cell + 2]];
      rgb[3 * i] = r;
      rgb[3 * i + 1] = g;
      rgb[3 * i + 2] = b;
      grey[i] = Math.round(0.299 * r + 0.587 * g + 0.114 * b);
    }
  }
  return { ...sheet, grey, rgb };
}

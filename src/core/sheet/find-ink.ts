import { slideExtreme } from '../raster/extremes.ts';
import { percentile } from '../raster/percentile.ts';
import { isLightOnDark } from './is-light-on-dark.ts';
import type { Bitmap } from './types.ts';

/** Widest wall as a share of the long side: darker areas that are wider are floor colour or a coloured sheet. */
const WIDEST_WALL = 0.035;
/** Whatever is this dark next to light paper is ink, however large (chimneys, solid blocks). */
const BLACK = 70;
/** Where areas as dark as that take up so much of the sheet, they are floors and not solid blocks. */
const MOST_BLACK = 0.1;
const LEAST_CONTRAST = 22;
/** Ink is darker than its ground by this share of it, and by less where even the boldest strokes are darker by less than `STRONG`. */
const STEP = 0.16;
const STRONG = 140;
/** The boldest strokes are this share of all ink. */
const BOLDEST = 0.1;

export interface Ink {
  readonly ink: Bitmap;
  /** Luminance with dark ink on light ground: inverted for light lines on a dark sheet, and so that dark paper is white. */
  readonly grey: Uint8Array;
  readonly inverted: boolean;
}

/**
 * Ink is what is darker than its surroundings: the ground under every pixel is the closing of the picture by a window wider
 * than any wall, so that floor colours, paper tints and shading count as ground and only strokes and bands remain.
 */
export function findInk(grey: Uint8Array, width: number, height: number): Ink {
  const inverted = isLightOnDark(grey, width, height);
  const level = whiten(inverted ? mapLevels(grey, (v) => 255 - v) : grey);
  const floors = darkFloors(level, width, height);
  const ground = floors ?? groundOf(level, width, height);
  const contrast = Math.max(LEAST_CONTRAST, 5 * noiseOf(level, width, height));
  const share = STEP * Math.min(1, strengthOf(level, ground, contrast) / STRONG);
  const black = !floors && percentile(level, 0.9) > 2 * BLACK ? BLACK : 0;
  // By the level of the ground: what is darker than this is ink.
  const paper = new Uint8Array(256);
  for (let g = 0; g < 256; g++) {
    // A tinted ground is itself darker: the step that counts shrinks with it, as reflected light does.
    const step = Math.max(contrast, share * g);
    while (g - paper[g]! > step || paper[g]! < black) paper[g]!++;
  }
  const data = new Uint8Array(level.length);
  for (let i = 0; i < data.length; i++) if (level[i]! < paper[ground[i]!]!) data[i] = 1;
  return { ink: { width, height, data }, grey: level, inverted };
}

/** The ground of a sheet with dark floors, without their grain; undefined where floors are light. */
function darkFloors(level: Uint8Array, width: number, height: number): Uint8Array | undefined {
  if (shareBelow(BLACK, level) < MOST_BLACK) return undefined;
  const ground = groundOf(smooth(level, width, height), width, height);
  return shareBelow(BLACK, ground) < MOST_BLACK ? undefined : ground;
}

/** Every pixel as the mean of the nine around it: the lightest grain of a textured floor is not its colour. */
function smooth(level: Uint8Array, width: number, height: number): Uint8Array {
  const rows = new Uint16Array(level.length);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++)
      rows[i] = level[x > 0 ? i - 1 : i]! + level[i]! + level[x + 1 < width ? i + 1 : i]!;
  const out = new Uint8Array(level.length);
  for (let y = 0, i = 0; y < height; y++) {
    const [up, down] = [y > 0 ? width : 0, y + 1 < height ? width : 0];
    for (let x = 0; x < width; x++, i++) out[i] = (rows[i - up]! + rows[i]! + rows[i + down]!) / 9;
  }
  return out;
}

function shareBelow(limit: number, level: Uint8Array): number {
  let count = 0;
  for (let i = 0; i < level.length; i++) if (level[i]! < limit) count++;
  return count / level.length;
}

/** By how much the boldest strokes are darker than their ground. */
function strengthOf(level: Uint8Array, ground: Uint8Array, contrast: number): number {
  const strokes = new Uint8Array(level.length);
  let n = 0;
  for (let i = 0; i < level.length; i++) {
    const darker = ground[i]! - level[i]!;
    if (darker > contrast) strokes[n++] = darker;
  }
  return percentile(strokes.subarray(0, n), 1 - BOLDEST);
}

/** Paper darker than this is no white paper in bad light. */
const DARK_PAPER = 200;

/** The picture with its paper made white, where that is dark: whoever looks at tones expects them on white. */
function whiten(level: Uint8Array): Uint8Array {
  const paper = percentile(level, 0.75);
  if (paper >= DARK_PAPER) return level;
  return mapLevels(level, (v) => Math.min(255, (v * 255) / Math.max(1, paper)));
}

function mapLevels(level: Uint8Array, change: (v: number) => number): Uint8Array {
  const changed = Uint8Array.from({ length: 256 }, (_, v) => change(v));
  const out = new Uint8Array(level.length);
  for (let i = 0; i < out.length; i++) out[i] = changed[level[i]!]!;
  return out;
}

/** What is fainter than this beside noise-free paper is no pencil either: the grain of JPEG and of scans. */
const LEAST_FAINT = 12;

/**
 * Ink down to the faintest strokes: hairlines that scaling has spread over several pale pixels, light grey dimension lines. `level`
 * has dark ink on light ground (`Ink.grey`). Too much is ink here for finding walls; lines that are followed bear it.
 */
export function findFaintInk(level: Uint8Array, width: number, height: number): Bitmap {
  const ground = groundOf(level, width, height);
  const least = Math.max(LEAST_FAINT, 4 * noiseOf(level, width, height));
  const data = new Uint8Array(level.length);
  for (let i = 0; i < data.length; i++) if (ground[i]! - level[i]! > least) data[i] = 1;
  return { width, height, data };
}

function groundOf(level: Uint8Array, width: number, height: number): Uint8Array {
  const radius = Math.max(4, Math.round(Math.max(width, height) * WIDEST_WALL * 0.5));
  return slideExtreme(slideExtreme(level, width, height, radius, 'max'), width, height, radius, 'min');
}

/** Median step between neighbours that are nearly alike, which is what scanning and JPEG add to flat areas. */
function noiseOf(level: Uint8Array, width: number, height: number): number {
  const steps = new Uint32Array(256);
  let n = 0;
  for (let y = 1; y < height; y += 3) {
    for (let x = 1; x < width; x += 3) {
      const i = y * width + x;
      steps[Math.abs(level[i]! - level[i - 1]!)]!++;
      n++;
    }
  }
  let sum = 0;
  for (let s = 0; s < 256; s++) if ((sum += steps[s]!) >= 0.6 * n) return Math.min(s, 12);
  return 0;
}

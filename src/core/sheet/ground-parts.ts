import { slideExtreme } from '../raster/extremes.ts';
import type { BoxPx, Sheet } from './types.ts';

/** Parts of a sheet, so many along either side, and how large each is at most. */
const PARTS = 3;
const PART_PX = 256;
/** What is darker than the lightest of its surroundings by more levels of grey than this is drawn, and no ground. */
const GROUND = 64;
/** Parts this small are none. */
const LEAST_SIDE_PX = 6;
/** Parts with less ground than this share tell nothing. */
const LEAST_GROUND = 0.2;

/** A part of the sheet: by how many grey levels its ground is lighter than the ground around it is on average; 0 where something is drawn. */
export interface GroundPart {
  readonly x0: number;
  readonly y0: number;
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
  readonly isGround: Uint8Array;
}

/**
 * The ground of parts that are spread evenly over a sheet, without what is drawn on it. `reachPx` is how far around every pixel the lightest and the
 * mean are taken; parts that show hardly any ground, and those of pictures smaller than that, are left out.
 */
export function groundParts(sheet: Sheet, reachPx: number): GroundPart[] {
  return partsOf(sheet).flatMap((box) => groundIn(sheet, box, reachPx) ?? []);
}

function partsOf({ widthPx: w, heightPx: h }: Sheet): BoxPx[] {
  const [width, height] = [Math.min(PART_PX, Math.floor(w / PARTS)), Math.min(PART_PX, Math.floor(h / PARTS))];
  if (Math.min(width, height) < LEAST_SIDE_PX) return [];
  const at = (k: number, whole: number, part: number) => Math.round((k / (PARTS - 1)) * (whole - part));
  return Array.from({ length: PARTS * PARTS }, (_, k) => {
    const [x0, y0] = [at(k % PARTS, w, width), at(Math.floor(k / PARTS), h, height)];
    return { x0, y0, x1: x0 + width, y1: y0 + height };
  });
}

function groundIn({ grey, widthPx }: Sheet, { x0, y0, x1, y1 }: BoxPx, reachPx: number): GroundPart | undefined {
  const [width, height] = [x1 - x0, y1 - y0];
  const level = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const from = (y0 + y) * widthPx + x0;
    level.set(grey.subarray(from, from + width), y * width);
  }
  const lightest = slideExtreme(level, width, height, reachPx >> 1, 'max');
  const isGround = level.map((v, i) => (lightest[i]! - v < GROUND ? 1 : 0));
  const ground = isGround.reduce((sum, v) => sum + v, 0);
  if (ground < LEAST_GROUND * level.length) return undefined;
  const onGround = level.map((v, i) => v * isGround[i]!);
  const sum = sumsOver(onGround, width, height, reachPx);
  const count = sumsOver(isGround, width, height, reachPx);
  const data = new Float32Array(level.length);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) if (isGround[i]) data[i] = level[i]! - sum(x, y) / count(x, y);
  return { x0, y0, width, height, data, isGround };
}

/** Sums over the squares of `2 * reachPx` pixels around every pixel. */
function sumsOver(level: Uint8Array, width: number, height: number, reachPx: number): (x: number, y: number) => number {
  const sums = new Float64Array((width + 1) * (height + 1));
  const at = (x: number, y: number) => y * (width + 1) + x;
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++)
      sums[at(x + 1, y + 1)] = level[i]! + sums[at(x, y + 1)]! + sums[at(x + 1, y)]! - sums[at(x, y)]!;
  return (x, y) => {
    const [left, right] = [Math.max(0, x - reachPx), Math.min(width, x + reachPx)];
    const [top, bottom] = [Math.max(0, y - reachPx), Math.min(height, y + reachPx)];
    return sums[at(right, bottom)]! - sums[at(left, bottom)]! - sums[at(right, top)]! + sums[at(left, top)]!;
  };
}

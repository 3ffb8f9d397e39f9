import type { Triangles } from './triangles.ts';

/** A window of samples on the picture. `scale` samples a pixel each way; `x0`, `y0` is its first sample. */
export interface Samples {
  readonly x0: number;
  readonly y0: number;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  /** Metres. */
  readonly z: Float32Array;
  /** Index of the triangle that is seen + 1; 0 is the paper. */
  readonly seen: Uint32Array;
}

/** Which of the samples are wanted at all. */
export interface Wanted {
  /** 1 for every wanted cell of `scale` × `scale` samples. */
  readonly mask: Uint8Array;
  /** The next column of the row, behind every cell, where wanted cells begin or end. */
  readonly turn: Uint16Array;
  readonly width: number;
  readonly scale: number;
}

/** Height of the paper around the dwelling: a little below its floors. */
export const PAPER = -0.02;

export function newSamples(window: Omit<Samples, 'z' | 'seen'>): Samples {
  const size = window.width * window.height;
  return { ...window, z: new Float32Array(size), seen: new Uint32Array(size) };
}

/** Slopes below this are none; what rounding may add to a share. */
const LEVEL = 1e-12;
const ROUNDING = 1e-6;

/** First and last step at which a share that begins with `value` and grows by `slope` is not negative. */
function firstIn(value: number, slope: number): number {
  return slope > LEVEL ? Math.ceil(-value / slope - ROUNDING) : 0;
}
function lastIn(value: number, slope: number): number {
  if (slope < -LEVEL) return Math.floor(-value / slope + ROUNDING);
  return slope <= LEVEL && value < -ROUNDING ? -1 : Number.MAX_SAFE_INTEGER;
}

/**
 * Draws the triangles over bare paper: what is highest wins. Samples are taken at their middles. With `only`, triangles of these indices, ascending;
 * surfaces that `skip` names are left out; samples that are not `wanted` stay paper.
 */
export function rasterise(
  triangles: Triangles,
  samples: Samples,
  { only, skip, wanted }: { only?: Uint32Array; skip?: (surface: number) => boolean; wanted?: Wanted } = {},
): void {
  const { corners: c, surface } = triangles;
  const { scale, width, height, x0, y0, z, seen } = samples;
  z.fill(PAPER);
  seen.fill(0);
  const count = only ? only.length : surface.length;
  for (let k = 0; k < count; k++) {
    const t = only ? only[k]! : k;
    const o = t * 9;
    const ay = c[o + 1]! * scale - y0 - 0.5;
    const by = c[o + 4]! * scale - y0 - 0.5;
    const cy = c[o + 7]! * scale - y0 - 0.5;
    const top = Math.max(0, Math.ceil(Math.min(ay, by, cy)));
    const bottom = Math.min(height - 1, Math.floor(Math.max(ay, by, cy)));
    if (top > bottom || skip?.(surface[t]!)) continue;
    const ax = c[o]! * scale - x0 - 0.5;
    const bx = c[o + 3]! * scale - x0 - 0.5;
    const cx = c[o + 6]! * scale - x0 - 0.5;
    const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx)));
    const right = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx)));
    if (left > right) continue;
    const inv = 1 / ((bx - ax) * (cy - ay) - (cx - ax) * (by - ay));
    // Shares of corners b and c change evenly along x and y, and so does the height.
    const bdx = (cy - ay) * inv;
    const bdy = (ax - cx) * inv;
    const cdx = (ay - by) * inv;
    const cdy = (bx - ax) * inv;
    const za = c[o + 2]!;
    const zb = c[o + 5]! - za;
    const zc = c[o + 8]! - za;
    const slope = bdx * zb + cdx * zc;
    for (let y = top; y <= bottom; y++) {
      const ub = (left - ax) * bdx + (y - ay) * bdy;
      const uc = (left - ax) * cdx + (y - ay) * cdy;
      const ua = 1 - ub - uc;
      // The three edge conditions are solved for the span of x instead of testing every sample.
      const from = left + Math.max(0, firstIn(ub, bdx), firstIn(uc, cdx), firstIn(ua, -bdx - cdx));
      const to = Math.min(right, left + Math.min(lastIn(ub, bdx), lastIn(uc, cdx), lastIn(ua, -bdx - cdx)));
      if (from > to) continue;
      const start = za + ub * zb + uc * zc;
      if (wanted) fillWanted(samples, wanted, y, from, to, start - left * slope, slope, t + 1);
      else fillSpan(z, seen, y * width, from, to, start - left * slope, slope, t + 1);
    }
  }
}

/** Samples `from` to `to` of the row that begins at `row`, where the height is `start + x * slope`. */
function fillSpan(
  z: Float32Array,
  seen: Uint32Array,
  row: number,
  from: number,
  to: number,
  start: number,
  slope: number,
  mark: number,
): void {
  for (let x = from, i = row + from; x <= to; x++, i++) {
    const height = start + x * slope;
    if (height <= z[i]!) continue;
    z[i] = height;
    seen[i] = mark;
  }
}

function fillWanted(
  { z, seen, width }: Samples,
  { mask, turn, width: cells, scale }: Wanted,
  y: number,
  from: number,
  to: number,
  start: number,
  slope: number,
  mark: number,
): void {
  const row = Math.floor(y / scale) * cells;
  let cell = Math.floor(from / scale);
  if (!mask[row + cell]) cell = turn[row + cell]!;
  while (cell < cells && cell * scale <= to) {
    const end = turn[row + cell]!;
    fillSpan(z, seen, y * width, Math.max(from, cell * scale), Math.min(to, end * scale - 1), start, slope, mark);
    if (end >= cells) return;
    cell = turn[row + end]!;
  }
}

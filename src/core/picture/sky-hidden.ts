import type { Heights } from './ground.ts';

/** Rings on which the surroundings are looked at, metres, and how much less each farther one counts. */
const RINGS = [0.035, 0.09, 0.18, 0.34, 0.62];
const LESS = 0.13;
const WEIGHT = Float64Array.from(RINGS, (_r, k) => 1 - k * LESS);
const INVERSE = Float64Array.from(RINGS, (r) => 1 / r);
const DIRECTIONS = 4;
/** Side of the squares of cells that look in turned directions, and over which the mean is taken. */
const TURNS = 3;
/** A rise that hides nothing. */
const FLAT = 0.02;
/** Cells whose heights differ by less than this lie on one thing, metres. */
const SAME = 0.05;
/** Side of the blocks in which flat ground is told from what has to be looked at, cells. */
const BLOCK = 8;
/** Rows of cells that are looked at together. */
const ROWS = 128;

/** Rows of cells that are looked at together, with all that can be seen from them. */
interface Band {
  /** Heights, with a margin that hides nothing, so that no look goes beyond the picture; rows from `groundTop` on, `reach` cells more on either side. */
  readonly ground: Float32Array;
  readonly groundTop: number;
  readonly reach: number;
  readonly stride: number;
  /** How much is hidden in each cell before the mean is taken; rows from `rawTop` on. */
  readonly raw: Float32Array;
  readonly rawTop: number;
  readonly width: number;
  readonly height: number;
}

/**
 * How much of the sky the surroundings hide in every cell, 0 to 255: the steepest rise in four directions, nearer ones counting more. The
 * directions turn from cell to cell in a 3 × 3 pattern, which a 3 × 3 mean then removes.
 */
export function skyHidden(heights: Heights, cellsPerMetre: number): Uint8Array {
  const { width, height } = heights;
  const reach = Math.ceil(RINGS.at(-1)! * cellsPerMetre);
  const stride = width + 2 * reach;
  const offsets = looks(stride, cellsPerMetre);
  const highest = highestAround(heights, Math.ceil(reach / BLOCK));
  const ground = new Float32Array(stride * (ROWS + 2 + 2 * reach));
  // A row more above and below, for the mean.
  const raw = new Float32Array(width * (ROWS + 2));
  const sky = new Uint8Array(width * height);
  for (let top = 0; top < height; top += ROWS) {
    const band = { ground, groundTop: top - 1 - reach, reach, stride, raw, rawTop: top - 1, width, height };
    const bottom = Math.min(height, top + ROWS);
    copyGround(heights, band);
    raw.fill(0);
    for (let y = Math.max(0, top - 1); y < Math.min(height, bottom + 1); y++) lookAround(band, y, offsets, highest);
    for (let y = top; y < bottom; y++) meanOnThings(band, y, sky);
  }
  return sky;
}

function copyGround(heights: Heights, { ground, groundTop, reach, stride }: Band): void {
  ground.fill(Number.NEGATIVE_INFINITY);
  const first = Math.max(0, groundTop);
  const last = Math.min(heights.height, groundTop + ground.length / stride) - 1;
  for (let y = first; y <= last; y++) heights.copyRow(y, ground, (y - groundTop) * stride + reach);
}

/** How much is hidden in the cells of row y, each looking in directions of its own. */
function lookAround(
  { ground, groundTop, reach, stride, raw, rawTop, width }: Band,
  y: number,
  offsets: Int32Array,
  highest: Float32Array,
): void {
  const rings = RINGS.length;
  const blocks = ((y / BLOCK) | 0) * Math.ceil(width / BLOCK);
  const from = (y - groundTop) * stride + reach;
  const to = (y - rawTop) * width;
  for (let x = 0; x < width; x++) {
    const at = from + x;
    const own = ground[at]!;
    if (highest[blocks + ((x / BLOCK) | 0)]! - own <= FLAT * RINGS[0]!) continue;
    const base = ((y % TURNS) * TURNS + (x % TURNS)) * DIRECTIONS * rings;
    let sum = 0;
    for (let d = 0; d < DIRECTIONS; d++) {
      let most = 0;
      for (let k = 0; k < rings; k++) {
        const rise = (ground[at + offsets[base + d * rings + k]!]! - own) * INVERSE[k]!;
        // The sine of a rise is less than the rise itself: this one cannot be the most.
        if (rise <= FLAT || rise * WEIGHT[k]! <= most) continue;
        const hidden = (rise / Math.sqrt(1 + rise * rise)) * WEIGHT[k]!;
        if (hidden > most) most = hidden;
      }
      sum += most;
    }
    raw[to + x] = sum / DIRECTIONS;
  }
}

/** Where to look from the cells of each of the turned kinds, as distances in an array of the given stride. */
function looks(stride: number, cellsPerMetre: number): Int32Array {
  const kinds = TURNS * TURNS;
  const offsets: number[] = [];
  for (let kind = 0; kind < kinds; kind++)
    for (let d = 0; d < DIRECTIONS; d++)
      for (const r of RINGS) {
        // Neighbours look in directions far from each other.
        const angle = ((d + ((kind * 4) % kinds) / kinds) / DIRECTIONS) * 2 * Math.PI;
        const [dx, dy] = [Math.cos(angle) * r * cellsPerMetre, Math.sin(angle) * r * cellsPerMetre];
        offsets.push(Math.round(dy) * stride + Math.round(dx));
      }
  return Int32Array.from(offsets);
}

/** Mean over each cell of row y and its neighbours on the same thing, as a byte. */
function meanOnThings(
  { ground, groundTop, reach, stride, raw, rawTop, width, height }: Band,
  y: number,
  sky: Uint8Array,
): void {
  const [top, bottom] = [Math.max(0, y - 1), Math.min(height - 1, y + 1)];
  for (let x = 0; x < width; x++) {
    const own = ground[(y - groundTop) * stride + reach + x]!;
    const left = x ? x - 1 : 0;
    const right = x + 1 < width ? x + 1 : x;
    let sum = 0;
    let n = 0;
    for (let j = top; j <= bottom; j++)
      for (let i = left; i <= right; i++) {
        if (Math.abs(ground[(j - groundTop) * stride + reach + i]! - own) > SAME) continue;
        sum += raw[(j - rawTop) * width + i]!;
        n++;
      }
    sky[y * width + x] = Math.round((sum / n) * 255);
  }
}

/** The largest height in every block of cells and in those up to `reach` blocks away each way. */
function highestAround(heights: Heights, reach: number): Float32Array {
  const { width, height } = heights;
  const across = Math.ceil(width / BLOCK);
  const down = Math.ceil(height / BLOCK);
  const highest = new Float32Array(across * down).fill(Number.NEGATIVE_INFINITY);
  const row = new Float32Array(width);
  for (let y = 0; y < height; y++) {
    heights.copyRow(y, row, 0);
    const blocks = ((y / BLOCK) | 0) * across;
    for (let x = 0; x < width; x++) {
      const block = blocks + ((x / BLOCK) | 0);
      if (row[x]! > highest[block]!) highest[block] = row[x]!;
    }
  }
  return spreadBlocks(spreadBlocks(highest, across, reach, 1), across, reach, across);
}

/** The maximum over the blocks up to `reach` away along lines of blocks that are `stride` apart. */
function spreadBlocks(blocks: Float32Array, across: number, reach: number, stride: number): Float32Array {
  const line = stride === 1 ? across : blocks.length / across;
  return blocks.map((own, i) => {
    const place = stride === 1 ? i % across : Math.floor(i / across);
    let most = own;
    for (let k = Math.max(-reach, -place); k <= Math.min(reach, line - 1 - place); k++)
      most = Math.max(most, blocks[i + k * stride]!);
    return most;
  });
}

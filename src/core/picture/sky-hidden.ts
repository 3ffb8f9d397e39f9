/** Rings on which the surroundings are looked at, metres, and how much less each farther one counts. */
const RINGS = [0.035, 0.09, 0.18, 0.34, 0.62];
const LESS = 0.13;
const DIRECTIONS = 4;
/** Side of the squares of cells that look in turned directions, and over which the mean is taken. */
const TURNS = 3;
/** A rise that hides nothing. */
const FLAT = 0.02;
/** Cells whose heights differ by less than this lie on one thing, metres. */
const SAME = 0.05;
/** Side of the blocks in which flat ground is told from what has to be looked at, cells. */
const BLOCK = 8;

/**
 * How much of the sky the surroundings hide in every cell, 0 to 255: the steepest rise in four directions, nearer ones counting more. The
 * directions turn from cell to cell in a 3 × 3 pattern, which a 3 × 3 mean then removes.
 */
export function skyHidden(heights: Float32Array, width: number, height: number, cellsPerMetre: number): Uint8Array {
  const reach = Math.ceil(RINGS.at(-1)! * cellsPerMetre);
  const stride = width + 2 * reach;
  // With a margin that hides nothing, so that no look goes beyond the picture.
  const ground = new Float32Array(stride * (height + 2 * reach)).fill(Number.NEGATIVE_INFINITY);
  for (let y = 0; y < height; y++)
    ground.set(heights.subarray(y * width, (y + 1) * width), (y + reach) * stride + reach);
  const raw = new Float32Array(width * height);
  const offsets = looks(stride, cellsPerMetre);
  const rings = RINGS.length;
  const weight = Float64Array.from(RINGS, (_r, k) => 1 - k * LESS);
  const inverse = Float64Array.from(RINGS, (r) => 1 / r);
  const across = Math.ceil(width / BLOCK);
  const highest = highestAround(heights, width, height, Math.ceil(reach / BLOCK));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y + reach) * stride + x + reach;
      const own = ground[at]!;
      if (highest[((y / BLOCK) | 0) * across + ((x / BLOCK) | 0)]! - own <= FLAT * RINGS[0]!) continue;
      const base = ((y % TURNS) * TURNS + (x % TURNS)) * DIRECTIONS * rings;
      let sum = 0;
      for (let d = 0; d < DIRECTIONS; d++) {
        let most = 0;
        for (let k = 0; k < rings; k++) {
          const rise = (ground[at + offsets[base + d * rings + k]!]! - own) * inverse[k]!;
          // The sine of a rise is less than the rise itself: this one cannot be the most.
          if (rise <= FLAT || rise * weight[k]! <= most) continue;
          const hidden = (rise / Math.sqrt(1 + rise * rise)) * weight[k]!;
          if (hidden > most) most = hidden;
        }
        sum += most;
      }
      raw[y * width + x] = sum / DIRECTIONS;
    }
  return meanOnThings(raw, heights, width, height);
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

/** Mean over each cell and its neighbours on the same thing, as a byte. */
function meanOnThings(raw: Float32Array, heights: Float32Array, width: number, height: number): Uint8Array {
  const out = new Uint8Array(raw.length);
  for (let y = 0; y < height; y++) {
    const [top, bottom] = [Math.max(0, y - 1), Math.min(height - 1, y + 1)];
    for (let x = 0; x < width; x++) {
      const own = heights[y * width + x]!;
      const left = x ? x - 1 : 0;
      const right = x + 1 < width ? x + 1 : x;
      let sum = 0;
      let n = 0;
      for (let j = top; j <= bottom; j++)
        for (let i = j * width + left, end = j * width + right; i <= end; i++) {
          if (Math.abs(heights[i]! - own) > SAME) continue;
          sum += raw[i]!;
          n++;
        }
      out[y * width + x] = Math.round((sum / n) * 255);
    }
  }
  return out;
}

/** The largest height in every block of cells and in those up to `reach` blocks away each way. */
function highestAround(heights: Float32Array, width: number, height: number, reach: number): Float32Array {
  const across = Math.ceil(width / BLOCK);
  const down = Math.ceil(height / BLOCK);
  const highest = new Float32Array(across * down).fill(Number.NEGATIVE_INFINITY);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const block = ((y / BLOCK) | 0) * across + ((x / BLOCK) | 0);
      if (heights[y * width + x]! > highest[block]!) highest[block] = heights[y * width + x]!;
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

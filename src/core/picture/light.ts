import { slideExtreme } from '../raster/extremes.ts';
import { CUT } from './triangles.ts';

/** Where the sun stands: shadows fall towards (x, y) on the page, `tan` metres of height for a metre of shadow. */
export const SUN = { x: 0.56, y: 0.83, tan: 2.7 };

/** Below everything that could lie in a shadow, metres. */
const NO_SHADOW = -1;

/** Rays of the sun's disc: several nearly parallel suns make a shadow that is sharp at its foot and soft at its end. */
const RAYS = 11;

/** Heights as the light sees them: above the cut only a hint of the true height, so that a wardrobe does not darken a room. */
export function castingHeights(z: Float32Array): Float32Array {
  const out = new Float32Array(z.length);
  for (let i = 0; i < z.length; i++) {
    const h = z[i]!;
    out[i] = h > CUT - 0.1 ? CUT - 0.1 + (h - CUT + 0.1) * 0.12 : h;
  }
  return out;
}

/**
 * Share of the sun that is hidden at every pixel, 0 to 255. For each ray the height below which everything lies in shadow is swept down the page
 * row by row (shadows fall mostly downwards), so one pass a ray is enough however tall things are.
 */
export function sunShadow(heights: Float32Array, width: number, height: number, pixelsPerMetre: number): Uint8Array {
  const out = new Uint8Array(width * height);
  const share = Math.floor(255 / RAYS);
  for (let ray = 0; ray < RAYS; ray++) {
    const swing = (ray / (RAYS - 1) - 0.5) * 0.3;
    const tan = SUN.tan * (1 + (((ray * 7) % RAYS) / (RAYS - 1) - 0.5) * 0.36);
    const angle = Math.atan2(SUN.y, SUN.x) + swing;
    // Shadows fall more down the page than across it.
    const shift = Math.cos(angle) / Math.sin(angle);
    const drop = (Math.hypot(1, shift) / pixelsPerMetre) * tan;
    // A pixel more at the left for rays that come from beyond the picture.
    let above = new Float32Array(width + 2).fill(NO_SHADOW);
    let current = new Float32Array(width + 2).fill(NO_SHADOW);
    for (let y = 0; y < height; y++) {
      const row = y * width;
      for (let x = 0; x < width; x++) {
        // The ray that reaches (x, y) crossed the row above `shift` pixels to the left.
        const near = above[x + 1]!;
        const ceiling = near + (above[x]! - near) * shift - drop;
        const h = heights[row + x]!;
        const depth = (ceiling - h - 0.004) * 11;
        if (depth > 0) out[row + x]! += depth < 1 ? depth * share : share;
        current[x + 1] = ceiling > h ? ceiling : h;
      }
      const next = above;
      above = current;
      current = next;
    }
  }
  return out;
}

/** Rings on which the surroundings are looked at, metres. */
const RINGS = [0.035, 0.09, 0.18, 0.34, 0.62];
const DIRECTIONS = 6;
/** A rise that hides nothing. */
const FLAT = 0.02;
/** Side of the blocks in which flat ground is told from what has to be looked at, pixels. */
const BLOCK = 8;

/**
 * How much of the sky the surroundings hide at every second pixel each way, 0 to 255: the steepest rise in six directions, nearer ones counting
 * more. The directions turn from pixel to pixel in a 4 × 4 pattern, which a 4 × 4 mean then removes.
 */
export function skyHidden(
  heights: Float32Array,
  width: number,
  height: number,
  pixelsPerMetre: number,
): { width: number; height: number; data: Uint8Array } {
  const [w, h] = [width >> 1, height >> 1];
  const perMetre = pixelsPerMetre / 2;
  const reach = Math.ceil(RINGS.at(-1)! * perMetre);
  const stride = w + 2 * reach;
  // With a margin that hides nothing, so that no look goes beyond the picture.
  const low = new Float32Array(stride * (h + 2 * reach)).fill(Number.NEGATIVE_INFINITY);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) low[(y + reach) * stride + x + reach] = heights[y * 2 * width + x * 2]!;
  const raw = new Float32Array(w * h);
  const count = DIRECTIONS * RINGS.length;
  const offsets = new Int32Array(16 * count);
  for (let variant = 0; variant < 16; variant++)
    for (let d = 0; d < DIRECTIONS; d++)
      RINGS.forEach((r, k) => {
        const angle = ((d + ((variant * 7) % 16) / 16) / DIRECTIONS) * 2 * Math.PI;
        const [dx, dy] = [Math.round(Math.cos(angle) * r * perMetre), Math.round(Math.sin(angle) * r * perMetre)];
        offsets[variant * count + d * RINGS.length + k] = dy * stride + dx;
      });
  const weight = Float64Array.from(RINGS, (_r, k) => 1 - k * 0.13);
  const inverse = Float64Array.from(RINGS, (r) => 1 / r);
  const rings = RINGS.length;
  const blocks = Math.ceil(w / BLOCK);
  const highest = highestAround(low, w, h, reach);
  const isShaded = new Uint8Array(highest.length);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const at = (y + reach) * stride + x + reach;
      const own = low[at]!;
      const block = Math.floor(y / BLOCK) * blocks + Math.floor(x / BLOCK);
      if (highest[block]! - own <= FLAT * RINGS[0]!) continue;
      const base = ((y & 3) * 4 + (x & 3)) * count;
      let sum = 0;
      for (let d = 0; d < DIRECTIONS; d++) {
        let most = 0;
        for (let k = 0; k < rings; k++) {
          const rise = (low[at + offsets[base + d * rings + k]!]! - own) * inverse[k]!;
          // The sine of a rise is less than the rise itself: this one cannot be the most.
          if (rise <= FLAT || rise * weight[k]! <= most) continue;
          const hidden = (rise / Math.sqrt(1 + rise * rise)) * weight[k]!;
          if (hidden > most) most = hidden;
        }
        sum += most;
      }
      raw[y * w + x] = sum / DIRECTIONS;
      if (sum > 0) isShaded[block] = 1;
    }
  const isNearShaded = slideExtreme(isShaded, blocks, isShaded.length / blocks, 1, 'max');
  const data = new Uint8Array(w * h);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      if (!isNearShaded[Math.floor(y / BLOCK) * blocks + Math.floor(x / BLOCK)]) continue;
      const at = (y + reach) * stride + x + reach;
      const own = low[at]!;
      let sum = 0;
      let n = 0;
      for (let j = -2; j < 2; j++)
        for (let i = -2; i < 2; i++) {
          if (Math.abs(low[at + j * stride + i]! - own) > 0.05) continue;
          sum += raw[(y + j) * w + x + i]!;
          n++;
        }
      data[y * w + x] = Math.round((sum / n) * 255);
    }
  return { width: w, height: h, data };
}

/** The largest height within `reach` pixels of every block of a picture with a margin of as many. */
function highestAround(heights: Float32Array, width: number, height: number, reach: number): Float32Array {
  const across = Math.ceil(width / BLOCK);
  const stride = width + 2 * reach;
  const highest = new Float32Array(across * Math.ceil(height / BLOCK)).fill(Number.NEGATIVE_INFINITY);
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / BLOCK) * across;
    for (let x = 0, i = (y + reach) * stride + reach; x < width; x++, i++) {
      const block = row + Math.floor(x / BLOCK);
      if (heights[i]! > highest[block]!) highest[block] = heights[i]!;
    }
  }
  return spreadBlocks(highest, across, Math.ceil(reach / BLOCK));
}

/** The maximum over the blocks up to `reach` away each way. */
function spreadBlocks(blocks: Float32Array, across: number, reach: number): Float32Array {
  const down = blocks.length / across;
  const along = blocks.slice();
  const both = blocks.slice();
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++)
      for (let i = Math.max(0, x - reach); i <= Math.min(across - 1, x + reach); i++)
        along[y * across + x] = Math.max(along[y * across + x]!, blocks[y * across + i]!);
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++)
      for (let j = Math.max(0, y - reach); j <= Math.min(down - 1, y + reach); j++)
        both[y * across + x] = Math.max(both[y * across + x]!, along[j * across + x]!);
  return both;
}

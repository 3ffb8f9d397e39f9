import { CUT } from './triangles.ts';

/** Where the sun stands: shadows fall towards (x, y) on the page, `tan` metres of height for a metre of shadow. */
export const SUN = { x: 0.56, y: 0.83, tan: 2.7 };

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
    const shift = Math.cos(angle) / Math.sin(angle);
    const drop = (Math.hypot(1, shift) / pixelsPerMetre) * tan;
    const whole = Math.floor(shift);
    const part = shift - whole;
    let above = new Float32Array(width + 2).fill(-1);
    let current = new Float32Array(width + 2).fill(-1);
    for (let y = 0; y < height; y++) {
      const row = y * width;
      for (let x = 0; x < width; x++) {
        // The ray that reaches (x, y) crossed the row above `shift` pixels to the left.
        const from = x - whole;
        const near = from >= 0 ? above[from]! : -1;
        const far = from >= 1 ? above[from - 1]! : -1;
        const ceiling = near + (far - near) * part - drop;
        const h = heights[row + x]!;
        const depth = (ceiling - h - 0.004) * 11;
        if (depth > 0) out[row + x]! += depth < 1 ? depth * share : share;
        current[x] = ceiling > h ? ceiling : h;
      }
      [above, current] = [current, above];
    }
  }
  return out;
}

/** Rings on which the surroundings are looked at, metres. */
const RINGS = [0.035, 0.09, 0.18, 0.34, 0.62];
const DIRECTIONS = 6;

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
  const low = new Float32Array(w * h);
  for (let y = 0; y < h; y++) for (let x = 0; x < w; x++) low[y * w + x] = heights[y * 2 * width + x * 2]!;
  const raw = new Float32Array(w * h);
  const perMetre = pixelsPerMetre / 2;
  const count = DIRECTIONS * RINGS.length;
  const dx = new Int32Array(16 * count);
  const dy = new Int32Array(16 * count);
  for (let variant = 0; variant < 16; variant++)
    for (let d = 0; d < DIRECTIONS; d++)
      RINGS.forEach((r, k) => {
        const angle = ((d + ((variant * 7) % 16) / 16) / DIRECTIONS) * 2 * Math.PI;
        const i = variant * count + d * RINGS.length + k;
        dx[i] = Math.round(Math.cos(angle) * r * perMetre);
        dy[i] = Math.round(Math.sin(angle) * r * perMetre);
      });
  const weight = RINGS.map((_r, k) => 1 - k * 0.13);
  const inverse = RINGS.map((r) => 1 / r);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const own = low[y * w + x]!;
      const base = ((y & 3) * 4 + (x & 3)) * count;
      let sum = 0;
      for (let d = 0; d < DIRECTIONS; d++) {
        let most = 0;
        for (let k = 0; k < RINGS.length; k++) {
          const i = base + d * RINGS.length + k;
          const px = x + dx[i]!;
          const py = y + dy[i]!;
          if (px < 0 || py < 0 || px >= w || py >= h) continue;
          const rise = (low[py * w + px]! - own) * inverse[k]!;
          if (rise <= 0.02) continue;
          const hidden = (rise / Math.sqrt(1 + rise * rise)) * weight[k]!;
          if (hidden > most) most = hidden;
        }
        sum += most;
      }
      raw[y * w + x] = sum / DIRECTIONS;
    }
  const data = new Uint8Array(w * h);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const own = low[y * w + x]!;
      let [sum, n] = [0, 0];
      for (let j = -2; j < 2; j++)
        for (let i = -2; i < 2; i++) {
          const px = x + i;
          const py = y + j;
          if (px < 0 || py < 0 || px >= w || py >= h || Math.abs(low[py * w + px]! - own) > 0.05) continue;
          sum += raw[py * w + px]!;
          n++;
        }
      data[y * w + x] = Math.round((sum / n) * 255);
    }
  return { width: w, height: h, data };
}

import type { Heights } from './ground.ts';

/** Where the sun stands: shadows fall towards (x, y) on the page, `tan` metres of height for a metre of shadow. */
export const SUN = { x: 0.56, y: 0.83, tan: 2.7 };

/** Below everything that could lie in a shadow, metres. */
const NO_SHADOW = -1;

/** Rays of the sun's disc: several nearly parallel suns make a shadow that is sharp at its foot and soft at its end. */
const RAYS = 11;
/** Over how many metres below the edge of a ray's shadow it grows to its full darkness. */
const SOFT = 0.09;
/** What lies less than this below the edge of a shadow is lit: heights are rounded. Metres. */
const ROUNDING = 0.004;

/** One of the nearly parallel suns, with the height below which it leaves a row of cells in shadow. */
interface Ray {
  /** Cells to the left at which the ray crossed the row above, and how far it came down since, metres. */
  readonly shift: number;
  readonly drop: number;
  above: Float32Array;
  current: Float32Array;
}

/**
 * Share of the sun that is hidden in every cell, 0 to 255. For each ray the height below which everything lies in shadow is swept down the page
 * row by row (shadows fall mostly downwards), so one pass a ray is enough however tall things are. All rays take a row before the next one, while
 * it is in the processor's cache.
 */
export function sunShadow(heights: Heights, cellsPerMetre: number): Uint8Array {
  const { width, height } = heights;
  const rays = Array.from({ length: RAYS }, (_r, ray) => newRay(ray, width, cellsPerMetre));
  const shadow = new Uint8Array(width * height);
  const [row, hidden] = [new Float32Array(width), new Float32Array(width)];
  for (let y = 0; y < height; y++) {
    heights.copyRow(y, row, 0);
    hidden.fill(0);
    for (const ray of rays) {
      sweepRow(ray, row, hidden);
      [ray.above, ray.current] = [ray.current, ray.above];
    }
    for (let x = 0; x < width; x++) shadow[y * width + x] = Math.round((hidden[x]! / RAYS) * 255);
  }
  return shadow;
}

function newRay(ray: number, width: number, cellsPerMetre: number): Ray {
  const swing = (ray / (RAYS - 1) - 0.5) * 0.3;
  const tan = SUN.tan * (1 + (((ray * 7) % RAYS) / (RAYS - 1) - 0.5) * 0.36);
  const angle = Math.atan2(SUN.y, SUN.x) + swing;
  // Shadows fall more down the page than across it.
  const shift = Math.cos(angle) / Math.sin(angle);
  // A cell more at the left for rays that come from beyond the picture.
  const bare = () => new Float32Array(width + 1).fill(NO_SHADOW);
  return { shift, drop: (Math.hypot(1, shift) / cellsPerMetre) * tan, above: bare(), current: bare() };
}

/** Adds what the ray leaves in shadow in a row of cells of these heights to `hidden`. */
function sweepRow({ shift, drop, above, current }: Ray, heights: Float32Array, hidden: Float32Array): void {
  for (let x = 0; x < hidden.length; x++) {
    const near = above[x + 1]!;
    const ceiling = near + (above[x]! - near) * shift - drop;
    const h = heights[x]!;
    const depth = (ceiling - h - ROUNDING) / SOFT;
    if (depth > 0) hidden[x]! += depth < 1 ? depth : 1;
    current[x + 1] = ceiling > h ? ceiling : h;
  }
}

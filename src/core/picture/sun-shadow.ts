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

/**
 * Share of the sun that is hidden in every cell, 0 to 255. For each ray the height below which everything lies in shadow is swept down the page
 * row by row (shadows fall mostly downwards), so one pass a ray is enough however tall things are.
 */
export function sunShadow(heights: Float32Array, width: number, height: number, cellsPerMetre: number): Uint8Array {
  const hidden = new Float32Array(width * height);
  for (let ray = 0; ray < RAYS; ray++) {
    const swing = (ray / (RAYS - 1) - 0.5) * 0.3;
    const tan = SUN.tan * (1 + (((ray * 7) % RAYS) / (RAYS - 1) - 0.5) * 0.36);
    const angle = Math.atan2(SUN.y, SUN.x) + swing;
    // Shadows fall more down the page than across it.
    const shift = Math.cos(angle) / Math.sin(angle);
    const drop = (Math.hypot(1, shift) / cellsPerMetre) * tan;
    // A cell more at the left for rays that come from beyond the picture.
    let above = new Float32Array(width + 1).fill(NO_SHADOW);
    let current = new Float32Array(width + 1).fill(NO_SHADOW);
    for (let y = 0; y < height; y++) {
      const row = y * width;
      for (let x = 0; x < width; x++) {
        // The ray that reaches (x, y) crossed the row above `shift` cells to the left.
        const near = above[x + 1]!;
        const ceiling = near + (above[x]! - near) * shift - drop;
        const h = heights[row + x]!;
        const depth = (ceiling - h - ROUNDING) / SOFT;
        if (depth > 0) hidden[row + x]! += depth < 1 ? depth : 1;
        current[x + 1] = ceiling > h ? ceiling : h;
      }
      const next = above;
      above = current;
      current = next;
    }
  }
  return Uint8Array.from(hidden, (share) => Math.round((share / RAYS) * 255));
}

/** Less wide, or less deep, stairs are one straight flight, metres. */
const LEAST_WIDTH = 1.7;
const LEAST_DEPTH = 1.9;
/** Share of the depth that a landing takes at most. */
const LANDING = 0.4;

/** Half of the wall between two flights, metres. */
export const BETWEEN = 0.05;

/**
 * Where the landing at the back of stairs with two flights ends, metres before their middle in their own axes; undefined for one straight flight. The
 * way up is on the left, seen from its foot, and comes back on the right.
 */
export function landingOf({ width, depth }: { readonly width: number; readonly depth: number }): number | undefined {
  if (width < LEAST_WIDTH || depth < LEAST_DEPTH) return undefined;
  return -depth / 2 + Math.min(width / 2 - BETWEEN, depth * LANDING);
}

import type { Spot } from './patterns.ts';

/**
 * One sample that is being painted; a pattern multiplies its colour, which is linear. A single record is handed on and reused for all of them: millions are asked for, and numbers in its fields cost
 * no memory where those in arguments may.
 */
export interface Sample extends Spot {
  /** Place in the plan, metres. */
  x: number;
  y: number;
  /** Height, metres. */
  z: number;
  /** Sideways parts of the normal, in the plan's axes. */
  nx: number;
  ny: number;
  /** Shares of sun and sky that are hidden, 0 to 1. */
  noSun: number;
  noSky: number;
  /** Light of lamps, 0 to 1. */
  glow: number;
}

/** With halves, so that the engine keeps fractions in the fields from the start. */
export const newSample = (): Sample => ({
  x: 0.5, y: 0.5, u: 0.5, v: 0.5, px: 0.5, z: 0.5, nx: 0.5, ny: 0.5, lu: 0.5, lv: 0.5, noSun: 0.5, noSky: 0.5, glow: 0.5, r: 0.5, g: 0.5, b: 0.5,
}); // biome-ignore format: a table

/** Seedless noise: a value that depends on the place alone, so that a picture is the same on every machine. */

/** 0 to 1 from two whole numbers. */
export function hash(x: number, y: number): number {
  let h = Math.imul(x | 0, 374761393) ^ Math.imul(y | 0, 668265263);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** The noise repeats after so many wavelengths: a power of two. Millions of values are asked for, a table answers faster than `hash`. */
const PERIOD = 256;
const MASK = PERIOD - 1;
const LATTICE = Float32Array.from({ length: PERIOD * PERIOD }, (_, i) => hash(i & MASK, i >> 8) * 2 - 1);

/** Smooth noise of wavelength 1, -1 to 1. */
export function noise(x: number, y: number): number {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const fx = x - ix;
  const fy = y - iy;
  const sx = fx * fx * (3 - 2 * fx);
  const sy = fy * fy * (3 - 2 * fy);
  const left = ix & MASK;
  const right = (ix + 1) & MASK;
  const upper = (iy & MASK) * PERIOD;
  const lower = ((iy + 1) & MASK) * PERIOD;
  const a = LATTICE[upper + left]!;
  const c = LATTICE[lower + left]!;
  const top = a + (LATTICE[upper + right]! - a) * sx;
  return top + (c + (LATTICE[lower + right]! - c) * sx - top) * sy;
}

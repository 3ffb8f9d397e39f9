import type { Measure } from './types.ts';

/** So many numbers without any mark, hardly one of them twice, most no further from the next than this, count something. */
const LEAST = 8;
const DISTINCT = 0.9;
const NEXT = 2;
const IN_A_ROW = 0.6;

/**
 * Without the numbers of rooms, 101 102 103: whole numbers without a unit that follow on each other. Lengths repeat
 * (two doors of 90, two equal rooms) and lie far apart: of the numbers of rooms on a real sheet 0.8 to 0.9 have their next so
 * near, of bare lengths on other plans at most 0.28.
 */
export function dropRoomNumbers(measures: readonly Measure[]): Measure[] {
  const bare = measures.filter(({ run }) => /^\d{1,4}$/.test(run.text.trim()));
  if (bare.length < LEAST) return [...measures];
  const values = [...new Set(bare.map(({ run }) => Number(run.text)))].sort((a, b) => a - b);
  const near = values.filter((value, i) => i > 0 && value - values[i - 1]! <= NEXT).length;
  const areCounted = values.length >= DISTINCT * bare.length && near >= IN_A_ROW * (values.length - 1);
  return areCounted ? measures.filter((measure) => !bare.includes(measure)) : [...measures];
}

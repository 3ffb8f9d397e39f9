import type { Bitmap } from '../sheet/types.ts';
import { acrossOf, alongOf } from '../texts/text-extents.ts';
import type { TextRun } from '../texts/types.ts';

/** Boxes are a little larger than their letters: what is at their edge is kept. */
const EDGE = 0.14;

/**
 * Line ink without what is left of letters that touch a tick or a line and so were not erased with the others: beside a
 * dimension line they would pass for marks. A line that runs through the box along the text stays.
 */
export function clearLetters(lineInk: Bitmap, runs: readonly TextRun[]): Bitmap {
  const ink: Bitmap = { ...lineInk, data: lineInk.data.slice() };
  for (const run of runs) {
    const upright = run.angle % 180 === 0;
    const [a0, a1] = alongOf(run);
    const [c0, c1] = acrossOf(run);
    const edge = EDGE * (c1 - c0);
    const index = (u: number, v: number) => (upright ? v * ink.width + u : u * ink.width + v);
    const [most, other] = upright ? [ink.width, ink.height] : [ink.height, ink.width];
    const from = Math.max(0, Math.floor(a0));
    const to = Math.min(most, Math.ceil(a1));
    for (let v = Math.max(0, Math.ceil(c0 + edge)); v < Math.min(other, c1 - edge); v++) {
      let filled = 0;
      for (let u = from; u < to; u++) filled += lineInk.data[index(u, v)]!;
      if (filled > 0.85 * (to - from)) continue;
      for (let u = from; u < to; u++) ink.data[index(u, v)] = 0;
    }
  }
  return ink;
}

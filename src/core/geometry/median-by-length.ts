import { lengthOf, type Segment } from './segment.ts';

/** The value that half of all segments, by their length, do not exceed; undefined where there are none. */
export function medianByLength<S extends Segment>(
  segments: readonly S[],
  measure: (segment: S) => number,
): number | undefined {
  const sorted = [...segments].sort((a, b) => measure(a) - measure(b));
  const half = sorted.reduce((sum, segment) => sum + lengthOf(segment), 0) / 2;
  let passed = 0;
  const middle = sorted.find((segment) => (passed += lengthOf(segment)) >= half);
  return middle && measure(middle);
}

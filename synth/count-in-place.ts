import type { Point } from '#core/plan/schema.ts';

/** An opening from one jamb to the other. */
export type Span = readonly [from: Point, to: Point];

/**
 * How many of the true openings were read where they are. Pairs are made from the closest on, each opening in one at most, where the
 * middles are closer than half of the longer of the two: the rule by which real drawings with marked openings are scored.
 */
export function countInPlace(truths: readonly Span[], reads: readonly Span[]): number {
  const pairs = truths
    .flatMap((truth, i) => reads.map((read, j) => ({ i, j, apart: apart(truth, read), reach: reach(truth, read) })))
    .filter(({ apart, reach }) => apart < reach)
    .sort((a, b) => a.apart - b.apart);
  const [taken, used] = [new Set<number>(), new Set<number>()];
  for (const { i, j } of pairs) {
    if (taken.has(i) || used.has(j)) continue;
    taken.add(i);
    used.add(j);
  }
  return taken.size;
}

const lengthOf = ([[x0, y0], [x1, y1]]: Span) => Math.hypot(x1 - x0, y1 - y0);
const reach = (a: Span, b: Span) => Math.max(lengthOf(a), lengthOf(b)) / 2;
/** Between the middles. */
const apart = ([a0, a1]: Span, [b0, b1]: Span) =>
  Math.hypot((a0[0] + a1[0] - b0[0] - b1[0]) / 2, (a0[1] + a1[1] - b0[1] - b1[1]) / 2);

import { lengthOf, pointAt } from '../geometry/segment.ts';
import { spanOf } from '../geometry/span-of.ts';
import type { SeenBar } from '../pixel-classes/find-seen-bars.ts';

/** Bars of one line lie no further beside it than this share of their mean thickness. */
const BESIDE = 0.5;

/**
 * Bars that follow each other in one line with no more than `gap` pixels (a post) between them, as one bar each: the side light
 * of a door, the window beside it. Bars that no other follows are not among them.
 */
export function chainSeen(bars: readonly SeenBar[], gap: number): SeenBar[] {
  const chains: { line: SeenBar; lo: number; hi: number; links: number }[] = [];
  // The longest gives the line.
  for (const bar of bars.toSorted((a, b) => lengthOf(b) - lengthOf(a))) {
    const [host] = chains.flatMap((chain) => {
      const span = spanOf(bar, chain.line, (BESIDE * (bar.thick + chain.line.thick)) / 2);
      return span && span.lo < chain.hi + gap && span.hi > chain.lo - gap ? [{ chain, span }] : [];
    });
    if (!host) {
      chains.push({ line: bar, lo: 0, hi: lengthOf(bar), links: 1 });
      continue;
    }
    host.chain.lo = Math.min(host.chain.lo, host.span.lo);
    host.chain.hi = Math.max(host.chain.hi, host.span.hi);
    host.chain.links++;
  }
  return chains
    .filter(({ links }) => links > 1)
    .map(({ line, lo, hi }) => ({ from: pointAt(line, lo), to: pointAt(line, hi), thick: line.thick }));
}

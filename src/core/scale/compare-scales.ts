import { type Evidence, plausibilityOf, type UnitChoice } from './choose-unit.ts';
import { findConsensus } from './find-consensus.ts';
import type { ScaleFinding } from './types.ts';
import { textsOf, type Vote } from './votes.ts';

/** Axes need this many votes each before they are compared. */
const AXIS_VOTES = 3;
/** Difference of the axes that room sizes alone do not prove. */
const ROUGH = 0.08;
/** Another scale on the sheet: at least so many texts that agree on it and so different from the first. */
const OTHER_TEXTS = 3;
const OTHER_SHARE = 0.35;
const OTHER_FACTOR = 0.05;

/**
 * Metres per pixel along x and y alone, where each has votes enough. Room sizes are too rough to tell a slightly stretched
 * picture: without dimension lines the axes must differ by more than the votes of one axis do among themselves.
 */
export function compareAxes(best: UnitChoice, votes: readonly Vote[]): { x?: number; y?: number } {
  const of = (axis: 'x' | 'y') => {
    // A stretched picture: the other axis has its own consensus some way off.
    const near = votes.filter(
      (vote) =>
        vote.axis === axis &&
        Math.abs(vote.log - best.log) < 0.3 &&
        (vote.certain || vote.unit === best.unit || (best.unit === 'm' && vote.unit === 'cm')),
    );
    const lines = findConsensus(near.filter((vote) => vote.span));
    const consensus = lines && textsOf(lines.agreeing) >= AXIS_VOTES && lines.score > 1.8 ? lines : findConsensus(near);
    if (!consensus || textsOf(consensus.agreeing) < AXIS_VOTES || consensus.score < 1.8) return undefined;
    return { log: consensus.log, exact: consensus === lines };
  };
  const x = of('x');
  const y = of('y');
  if (!x || !y) return {};
  const rough = !(x.exact && y.exact);
  // Brochures leave out wall thicknesses and round up: a few per cent either way mean nothing.
  const log = (own: number) => (rough && Math.abs(x.log - y.log) < ROUGH ? best.log : own);
  return { x: Math.exp(log(x.log)), y: Math.exp(log(y.log)) };
}

/** Scales on which several of the texts that do not agree with the first agree among themselves. */
export function otherScales(rest: readonly Vote[], best: UnitChoice, evidence: Evidence): ScaleFinding['others'] {
  const others: { metresPerPixel: number; texts: string[] }[] = [];
  let left = rest.filter((vote) => vote.weight > 0.5 && (vote.certain || vote.unit === best.unit));
  while (others.length < 3) {
    const next = findConsensus(left);
    if (!next) break;
    const texts = [...new Set(next.agreeing.map((vote) => vote.measure.run.text))];
    const enough = Math.max(OTHER_TEXTS, OTHER_SHARE * textsOf(best.agreeing));
    const different = Math.abs(next.log - best.log) > OTHER_FACTOR;
    const usual = plausibilityOf(Math.exp(next.log), { ...evidence, doorsPx: [] }) > 0.3;
    if (texts.length < enough || next.score < 0.6 * texts.length) break;
    if (different && usual) others.push({ metresPerPixel: Math.exp(next.log), texts });
    left = left.filter((vote) => !next.agreeing.some((a) => a.measure === vote.measure));
  }
  return others;
}

import { type Evidence, overallBonus, reachOf, type UnitChoice } from './choose-unit.ts';
import type { AxisScales } from './compare-scales.ts';
import { textsOf, type Vote } from './votes.ts';

/** A scale below this confidence is not given at all: a wrong one is worse than none. */
export const LEAST_CONFIDENCE = 0.55;

/**
 * Grows with the support; a rival scale of nearly the same support, an implausible drawing and texts that disagree take
 * from it. The two scales of a stretched picture are no rivals: that they differ is what there is to say of it. Areas that
 * agree with a scale from few dimensions vouch for it. A single text has to stand on its own feet.
 */
export function confidenceOf(
  best: UnitChoice,
  choices: readonly UnitChoice[],
  votes: readonly Vote[],
  axes: AxisScales,
  evidence: Evidence,
) {
  const near = votes.filter(
    (vote) => vote.source === 'areas' && vote.certain && Math.abs(vote.log - best.log) < 0.08,
  ).length;
  const overall = overallBonus(best.agreeing, evidence);
  const support = best.score + 0.35 * Math.min(4, near) + overall;
  const own = [best.log, ...Object.values(axes).map(Math.log)];
  const rival = choices
    .filter((c) => own.every((log) => Math.abs(c.log - log) > 0.03))
    .reduce((most, c) => Math.max(most, c.score * c.suit * reachOf(c.agreeing, evidence)), 0);
  const lead = 1 - Math.min(1, rival / (best.score * best.suit * reachOf(best.agreeing, evidence))) ** 2;
  const lone = textsOf(best.agreeing) === 1 && near < 2 ? loneTrust(best.agreeing, evidence) : 1;
  const agreed = Math.min(1, 0.35 + (1.3 * textsOf(best.agreeing)) / Math.max(1, tiedTexts(votes)));
  return (
    (1 - Math.exp(-0.8 * support)) *
    (0.25 + 0.75 * believable(best)) *
    (0.5 + 0.5 * lead) *
    lone *
    agreed *
    reachOf(best.agreeing, evidence) *
    oneSided(best.agreeing)
  );
}

/** Weights of a lone room size from which on it is trusted fairly, and wholly; less is hardly trusted. */
const FITS = [0.4, 0.7] as const;
const FAIR = 0.8;
const MISFIT = 0.4;

/** One text alone: a room size must suit its room both ways, a length must span a good part of the drawing. */
function loneTrust(agreeing: readonly Vote[], evidence: Evidence): number {
  const sizes = agreeing.filter((vote) => !vote.span);
  if (sizes.length >= 2) {
    const least = Math.min(...sizes.map((vote) => vote.weight));
    if (least <= FITS[0]) return MISFIT;
    return Math.min(1, FAIR + ((1 - FAIR) * (least - FITS[0])) / (FITS[1] - FITS[0]));
  }
  if (sizes.length === 1) return 0.3;
  return Math.min(1, 0.4 + (1.5 * agreeing[0]!.lengthPx) / evidence.drawingPx);
}

/** Many texts whose unit is written outweigh doors and walls that do not suit: those may have been taken for others. */
function believable({ plausibility, agreeing }: UnitChoice): number {
  const sure = agreeing.reduce((sum, { certain, span, weight }) => sum + (span ? weight * (certain ? 1 : 0.5) : 0), 0);
  return 1 - (1 - plausibility) * Math.exp(-sure / 5);
}

/** Room sizes that suit their rooms in one direction only have often met the wrong walls. */
function oneSided(agreeing: readonly Vote[]): number {
  if (agreeing.some((vote) => vote.span)) return 1;
  return new Set(agreeing.map((vote) => vote.axis)).size === 1 ? 0.7 : 1;
}

/** Texts that could be tied to the drawing well, whether they agree or not. */
function tiedTexts(votes: readonly Vote[]): number {
  return textsOf(votes.filter((vote) => vote.source === 'dimensions' && vote.weight > 0.55));
}

import { type Evidence, isAllowed, plausibilityOf, type UnitChoice } from './choose-unit.ts';
import { type Consensus, findConsensus, supportOf, valueFor, weightedMedian } from './find-consensus.ts';
import type { ScaleFinding } from './types.ts';
import { bestWeights, textsOf, type Vote } from './votes.ts';

/** Axes need this many votes each before they are compared. */
const AXIS_VOTES = 3;
/** Difference of the axes that room sizes alone do not prove. */
const ROUGH = 0.08;
/** One axis differs slightly only if the scale of both has less than this share of the support that its own has on it. */
const HARDLY = 0.65;
/** Another scale on the sheet: at least so many texts that agree on it and so different from the first. */
const OTHER_TEXTS = 3;
const OTHER_SHARE = 0.25;
/** So many texts are a scale of their own, however many there are of the first. */
const OTHER_MANY = 10;
const OTHER_FACTOR = 0.05;
/**
 * A drawing beside the first one has its own scale with so many texts, of lengths that differ by so much, and so alike. The same length
 * twice will do where there is so little doubt about its line.
 */
const APART = { texts: 2, longer: 1.15, alike: 0.006, certain: 0.85 };
/** Votes of which little can be doubted, and those that count when many texts say the same. */
const SURE = 0.5;
const FAIR = 0.35;
/** What fewer texts are worth on average. */
const CLEAR = 0.6;
const MANY_TEXTS = 5;
/** A text agrees half-heartedly when the pair of marks that suits it best is so much better than the one that agrees. */
const HALF_HEARTED = 0.6;
/** The same for sizes of rooms, which may well agree in one direction only: that one is then hardly worth anything. */
const HEARTLESS = 0.25;
/** The size of a room that suits it both ways so well is as good as two texts. */
const BOTH_WAYS = 0.9;
/** Printed areas contradict the lengths: at least so many of one opinion, that share of all, so alike and so different from them. */
const AREAS = { texts: 4, share: 0.7, alike: 0.015, differ: 0.06 };
/** Share of an axis' texts that speaks for all of them where none agrees with the other axis. */
const MOST = 0.6;

/** Metres per pixel along x and y alone; neither where one of them is not known. */
export interface AxisScales {
  readonly x?: number;
  readonly y?: number;
}

/**
 * Metres per pixel along x and y alone, where each has votes enough. Room sizes are too rough to tell a slightly stretched
 * picture: without dimension lines the axes must differ by more than the votes of one axis do among themselves.
 */
export function compareAxes(best: UnitChoice, votes: readonly Vote[]): AxisScales {
  const of = (axis: 'x' | 'y') => {
    // A stretched picture: the other axis has its own consensus some way off.
    const near = votes.filter(
      (vote) => vote.axis === axis && Math.abs(vote.log - best.log) < 0.3 && isAllowed(vote, best.unit),
    );
    const lines = findConsensus(near.filter((vote) => vote.span));
    const consensus = lines && textsOf(lines.agreeing) >= AXIS_VOTES && lines.score > 1.8 ? lines : findConsensus(near);
    if (!consensus || textsOf(consensus.agreeing) < AXIS_VOTES || consensus.score < 1.8)
      return unanimous(near, best.log);
    // Marks at both faces of walls shift many ends by the same: another scale that is hardly better supported than the common one is none.
    const asked = consensus === lines ? near.filter((vote) => vote.span) : near;
    const isSlight = Math.abs(consensus.log - best.log) < ROUGH;
    const isCommon = isSlight && supportOf(asked, best.log) > HARDLY * consensus.score;
    return { log: isCommon ? best.log : consensus.log, exact: consensus === lines };
  };
  const x = of('x');
  const y = of('y');
  if (!x || !y) return {};
  const rough = !(x.exact && y.exact);
  // Brochures leave out wall thicknesses and round up: a few per cent either way mean nothing.
  const log = (own: number) => (rough && Math.abs(x.log - y.log) < ROUGH ? best.log : own);
  return { x: Math.exp(log(x.log)), y: Math.exp(log(y.log)) };
}

/** What few dimension lines of one axis say with one voice, each with the pair of marks that suits it best. */
function unanimous(votes: readonly Vote[], usual: number): { log: number; exact: boolean } | undefined {
  const most = bestWeights(votes);
  const sure = votes.filter((vote) => vote.span && vote.weight > SURE && vote.weight > 0.9 * most.get(vote.measure)!);
  const consensus = findConsensus(sure);
  const all = textsOf(votes.filter((vote) => vote.span));
  const none = !sure.some((vote) => Math.abs(vote.log - usual) < OTHER_FACTOR);
  if (!consensus || textsOf(consensus.agreeing) < Math.max(2, none ? MOST * all : all)) return undefined;
  return { log: consensus.log, exact: true };
}

/**
 * The scale that the areas of rooms ask for where it is another one than that of the lengths: beside lengths of one direction
 * alone they tell that the picture is stretched, beside those of both that the sheet contradicts itself.
 */
export function scaleOfAreas(areas: readonly Vote[], best: UnitChoice): ScaleFinding['others'] {
  const median = weightedMedian(areas);
  if (median === undefined || Math.abs(median - best.log) < AREAS.differ) return [];
  const agreeing = areas.filter((vote) => Math.abs(vote.log - median) < AREAS.alike);
  if (textsOf(agreeing) < Math.max(AREAS.texts, AREAS.share * textsOf(areas))) return [];
  return [{ metresPerPixel: Math.exp(median), texts: agreeing.map((vote) => vote.measure.run.text) }];
}

/**
 * Whether a few exact lengths belong to a drawing of their own: they lie all to one side of the others, and agree far more closely
 * among themselves than by chance though they are of different lengths.
 */
function isDrawnApart(some: readonly Vote[], others: readonly Vote[]): boolean {
  const lines = some.flatMap((vote) => (vote.span && vote.weight > SURE ? [vote] : []));
  const lengths = lines.map((vote) => vote.lengthPx);
  const logs = lines.map((vote) => vote.log);
  if (textsOf(lines) < APART.texts || lines.length < some.length || !others.every((vote) => vote.span)) return false;
  const isCertain = lines.every((vote) => vote.weight > APART.certain);
  if (!isCertain && Math.max(...lengths) < APART.longer * Math.min(...lengths)) return false;
  if (Math.max(...logs) - Math.min(...logs) > APART.alike) return false;
  return [0, 1].some((axis) => {
    const [a, b] = [some, others].map((votes) => votes.flatMap(({ span }) => [span!.from[axis]!, span!.to[axis]!]));
    return Math.max(...a!) < Math.min(...b!) || Math.max(...b!) < Math.min(...a!);
  });
}

/** How many texts votes come from, where sizes of rooms that agree in both directions count twice. */
function countTexts(votes: readonly Vote[]): number {
  const sizes = votes.filter((vote) => !vote.span && vote.weight > BOTH_WAYS);
  const [x, y] = (['x', 'y'] as const).map((axis) => sizes.filter((vote) => vote.axis === axis));
  return textsOf(votes) + x!.filter((a) => y!.some((b) => b.measure === a.measure)).length;
}

/**
 * Whether enough of the texts that agree on a scale, the best first, are worth believing on average: one more that agrees badly takes
 * nothing from them. Marks in the middle of a line, where others stand closer to the text, are worth little each.
 */
function isWorth({ log, agreeing }: Consensus, enough: number, isApart: boolean): boolean {
  const best = agreeing.map((vote) => ({ vote, value: valueFor(vote, log) })).sort((a, b) => b.value - a.value);
  let sum = 0;
  return best.some(({ value }, i) => {
    sum += value;
    const some = best.slice(0, i + 1).map(({ vote }) => vote);
    const texts = textsOf(some);
    return countTexts(some) >= enough && sum / texts >= (isApart || texts >= MANY_TEXTS ? FAIR : CLEAR);
  });
}

/** Scales on which several of the texts that do not agree with the first agree among themselves. */
export function otherScales(votes: readonly Vote[], best: UnitChoice, evidence: Evidence): ScaleFinding['others'] {
  const others: { metresPerPixel: number; texts: string[] }[] = [];
  const most = bestWeights(votes);
  // Among many marks some pair agrees by chance: a text whose own line says something else does not agree.
  const least = ({ span }: Vote) => (span ? HALF_HEARTED : HEARTLESS);
  const heart = new Set(best.agreeing.filter((a) => a.weight > least(a) * most.get(a.measure)!).map((a) => a.measure));
  let left = votes.filter(
    (vote) =>
      !heart.has(vote.measure) &&
      isAllowed(vote, best.unit) &&
      (vote.weight > SURE || (vote.weight > FAIR && vote.weight === most.get(vote.measure))),
  );
  while (others.length < 3) {
    const next = findConsensus(left);
    if (!next) break;
    const texts = [...new Set(next.agreeing.map((vote) => vote.measure.run.text))];
    const isApart = isDrawnApart(next.agreeing, best.agreeing);
    const enough = isApart ? APART.texts : Math.max(OTHER_TEXTS, Math.min(OTHER_MANY, OTHER_SHARE * heart.size));
    const different = Math.abs(next.log - best.log) > OTHER_FACTOR;
    const usual = plausibilityOf(Math.exp(next.log), { ...evidence, doorsPx: [] }) > 0.3;
    if (!isWorth(next, enough, isApart)) break;
    if (different && usual) others.push({ metresPerPixel: Math.exp(next.log), texts });
    left = left.filter((vote) => !next.agreeing.some((a) => a.measure === vote.measure));
  }
  return others;
}

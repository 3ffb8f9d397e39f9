import type { Vote } from './votes.ts';

/** The scale that most texts ask for. */
export interface Consensus {
  /** Logarithm of metres per pixel. */
  readonly log: number;
  /** The best vote of every text that agrees. */
  readonly agreeing: Vote[];
  /** Sum of the weights of those that agree, each for how well it does. */
  readonly score: number;
}

/** Votes this many spreads away still agree. */
const AGREES = 2.6;

/**
 * The scale with the most support: every text counts once, with its best vote. Outliers have no pull, since a vote counts
 * nothing beyond a few of its own spreads. Undefined without votes.
 */
export function findConsensus(votes: readonly Vote[]): Consensus | undefined {
  const sorted = [...votes].sort((a, b) => a.log - b.log);
  const supportAt = supportBy(sorted);
  let best: { log: number; score: number } | undefined;
  for (const centre of sorted) {
    const score = supportAt(centre.log);
    if (!best || score > best.score) best = { log: centre.log, score };
  }
  if (!best) return undefined;
  let log = best.log;
  for (let round = 0; round < 3; round++) log = weightedMedian(agreeingAt(sorted, log)) ?? log;
  return { log, agreeing: agreeingAt(sorted, log), score: supportAt(log) };
}

/** Sum over texts of the weight of their best vote for a scale, each for how well it agrees with that: what `score` is for the best. */
export function supportOf(votes: readonly Vote[], log: number): number {
  return supportBy([...votes].sort((a, b) => a.log - b.log))(log);
}

/**
 * What gives, for any scale, the sum over texts of their best vote's weight, each shrinking with its distance from it. It is asked
 * for as many scales as there are votes: texts are numbered once, so that nothing is looked up by name.
 */
function supportBy(sorted: readonly Vote[]): (log: number) => number {
  const numbers = new Map<string, number>();
  const texts = sorted.map(({ key }) => {
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    return number;
  });
  const best = new Float64Array(numbers.size);
  return (log) => {
    const seen: number[] = [];
    for (let i = firstNear(sorted, log - MOST_SIGMA * AGREES); i < sorted.length; i++) {
      const vote = sorted[i]!;
      if (vote.log > log + MOST_SIGMA * AGREES) break;
      const off = (vote.log - log) / vote.sigma;
      if (Math.abs(off) > AGREES) continue;
      const text = texts[i]!;
      const value = vote.weight * Math.exp(-0.5 * off * off);
      if (best[text] === 0) seen.push(text);
      if (value > best[text]!) best[text] = value;
    }
    let sum = 0;
    for (const text of seen) {
      sum += best[text]!;
      best[text] = 0;
    }
    return sum;
  };
}

/** No spread is larger than this, so that the search can stop. */
export const MOST_SIGMA = 0.06;

/** The weight of a vote for a scale: it shrinks with the distance between them, in spreads of the vote. */
export function valueFor(vote: Vote, log: number): number {
  const off = (vote.log - log) / Math.min(MOST_SIGMA, vote.sigma);
  return vote.weight * Math.exp(-0.5 * off * off);
}

function agreeingAt(sorted: readonly Vote[], log: number): Vote[] {
  const best = new Map<string, { vote: Vote; value: number }>();
  for (const vote of sorted) {
    const off = (vote.log - log) / Math.min(MOST_SIGMA, vote.sigma);
    if (Math.abs(off) > AGREES) continue;
    const value = valueFor(vote, log);
    if (value > (best.get(vote.key)?.value ?? 0)) best.set(vote.key, { vote, value });
  }
  return [...best.values()].map(({ vote }) => vote);
}

/** Long spans are exact spans: the median of what each says, by weight over spread. */
export function weightedMedian(votes: readonly Vote[]): number | undefined {
  const sorted = [...votes].sort((a, b) => a.log - b.log);
  const weightOf = (vote: Vote) => vote.weight / vote.sigma;
  const half = sorted.reduce((sum, vote) => sum + weightOf(vote), 0) / 2;
  let sum = 0;
  for (let i = 0; i < sorted.length; i++) {
    const vote = sorted[i]!;
    const weight = weightOf(vote);
    if (sum + weight >= half) {
      // Between the neighbours of the middle, so that two votes give their mean.
      const next = sorted[i + 1];
      return next && Math.abs(sum + weight - half) < 1e-9 * half ? (vote.log + next.log) / 2 : vote.log;
    }
    sum += weight;
  }
  return undefined;
}

function firstNear(sorted: readonly Vote[], log: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]!.log < log) low = middle + 1;
    else high = middle;
  }
  return low;
}

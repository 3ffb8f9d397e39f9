import { makeRandom } from '#synth/random.ts';
import { quantile } from './quantile.ts';

/**
 * What a drawing adds to a figure that is a ratio of sums: an F1 is the sum of 2 × found over the sum of true + read, a share the sum of
 * right ones over the sum of all, a mean the sum over the number.
 */
export type Tally = readonly [good: number, of: number];

/** How two readers did on the same drawing. Drawings of one cluster are of one origin, such as copies, and count as one. */
export interface TallyPair {
  readonly cluster: string;
  readonly before: Tally;
  readonly after: Tally;
}

/** A number and where it would lie in 95 of 100 repetitions with other drawings of the same kind. */
export interface Interval {
  readonly low: number;
  readonly middle: number;
  readonly high: number;
}

type Cluster = Pick<TallyPair, 'before' | 'after'>;

export interface PairedFigure {
  readonly before: number;
  readonly after: number;
  /** After less before. */
  readonly difference: Interval;
}

/** So many that chance moves an end of an interval by about a hundredth of its width: the standard error of such a quantile. */
const RESAMPLES = 4000;
/** Share of the resamples beyond each end. */
const TAIL = 0.025;

/**
 * A figure of two readers and the interval of its difference, by the paired bootstrap: clusters are drawn with replacement, both
 * readers are scored on the same ones, and the interval is between the quantiles of the differences (Efron and Tibshirani, An
 * Introduction to the Bootstrap, 1993, chapter 13). Equal input gives equal output.
 */
export function pairedFigure(pairs: readonly TallyPair[]): PairedFigure {
  const clusters: Cluster[] = Object.values(Object.groupBy(pairs, ({ cluster }) => cluster)).map((group = []) => ({
    before: sum(group.map(({ before }) => before)),
    after: sum(group.map(({ after }) => after)),
  }));
  const figure = (list: readonly Cluster[], of: 'before' | 'after') => ratio(sum(list.map((cluster) => cluster[of])));
  return {
    before: figure(clusters, 'before'),
    after: figure(clusters, 'after'),
    difference: bootstrapInterval(clusters, (list) => figure(list, 'after') - figure(list, 'before')),
  };
}

/** The interval of any statistic of independent samples. */
export function bootstrapInterval<T>(samples: readonly T[], statistic: (samples: readonly T[]) => number): Interval {
  const random = makeRandom('bootstrap');
  const resample = () => samples.map(() => samples[Math.floor(random.next() * samples.length)]!);
  const values = Array.from({ length: RESAMPLES }, () => statistic(resample()));
  return { low: quantile(values, TAIL), middle: statistic(samples), high: quantile(values, 1 - TAIL) };
}

const sum = (tallies: readonly Tally[]): Tally =>
  tallies.reduce<Tally>(([good, of], tally) => [good + tally[0], of + tally[1]], [0, 0]);
/** A figure of nothing is 0, as in the scoring of real drawings. */
const ratio = ([good, of]: Tally) => (of ? good / of : 0);

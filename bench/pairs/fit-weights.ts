import { solveSystem } from './solve-system.ts';

/** Two layouts as numbers: what the second costs more than the first by each term, and how sure the first is to be preferred. */
export interface Comparison {
  /** Pairs of one home are not independent. */
  readonly home: string;
  /** Cost of B less that of A, one number a term, without weights. */
  readonly difference: readonly number[];
  /** 1 where A was chosen, 0 where B was, 0.5 where they are even. */
  readonly chosen: number;
}

/** How costs turn into choices. */
export interface Fit {
  /** What one remark of a designer adds to the logarithm of the odds. */
  readonly scale: number;
  readonly weights: readonly number[];
}

const MOST_STEPS = 40;
const MOST_HALVINGS = 12;
const SETTLED = 1e-7;

/**
 * Weights of terms from choices between pairs: A is preferred with odds of exp(scale × weighted difference) (Bradley and Terry 1952).
 * A weight is its `prior` times exp(u), so that it stays positive; `ridge` times u² / 2 holds it there where the choices say little.
 * Newton steps on the penalised likelihood, halved until they help.
 */
export function fitWeights(comparisons: readonly Comparison[], prior: readonly number[], ridge: number): Fit {
  // The logarithm of the scale, then u of every weight.
  let at = new Float64Array(prior.length + 1);
  let loss = lossAt(comparisons, prior, ridge, at);
  for (let step = 0; step < MOST_STEPS; step++) {
    const move = newtonStep(comparisons, prior, ridge, at);
    const next = halvedUntilBetter(move);
    if (!next) break;
    const gained = loss - next.loss;
    ({ at, loss } = next);
    if (gained < SETTLED) break;
  }
  return fitOf(prior, at);

  function halvedUntilBetter(move: Float64Array): { at: Float64Array<ArrayBuffer>; loss: number } | undefined {
    for (let k = 0, share = 1; k < MOST_HALVINGS; k++, share /= 2) {
      const tried = at.map((value, n) => value - share * move[n]!);
      const lossThere = lossAt(comparisons, prior, ridge, tried);
      if (lossThere < loss) return { at: tried, loss: lossThere };
    }
    return undefined;
  }
}

/** How likely A is preferred, 0 to 1. */
export function preferenceOf({ scale, weights }: Fit, difference: readonly number[]): number {
  const sum = difference.reduce((total, value, k) => total + value * weights[k]!, 0);
  return 1 / (1 + Math.exp(-scale * sum));
}

const LEAST_CHANCE = 1e-9;

/** What a choice is worth in surprise: the less likely it was thought, the more. */
export function surpriseOf(chance: number, chosen: number): number {
  const p = Math.min(1 - LEAST_CHANCE, Math.max(LEAST_CHANCE, chance));
  return -(chosen * Math.log(p) + (1 - chosen) * Math.log(1 - p));
}

const fitOf = (prior: readonly number[], at: Float64Array): Fit => ({
  scale: Math.exp(at[0]!),
  weights: prior.map((weight, k) => weight * Math.exp(at[k + 1]!)),
});

function lossAt(comparisons: readonly Comparison[], prior: readonly number[], ridge: number, at: Float64Array): number {
  const fit = fitOf(prior, at);
  const surprise = comparisons.reduce(
    (sum, { difference, chosen }) => sum + surpriseOf(preferenceOf(fit, difference), chosen),
    0,
  );
  return surprise + (ridge / 2) * at.subarray(1).reduce((sum, u) => sum + u * u, 0);
}

/** Fisher scoring: the information takes the place of the second derivatives, which need not be positive here. */
function newtonStep(
  comparisons: readonly Comparison[],
  prior: readonly number[],
  ridge: number,
  at: Float64Array,
): Float64Array {
  const fit = fitOf(prior, at);
  const size = at.length;
  const gradient = at.map((u, k) => (k ? ridge * u : 0));
  const information = Array.from({ length: size }, (_, k) => {
    const row = new Float64Array(size);
    row[k] = (k ? ridge : 0) + SETTLED;
    return row;
  });
  for (const { difference, chosen } of comparisons) {
    const p = preferenceOf(fit, difference);
    const slopes = new Float64Array(size);
    difference.forEach((value, k) => {
      slopes[k + 1] = fit.scale * fit.weights[k]! * value;
      slopes[0]! += slopes[k + 1]!;
    });
    for (let k = 0; k < size; k++) {
      if (!slopes[k]) continue;
      gradient[k]! += (p - chosen) * slopes[k]!;
      for (let j = 0; j < size; j++) information[k]![j]! += p * (1 - p) * slopes[k]! * slopes[j]!;
    }
  }
  return solveSystem(information, gradient);
}

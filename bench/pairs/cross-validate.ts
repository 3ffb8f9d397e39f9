import { makeRandom } from '#synth/random.ts';
import { type Comparison, type Fit, fitWeights, preferenceOf, surpriseOf } from './fit-weights.ts';

/** Ridges that are tried, from weights that are free to weights that stay where they are. */
const RIDGES = [0.3, 1, 3, 10, 30, 100, 1e6] as const;
const FOLDS = 10;

/** The ridge under which choices in homes that were not fitted on surprise least. */
export function chooseRidge(comparisons: readonly Comparison[], prior: readonly number[]): number {
  const surprises = RIDGES.map((ridge) => {
    const unseen = predictUnseen(comparisons, (training) => fitWeights(training, prior, ridge));
    return { ridge, surprise: unseen.reduce((sum, chance, k) => sum + surpriseOf(chance, comparisons[k]!.chosen), 0) };
  });
  return surprises.reduce((a, b) => (b.surprise < a.surprise ? b : a)).ridge;
}

/** How likely A is preferred in each pair, by what was fitted on other homes. */
export function predictUnseen(
  comparisons: readonly Comparison[],
  learn: (training: readonly Comparison[]) => Fit,
): number[] {
  const homes = makeRandom('folds').shuffle([...new Set(comparisons.map(({ home }) => home))]);
  const foldOf = new Map(homes.map((home, k) => [home, k % FOLDS]));
  const fits = Array.from({ length: FOLDS }, (_, fold) => {
    const training = comparisons.filter(({ home }) => foldOf.get(home) !== fold);
    return training.length < comparisons.length ? learn(training) : undefined;
  });
  return comparisons.map(({ home, difference }) => preferenceOf(fits[foldOf.get(home)!]!, difference));
}

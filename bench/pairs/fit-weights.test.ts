import { expect, it } from 'vitest';
import { makeRandom } from '#synth/random.ts';
import { chooseRidge } from './cross-validate.ts';
import { type Comparison, fitWeights, preferenceOf } from './fit-weights.ts';

/** What somebody would choose who weighs like this; two pairs a home. */
function choicesBy(weights: readonly number[], scale: number, count: number): Comparison[] {
  const random = makeRandom('choices');
  return Array.from({ length: count }, (_, k) => {
    const difference = weights.map(() => random.normal());
    const chosen = random.chance(preferenceOf({ scale, weights }, difference)) ? 1 : 0;
    return { home: `home ${Math.floor(k / 2)}`, difference, chosen };
  });
}

it('recovers how somebody weighs from what he chooses, whatever was thought before', () => {
  const true_ = [1, 0.3, 2, 1];
  const { weights, scale } = fitWeights(choicesBy(true_, 2, 4000), [1, 1, 1, 1], 1e-3);
  // Only the ratios and the scale times a weight are known from choices.
  const ratios = weights.map((weight, k) => (scale * weight) / (2 * true_[k]!));
  expect(Math.min(...ratios)).toBeGreaterThan(0.85);
  expect(Math.max(...ratios)).toBeLessThan(1.15);
});

it('keeps a weight where it was when no pair differs in its term, and all of them under a strong ridge', () => {
  const silent = choicesBy([1, 0.3], 2, 400).map((one) => ({ ...one, difference: [...one.difference, 0] }));
  expect(fitWeights(silent, [1, 1, 0.7], 1).weights[2]).toBe(0.7);
  const held = fitWeights(silent, [1, 1, 0.7], 1e6);
  expect(held.weights[0]).toBeCloseTo(1, 3);
  expect(held.weights[1]).toBeCloseTo(1, 3);
});

it('stays positive where the choices speak against a term', () => {
  const against = choicesBy([1, -1], 2, 400);
  const { weights } = fitWeights(against, [1, 1], 0.01);
  expect(weights[1]).toBeGreaterThan(0);
  expect(weights[1]).toBeLessThan(0.1 * weights[0]!);
});

it('lets weights go where choices of other homes bear it out, and holds them where today’s are right', () => {
  expect(chooseRidge(choicesBy([1, 0.05, 3], 2, 400), [1, 1, 1])).toBeLessThan(10);
  expect(chooseRidge(choicesBy([1, 1, 1], 0.2, 60), [1, 1, 1])).toBeGreaterThan(10);
});

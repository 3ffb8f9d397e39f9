import { expect, it } from 'vitest';
import { type Affine, apply, compose, growthOf, scaling, shift } from './affine.ts';

const QUARTER: Affine = [0, 1, -1, 0, 0, 0];

it('maps points as the plan document says', () => {
  expect(apply([2, 0, 0, 3, 10, 20], [1, 1])).toEqual([12, 23]);
  expect(apply(QUARTER, [1, 2])).toEqual([-2, 1]);
});
it('composes the inner map first', () => {
  const both = compose(shift(5, 7), compose(QUARTER, scaling(2)));
  expect(apply(both, [3, 1])).toEqual(apply(shift(5, 7), apply(QUARTER, apply(scaling(2), [3, 1]))));
});
it('knows how much longer lengths become', () => {
  expect(growthOf(compose(QUARTER, scaling(0.5)))).toBeCloseTo(0.5);
});

import { expect, it } from 'vitest';
import { type Affine, apply, compose, growthOf, invert, rotation, scaling, shift } from './affine.ts';

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
it('turns clockwise on a sheet, where y runs down', () => {
  const [x, y] = apply(rotation(90), [1, 0]);
  expect(x).toBeCloseTo(0);
  expect(y).toBeCloseTo(1);
});
it('comes back', () => {
  const there: Affine = [2, 1, -0.5, 3, 40, -7];
  const [x, y] = apply(invert(there), apply(there, [12, 34]));
  expect(x).toBeCloseTo(12);
  expect(y).toBeCloseTo(34);
});

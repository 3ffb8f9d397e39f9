import { expect, it } from 'vitest';
import { amongSlashes } from './among-slashes.ts';
import type { Mark } from './find-marks.ts';

const mark = (x: number, kind?: Mark['kind']): Mark => ({ x, y: 0, strength: 1, ...(kind && { kind }) });

it('believes what crosses a line less where slashes stand on both sides of its text', () => {
  const { left, right } = amongSlashes([mark(90), mark(80, 'slash')], [mark(200, 'face'), mark(210, 'slash')]);
  expect(left[0]!.strength).toBeLessThan(0.9);
  expect([left[1]!, ...right].map(({ strength }) => strength)).toEqual([1, 1, 1]);
});

it('tells nothing by a slash on one side', () => {
  const { left, right } = amongSlashes([mark(90), mark(80, 'slash')], [mark(200)]);
  expect([...left, ...right].every(({ strength }) => strength === 1)).toBe(true);
});

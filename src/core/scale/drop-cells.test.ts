import { expect, it } from 'vitest';
import { DrawnSheet } from './drawn-sheet.fixture.ts';
import { findScale } from './find-scale.ts';

/** A chain of dimensions, and beside it rows between rules of one length to a pixel, 92 px from `left` = 600: a schedule. */
function drawn(numbers: readonly string[], left = 600) {
  const d = new DrawnSheet();
  d.chainX(80, [100, 300, 450], ['4.00', '3.00']);
  numbers.forEach((number, i) => {
    d.chainX(200 + 24 * i, [left + (i % 2), 692], [number]);
  });
  return findScale(d.input());
}

it.each([599, 600, 601])('makes nothing of numbers in a table that begins at %i px', (left) => {
  const usual = drawn([]);
  const withTable = drawn(['0.94', '0.92', '0.71', '1.10', '0.64', '0.52'], left);
  expect(withTable.metresPerPixel).toBeCloseTo(usual.metresPerPixel!, 6);
  expect(withTable).toMatchObject({ others: [], agreeing: usual.agreeing });
  expect(withTable.confidence).toBeCloseTo(usual.confidence, 6);
});

it('believes the same length over lines with the same ends, however it is printed', () => {
  expect(drawn(['1.84', '184', '1,84 m']).agreeing).toBe(5);
});

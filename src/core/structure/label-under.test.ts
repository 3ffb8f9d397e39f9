import { expect, it } from 'vitest';
import { textAt } from '../texts/text-at.fixture.ts';
import { labelUnder } from './label-under.ts';

it('tells the face that the middle of a text lies in, and none beyond the sheet', () => {
  const labels = new Uint16Array(200 * 100).fill(1);
  for (let y = 0; y < 100; y++) labels.fill(2, y * 200 + 100, (y + 1) * 200);
  expect(labelUnder(labels, 200, textAt('HALL', 99, 50))).toBe(1);
  expect(labelUnder(labels, 200, textAt('HALL', 101, 50))).toBe(2);
  expect([-5, 205].map((x) => labelUnder(labels, 200, textAt('HALL', x, 50)))).toEqual([0, 0]);
  expect(labelUnder(labels, 200, textAt('HALL', 50, 120))).toBe(0);
});

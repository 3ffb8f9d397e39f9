import { expect, it } from 'vitest';
import { isHeldByOne } from './take-guests.ts';

it.each([
  [2, ['a', 'a'], true],
  [3, ['a', 'b', 'a'], true],
  [2, ['a', 'b'], false],
  [3, ['a', 'a'], false],
  [1, ['a'], false],
])('of %i workers with %j, one flow holds them: %s', (workers, flows, isHeld) => {
  expect(isHeldByOne(flows, workers)).toBe(isHeld);
});

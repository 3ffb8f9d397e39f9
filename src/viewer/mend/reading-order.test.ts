import { expect, it } from 'vitest';
import { THREE_ROOMS } from '#core/mending/three-rooms.fixture.ts';
import { readingOrder } from './reading-order.ts';
import { thingsOf } from './things.ts';

it('goes through rooms as one reads, each with what is in it and around it, and tells everything once', () => {
  const order = readingOrder(THREE_ROOMS);
  const ids = order.map(({ id }) => id);
  expect(ids.filter((id) => id.startsWith('r'))).toEqual(['r1', 'r2', 'r3']);
  expect(ids.slice(0, 2)).toEqual(['r1', 'd1']);
  expect(ids[ids.indexOf('r3') + 1]).toBe('f1');
  expect([...ids].sort()).toEqual(
    thingsOf(THREE_ROOMS)
      .map(({ id }) => id)
      .sort(),
  );
  // From right to left the bedroom comes before the living room beside it.
  expect(readingOrder(THREE_ROOMS, true)[0]!.id).toBe('r2');
});

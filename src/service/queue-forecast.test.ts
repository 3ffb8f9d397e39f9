import { describe, expect, it } from 'vitest';
import type { Failure } from '#core/failures.ts';
import { checkRoom, checkTurn, type KeyState, type QueueState } from './queue-forecast.ts';

/** Two workers that need ten seconds for a drawing, both at work, and eight places to wait. */
const BUSY: QueueState = { waiting: 0, limit: 8, idle: 0, places: 2, usualMs: 10_000 };
const ALONE: KeyState = { ahead: 0, own: 0 };

/** Seconds after which whoever is sent away may come again; undefined for who is let in. */
function sentAwayFor(check: () => void): unknown {
  try {
    check();
  } catch (error) {
    return (error as Failure).details.retryAfterS ?? 'unknown';
  }
  return undefined;
}

describe('the queue', () => {
  it.each([
    ['while there is room', { waiting: 7 }, undefined],
    ['when it is full: as long as one drawing takes two workers', { waiting: 8 }, 5],
    ['when it is more than full', { waiting: 10 }, 15],
    ['when it is full and workers are just taking what waits', { waiting: 9, idle: 2 }, undefined],
    ['when it is full and nobody knows yet how long a drawing takes', { waiting: 8, usualMs: 0 }, 'unknown'],
  ])('lets in %s', (_, now, seconds) => {
    expect(sentAwayFor(() => checkRoom({ ...BUSY, ...now }))).toBe(seconds);
  });

  it.each([
    ['whose turn is next', ALONE, 90, undefined],
    ['of a key that has as much waiting as it may', { ahead: 0, own: 6 }, 90, 5],
    ['whose turn comes within the waiting limit', { ahead: 5, own: 0 }, 30, undefined],
    ['whose turn comes after it, as much later as it comes', { ahead: 9, own: 0 }, 30, 20],
  ])('lets in an upload %s', (_, key, withinS, seconds) => {
    expect(sentAwayFor(() => checkTurn(BUSY, key, withinS))).toBe(seconds);
  });

  it('lets in whoever an idle worker takes at once, however long drawings take', () => {
    expect(sentAwayFor(() => checkTurn({ ...BUSY, idle: 1 }, ALONE, 1))).toBeUndefined();
  });
});

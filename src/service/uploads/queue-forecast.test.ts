import { describe, expect, it } from 'vitest';
import type { Failure } from '#core/failures.ts';
import type { Foreseen } from '../ports/job-queue.ts';
import { checkRoom, checkTurn, type QueueState, secondsToNextTry } from './queue-forecast.ts';

/** Two workers that need ten seconds for a job, both at work, and eight places to wait. */
const BUSY: QueueState = { waiting: 0, limit: 8, keyLimit: 6, idle: 0, places: 2, keyPlaces: 2, usualMs: 10_000 };
const ALONE: Foreseen = { ahead: 0, aheadMs: 0, flow: 0, flowMs: 0 };

/** Seconds after which whoever is sent away may come again; undefined for who is let in. */
function sentAwayFor(check: () => void): unknown {
  try {
    check();
  } catch (error) {
    return (error as Failure).details.retryAfterS;
  }
  return undefined;
}

describe('the queue', () => {
  it.each([
    ['while there is room', { waiting: 7 }, undefined],
    ['when it is full: as long as one job takes two workers', { waiting: 8 }, 5],
    ['when it is more than full', { waiting: 10 }, 15],
    ['when it is full and workers are just taking what waits', { waiting: 9, idle: 2 }, undefined],
  ])('lets in %s', (_, now, seconds) => {
    expect(sentAwayFor(() => checkRoom({ ...BUSY, ...now }))).toBe(seconds);
  });

  it.each([
    ['whose turn is next, however long jobs take', {}, 1, undefined],
    ['who is second where jobs take longer than anybody may wait', { ahead: 1, aheadMs: 10_000 }, 1, 9],
    ['the same where that is no whole number of seconds', { ahead: 1, aheadMs: 10_000 }, 0.4, 10],
    ['of a key that has as much waiting as it may', { flow: 6 }, 90, 5],
    ['whose turn comes within the waiting limit', { ahead: 5, aheadMs: 50_000 }, 30, undefined],
    ['whose turn comes after it, as much later as it comes', { ahead: 9, aheadMs: 90_000 }, 30, 20],
    ['behind as many that take a tenth of the time', { ahead: 9, aheadMs: 9_000 }, 30, undefined],
  ])('lets in an upload %s', (_, key, withinS, seconds) => {
    expect(sentAwayFor(() => checkTurn(BUSY, { ...ALONE, ...key }, withinS))).toBe(seconds);
  });

  it('lets in whoever is next behind what an idle worker is just taking, however long jobs take', () => {
    const second = { ...ALONE, ahead: 1, aheadMs: 10_000 };
    expect(sentAwayFor(() => checkTurn({ ...BUSY, idle: 1 }, second, 1))).toBeUndefined();
  });

  it.each([
    ['when a worker will be free, where nobody else waits', {}, {}, 5],
    ['when there is a place', { waiting: 10 }, {}, 15],
    ['when its turn would come in time', {}, { ahead: 9, aheadMs: 90_000 }, 20],
  ])('tells who has waited in vain to come again %s', (_, now, key, seconds) => {
    expect(secondsToNextTry({ ...BUSY, ...now }, { ...ALONE, ...key }, 30)).toBe(seconds);
  });

  it('knows that a key which may use one worker of two waits twice as long for its own', () => {
    const behindOwn = { ahead: 2, aheadMs: 20_000, flow: 4, flowMs: 40_000 };
    expect(sentAwayFor(() => checkTurn(BUSY, behindOwn, 30))).toBeUndefined();
    expect(sentAwayFor(() => checkTurn({ ...BUSY, keyPlaces: 1 }, behindOwn, 30))).toBe(20);
  });
});

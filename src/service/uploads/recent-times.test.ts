import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RecentTimes } from './recent-times.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

it('expects of a drawing what the last ones usually took, without their wait for a place', () => {
  const times = new RecentTimes();
  expect(times.expected).toEqual({});
  for (const reading of [3000, 9000, 4000]) {
    const clock = times.follow();
    clock.enter('queued');
    vi.advanceTimersByTime(60_000);
    clock.enter('reading');
    vi.advanceTimersByTime(reading);
    clock.enter('storing');
    vi.advanceTimersByTime(50);
    clock.done();
  }
  times.follow().enter('reading');
  expect(times.expected).toEqual({ reading: 4000, storing: 50 });
});

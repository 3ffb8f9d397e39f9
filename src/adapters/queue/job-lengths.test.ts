import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type AskQueue, JobLengths } from './job-lengths.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('assumes what a job of a kind takes where none was done lately', async () => {
  const ask = vi.fn(async () => [{ kind: 'drawing', ms: 21_000 }]);
  const lengths = new JobLengths(ask as AskQueue);
  expect(await lengths.byKind()).toEqual({ drawing: 21_000, furnish: 3_000, variant: 1_500 });
});

it('looks again after some seconds, and at once where it could not see', async () => {
  const ask = vi.fn(async () => [{ kind: 'drawing', ms: 21_000 }]).mockRejectedValueOnce(new Error('gone'));
  const lengths = new JobLengths(ask as AskQueue);
  await expect(lengths.byKind()).rejects.toThrow('gone');
  for (let asked = 0; asked < 3; asked++) await lengths.byKind();
  expect(ask).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(3_001);
  await lengths.byKind();
  expect(ask).toHaveBeenCalledTimes(3);
});

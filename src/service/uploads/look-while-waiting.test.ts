import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { JobOutcome } from '../ports/job-queue.ts';
import type { StageListener } from '../ports/plan-processor.ts';
import { lookWhileWaiting } from './look-while-waiting.ts';

const REFUSED: JobOutcome = { ok: false, code: 'multiple_pages', message: 'It has 2 pages.', details: { pages: 2 } };
const DONE: JobOutcome = { ok: true, summary: {} as never };

/** A job in the queue: what its sender and its worker can do with it, and what was asked of the look. */
function begin(refuse: (signal: AbortSignal) => Promise<JobOutcome | undefined>) {
  const worked = Promise.withResolvers<JobOutcome>();
  const sender = new AbortController();
  const looks: AbortSignal[] = [];
  let tell: StageListener = () => {};
  const cancelled = vi.fn();
  const outcome = lookWhileWaiting(
    ({ signal, onStage = () => {}, entered }) => {
      tell = onStage;
      signal.addEventListener('abort', () => {
        cancelled();
        worked.reject(signal.reason);
      });
      tell('queued');
      entered();
      return worked.promise;
    },
    (signal) => {
      looks.push(signal);
      return refuse(signal);
    },
    { signal: sender.signal, entered: () => {}, heard: () => {}, nextTryS: async () => 1 },
  );
  return { outcome, sender, looks, cancelled, work: () => tell('decoding'), finish: () => worked.resolve(DONE) };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('does not look at what a worker takes up at once', async () => {
  const job = begin(async () => REFUSED);
  await vi.advanceTimersByTimeAsync(50);
  job.work();
  job.finish();
  expect(await job.outcome).toEqual(DONE);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(job.looks).toEqual([]);
});

it('takes what is refused at sight out of the queue, with its answer', async () => {
  const job = begin(async () => REFUSED);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await job.outcome).toEqual(REFUSED);
  expect(job.cancelled).toHaveBeenCalledOnce();
});

it.each([
  ['finds nothing', async () => undefined],
  ['breaks off', async () => Promise.reject(new Error('the child died'))],
])('lets a drawing wait on when the look %s', async (_, refuse) => {
  const job = begin(refuse);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(job.looks).toHaveLength(1);
  job.work();
  job.finish();
  expect(await job.outcome).toEqual(DONE);
  expect(job.cancelled).not.toHaveBeenCalled();
});

it('leaves the verdict to a worker that has begun in the meantime, and asks no longer', async () => {
  const seen = Promise.withResolvers<JobOutcome>();
  const job = begin(() => seen.promise);
  await vi.advanceTimersByTimeAsync(1_000);
  job.work();
  expect(job.looks[0]!.aborted).toBe(true);
  seen.resolve(REFUSED);
  await vi.advanceTimersByTimeAsync(0);
  job.finish();
  expect(await job.outcome).toEqual(DONE);
});

it('asks no longer when the sender leaves, who gets no answer', async () => {
  const job = begin(() => new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(1_000);
  job.sender.abort(new Error('left'));
  await expect(job.outcome).rejects.toThrow('left');
  expect(job.looks[0]!.aborted).toBe(true);
});

import { expect, it, vi } from 'vitest';
import type { JobKind } from '../jobs/job-kind.ts';
import type { JobQueue } from '../ports/job-queue.ts';
import type { Rows } from '../ports/rows.ts';
import { StoreUnavailable } from '../ports/store-unavailable.ts';
import { Admission } from './admission.ts';

const TURN = { keyId: 'k', kind: 'drawing' } as const;

it('tells all who wait for a place at once that the stores are gone, and asks again for who comes later', async () => {
  const hanging = Promise.withResolvers<number>();
  const countPlaces = vi.fn(() => hanging.promise);
  const queue = {
    ...{ countWaiting: async () => 0, usualMs: async () => 1000, countRunning: () => 0 },
    foresee: async () => ({ ahead: 0, aheadMs: 0, flow: 0, flowMs: 0 }),
  } as Partial<JobQueue> as JobQueue;
  const rows = { workers: { countPlaces } } as unknown as Rows;
  const admission = new Admission({ queue, rows, queueLimit: 9, workers: 1, timeLimitS: 90 });
  const waiting = Promise.allSettled([1, 2, 3].map(() => admission.takePlace(TURN)));
  hanging.reject(new StoreUnavailable('rows', 'hangs'));
  expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(countPlaces).toHaveBeenCalledTimes(1);
  countPlaces.mockResolvedValue(1);
  await expect(admission.takePlace(TURN)).resolves.toMatchObject({ leave: expect.any(Function) });
});

it('counts what is about to enter the queue by its own kind', async () => {
  const usual = { drawing: 8000, furnish: 3000, variant: 1000 };
  const queue = {
    ...{ countWaiting: async () => 0, usualMs: async (kind: JobKind) => usual[kind], countRunning: () => 1 },
    foresee: async () => ({ ahead: 0, aheadMs: 0, flow: 0, flowMs: 0 }),
  } as Partial<JobQueue> as JobQueue;
  const rows = { workers: { countPlaces: async () => 1 } } as unknown as Rows;
  const admission = new Admission({ queue, rows, queueLimit: 9, workers: 1, timeLimitS: 12 });
  for (const keyId of ['a', 'b', 'c']) await admission.takePlace({ keyId, kind: 'variant' });
  // Three variants and itself take a worker 11 s, and with this drawing before it the next 19 s.
  await admission.takePlace(TURN);
  await expect(admission.takePlace({ keyId: 'd', kind: 'drawing' })).rejects.toMatchObject({
    details: { retryAfterS: 7 },
  });
});

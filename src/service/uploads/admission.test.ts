import { expect, it, vi } from 'vitest';
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

import { expect, it } from 'vitest';
import type { FileStore } from '../ports/file-store.ts';
import type { JobOutcome, JobQueue, PlanJob } from '../ports/job-queue.ts';
import { handInJob } from './hand-in-job.ts';

const JOB = { id: 'j', kind: 'drawing' } as unknown as PlanJob;
const BROKEN: JobOutcome = { ok: false, code: 'internal_error', message: 'broke off', details: {} };
const SENDER = { entered: () => {}, heard: () => {}, nextTryS: async () => 1 };

it('leaves no drawing of a job whose workers died of it', async () => {
  const kept = new Set<string>();
  const files = {
    put: async (name: string) => void kept.add(name),
    remove: async (name: string) => void kept.delete(name),
  } as Partial<FileStore> as FileStore;
  const submitted: string[][] = [];
  const queue = {
    submit: async () => void submitted.push([...kept]),
    waitFor: async () => BROKEN,
  } as Partial<JobQueue> as JobQueue;
  const signal = new AbortController().signal;
  const outcome = await handInJob(JOB, new Uint8Array(1), { queue, files, timeLimitS: 9 }, { ...SENDER, signal });
  expect(outcome).toBe(BROKEN);
  expect(submitted).toEqual([['inputs/j']]);
  expect([...kept]).toEqual([]);
});

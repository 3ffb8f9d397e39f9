import { describe, expect, it, vi } from 'vitest';
import type { IdempotencyRecord, IdempotencyRows, PlanIds } from '../ports/idempotency-rows.ts';
import type { JobOutcome, JobQueue } from '../ports/job-queue.ts';
import type { LaterRows } from '../ports/later-rows.ts';
import { type IdempotentUpload, IdempotentUploads } from './idempotent-uploads.ts';

const FIRST: PlanIds = { uniqueId: 'u1', imageId: 'i1', galleryId: 'g1' };
const SECOND: PlanIds = { uniqueId: 'u2', imageId: 'i2', galleryId: 'g2' };
const done: JobOutcome = { ok: true, summary: {} as never };
const refused: JobOutcome = { ok: false, code: 'furniture_detected', message: 'a bed', details: {} };
const broken: JobOutcome = { ok: false, code: 'internal_error', message: 'broke off', details: {} };

/** One upload in memory, and a queue that says of its jobs what it is told to. */
function setUp(age = 0) {
  let kept: IdempotencyRecord | undefined;
  const seen = new Map<string, Awaited<ReturnType<JobQueue['look']>>>();
  const idempotency: IdempotencyRows = {
    async claim(_, upload) {
      const there = kept;
      kept ??= { ...upload, outcome: null, ageS: age };
      return there;
    },
    async takeOver(_, from, to) {
      if (kept!.jobId !== from.jobId) return false;
      kept = { ...kept!, ...to };
      return true;
    },
    async release(_, { jobId }, afterS) {
      if (kept!.jobId === jobId) kept = { ...kept!, ageS: afterS };
    },
    async settle(_, outcome) {
      kept = { ...kept!, outcome };
    },
    async removeOfPlan() {},
    removeOlderThan: async () => 0,
  };
  const queue = { look: async (id: string) => seen.get(id) ?? 'unknown' } as JobQueue;
  const later = { find: async () => undefined } as Partial<LaterRows> as LaterRows;
  const removed: string[] = [];
  const files = { remove: async (name: string) => void removed.push(name) };
  const uploads = new IdempotentUploads({ rows: { idempotency, later }, queue, files });
  const worked: PlanIds[] = [];
  let replays = 0;
  const send = (ids: PlanIds, ends: JobOutcome | 'dies' | 'fails', fingerprint = 'a drawing') => {
    const upload: IdempotentUpload = { ...SCOPE, fingerprint, onReplay: () => replays++ };
    return uploads.once(upload, ids, async ({ id, ...of }) => {
      worked.push(of);
      if (ends === 'dies') return new Promise<never>(() => {});
      if (ends === 'fails') throw new Error('no store');
      seen.set(id, ends);
      return ends;
    });
  };
  return { send, worked, seen, removed, jobId: () => kept!.jobId, replays: () => replays };
}
const SCOPE = { keyId: 'plk_1', endpoint: '/process', token: 'order-1' };

describe('an upload under an Idempotency-Key', () => {
  it.each([
    ['a result', done],
    ['a refusal', refused],
  ])('is worked on once and answered alike: %s', async (_, outcome) => {
    const { send, worked, replays } = setUp();
    expect(await send(FIRST, outcome)).toEqual({ ids: FIRST, outcome });
    expect(await send(SECOND, broken)).toEqual({ ids: FIRST, outcome });
    expect([worked, replays()]).toEqual([[FIRST], 1]);
  });

  it('is worked on again under the same ids where the first try failed by our fault', async () => {
    const { send, worked, replays } = setUp();
    await send(FIRST, broken);
    expect(await send(SECOND, done)).toEqual({ ids: FIRST, outcome: done });
    expect([worked, replays()]).toEqual([[FIRST, FIRST], 0]);
  });

  it('waits for the job of a process that died, and takes its result', async () => {
    const { send, worked, seen, jobId } = setUp();
    void send(FIRST, 'dies');
    await vi.waitUntil(() => worked.length > 0);
    seen.set(jobId(), 'unfinished');
    await expect(send(SECOND, done)).rejects.toMatchObject({ code: 'idempotency_conflict' });
    seen.set(jobId(), done);
    expect(await send(SECOND, broken)).toEqual({ ids: FIRST, outcome: done });
    seen.clear();
    expect(await send(SECOND, broken)).toEqual({ ids: FIRST, outcome: done });
    expect(worked).toEqual([FIRST]);
  });

  it('is taken over where a process died before the queue had it, but not from one that is about to', async () => {
    const young = setUp(1);
    void young.send(FIRST, 'dies');
    await expect(young.send(SECOND, done)).rejects.toMatchObject({ code: 'idempotency_conflict' });
    const old = setUp(3600);
    void old.send(FIRST, 'dies');
    await vi.waitUntil(() => old.worked.length > 0);
    const left = `inputs/${old.jobId()}`;
    expect(await old.send(SECOND, done)).toEqual({ ids: FIRST, outcome: done });
    expect([young.removed, old.removed]).toEqual([[], [left]]);
  });

  it('is worked on at once when it is sent again after it never reached the queue', async () => {
    const { send, worked } = setUp(1);
    await expect(send(FIRST, 'fails')).rejects.toThrow('no store');
    expect(await send(SECOND, done)).toEqual({ ids: FIRST, outcome: done });
    expect(worked).toEqual([FIRST, FIRST]);
  });

  it('is another one when anything of it is another', async () => {
    const { send } = setUp();
    await send(FIRST, done);
    await expect(send(SECOND, done, 'another drawing')).rejects.toMatchObject({ code: 'idempotency_key_reused' });
  });
});

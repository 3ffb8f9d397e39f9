import { describe, expect, it, vi } from 'vitest';
import type { FileStore } from '../ports/file-store.ts';
import type { DrawingJob, JobHandler, JobOutcome } from '../ports/job-queue.ts';
import type { Rows } from '../ports/rows.ts';
import { notingProgress } from './note-progress.ts';

const JOB = { id: 'j', uniqueId: 'u', requestId: 'r', isAnsweredLater: true } as DrawingJob;
const DONE: JobOutcome = { ok: true, summary: {} as never };
const LEFT: JobOutcome = { ok: false, code: 'internal_error', message: 'The sender left.', details: {} };

/** A handler that tells stages as a processor does, and the rows in which they are noted. */
function setUp({ ends = DONE, isCancelled = false, awaitsWebhook = false } = {}) {
  const noted: string[] = [];
  const later = {
    noteStage: async (_: string, stage: string) => void noted.push(stage),
    settle: async (_: string, { ok }: JobOutcome) => {
      noted.push(`ok ${ok}`);
      return { isCancelled, awaitsWebhook };
    },
    noteWebhook: async () => void noted.push('handed on'),
  };
  const plans = {
    findByUniqueId: async () => ({ uniqueId: 'u' }),
    listImages: async () => [],
    remove: vi.fn(async () => {}),
  };
  const handler: JobHandler = async (_, { onStage, isGuest }) => {
    if (isGuest) noted.push('guest');
    for (const stage of ['decoding', 'reading', 'drawing', 'storing'] as const) onStage(stage);
    return ends;
  };
  const webhooks = { add: vi.fn(async () => {}), work: async () => {}, countWaiting: async () => 0 };
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const files = { list: async () => [] } as Partial<FileStore> as FileStore;
  const rows = { later, plans } as unknown as Rows;
  const work = notingProgress(handler, { files, rows, webhooks, log });
  const run = (job = JOB, signal = new AbortController().signal, isGuest = false) =>
    work(job, { signal, onStage: () => {}, holdsClaim: async () => true, isGuest });
  return { run, noted, webhooks, plans, log };
}

describe('a job whose sender does not wait', () => {
  it('has each stage noted once, in order, then its end', async () => {
    const { run, noted, webhooks } = setUp();
    expect(await run()).toBe(DONE);
    expect(noted).toEqual(['decoding', 'reading', 'drawing', 'storing', 'ok true']);
    expect(webhooks.add).not.toHaveBeenCalled();
  });

  it('leaves a line in the log under the request that was answered long before', async () => {
    const refused: JobOutcome = { ok: false, code: 'dimensions_missing', message: '', details: {} };
    for (const ends of [DONE, refused]) {
      const { run, log } = setUp({ ends });
      await run();
      const code = ends.ok ? 'success' : ends.code;
      expect(log.info.mock.calls).toEqual([[{ requestId: 'r', code, ms: expect.any(Number) }, expect.any(String)]]);
    }
  });

  it('is as much a guest as it was', async () => {
    const { run, noted } = setUp();
    await run(JOB, undefined, true);
    expect(noted).toContain('guest');
  });

  it('is handed on to be posted where that is awaited', async () => {
    const { run, noted, webhooks } = setUp({ awaitsWebhook: true });
    await run();
    expect(webhooks.add.mock.calls).toEqual([['j']]);
    expect(noted.at(-1)).toBe('handed on');
  });

  it('leaves no plan when it was cancelled while its result was being kept, and nobody is told', async () => {
    const { run, plans, webhooks } = setUp({ isCancelled: true, awaitsWebhook: true });
    await run();
    expect(plans.remove.mock.calls).toEqual([['u']]);
    expect(webhooks.add).not.toHaveBeenCalled();
  });

  it('has no end that is not its own: another worker has it, or it was cancelled', async () => {
    const { run, noted } = setUp({ ends: LEFT });
    expect(await run(JOB, AbortSignal.abort())).toBe(LEFT);
    expect(noted).not.toContain('ok false');
  });

  it('of any other job nothing is noted', async () => {
    const { run, noted } = setUp();
    await run({ ...JOB, isAnsweredLater: false });
    expect(noted).toEqual([]);
  });
});

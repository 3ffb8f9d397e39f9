import { expect, it, vi } from 'vitest';
import type { FileStore } from './ports/file-store.ts';
import type { PlanProcessor, ProcessedPlan } from './ports/plan-processor.ts';
import type { Rows } from './ports/rows.ts';
import type { WebhookQueue } from './ports/webhooks.ts';
import { makePlanHandler } from './process-plan.ts';

const FAULT = { stage: 'stairs', error: new RangeError('Invalid typed array length: -9') };

it('logs a stage that was left out with its request, tells of it, and goes on', async () => {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const onLeftOut = vi.fn();
  const plan = { walls: [], openings: [], rooms: [], fixtures: [], furniture: [] };
  const scale = { metresPerPixel: 0.01, from: 'areas' };
  const processor = {
    process: async (_file, options) => {
      options?.onFault?.(FAULT);
      return { document: { plan, scale }, timings: {}, frame: {} } as unknown as ProcessedPlan;
    },
  } as Pick<PlanProcessor, 'process'> as PlanProcessor;
  const files = {
    get: async () => new Uint8Array(1),
    put: async () => {},
    remove: async () => {},
  } as Partial<FileStore> as FileStore;
  const rows = { plans: { insert: async () => {} } } as unknown as Rows;
  const webhooks = {} as WebhookQueue;
  const keeping = { originalDays: undefined, refusedHours: 24 };
  const handler = makePlanHandler({ files, rows, webhooks, processor, timeLimitS: 9, keeping, log, onLeftOut });
  const ids = { uniqueId: 'u', imageId: 'i', galleryId: 'g', keyId: 'k', requestId: 'request-7' };
  const job = { ...ids } as unknown as Parameters<typeof handler>[0];
  const outcome = await handler(job, { signal: new AbortController().signal, onStage: () => {} });
  expect(outcome.ok).toBe(true);
  expect(log.error.mock.calls).toEqual([
    [{ err: FAULT.error, stage: 'stairs', requestId: 'request-7' }, expect.any(String)],
  ]);
  expect(onLeftOut.mock.calls).toEqual([['stairs']]);
});

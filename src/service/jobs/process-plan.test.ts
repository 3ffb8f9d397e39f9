import { expect, it, vi } from 'vitest';
import type { FileStore } from '../ports/file-store.ts';
import { ClaimLost, type JobHandling, type PlanJob } from '../ports/job-queue.ts';
import type { FurnishedPlan, PlanProcessor, ProcessedPlan } from '../ports/plan-processor.ts';
import type { Rows } from '../ports/rows.ts';
import type { WebhookQueue } from '../ports/webhooks.ts';
import { makePlanHandler } from './process-plan.ts';

const PLAN = { walls: [], openings: [], rooms: [], fixtures: [], furniture: [] };
const SCALE = { metresPerPixel: 0.01, from: 'areas', agreeing: 1, read: 1 };
const IDS = { uniqueId: 'u', imageId: 'i', galleryId: 'g', keyId: 'k', requestId: 'request-7' };
const FAULT = { stage: 'stairs', error: new RangeError('Invalid typed array length: -9') };
const HANDLING: JobHandling = {
  signal: new AbortController().signal,
  onStage: () => {},
  holdsClaim: async () => true,
};

it('logs a stage that was left out with its request, tells of it, goes on, and has a guest go first', async () => {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const onLeftOut = vi.fn();
  const guests: unknown[] = [];
  const processor = {
    process: async (_file, options) => {
      guests.push(options?.isGuest);
      options?.onFault?.(FAULT);
      return { document: { plan: PLAN, scale: SCALE }, timings: {}, frame: {} } as unknown as ProcessedPlan;
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
  const job = { ...IDS } as unknown as Parameters<typeof handler>[0];
  const outcome = await handler(job, { ...HANDLING, isGuest: true });
  expect(outcome.ok).toBe(true);
  expect(guests).toEqual([true]);
  expect(log.error.mock.calls).toEqual([
    [{ err: FAULT.error, stage: 'stairs', requestId: 'request-7' }, expect.any(String)],
  ]);
  expect(onLeftOut.mock.calls).toEqual([['stairs']]);
});

it('tells who puts a refused drawing right that somebody has made a plan of it in the meantime', async () => {
  const processor = {
    furnish: async () => ({ document: {}, timings: {}, frame: {} }) as unknown as FurnishedPlan,
  } as Partial<PlanProcessor> as PlanProcessor;
  const plan = {
    version: 1,
    source: { widthPx: 9, heightPx: 9, toPixels: [1, 0, 0, 1, 0, 0] },
    plan: PLAN,
    scale: SCALE,
  };
  const verdict = { code: 'furniture_detected', message: 'A bed.', details: {} };
  const files = {
    get: async (name) =>
      name.startsWith('drafts/') ? undefined : new TextEncoder().encode(JSON.stringify({ ...plan, verdict })),
    put: async () => {},
    remove: async () => {},
  } as Partial<FileStore> as FileStore;
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const rows = { plans: { findByUniqueId: async () => undefined } } as unknown as Rows;
  const keeping = { originalDays: undefined, refusedHours: 24 };
  const webhooks = {} as WebhookQueue;
  const handler = makePlanHandler({ files, rows, webhooks, processor, timeLimitS: 9, keeping, log });
  const job = { kind: 'furnish', edition: null, keepLayout: false, draftId: 'd', ...IDS } as unknown as PlanJob;
  const outcome = await handler(job, HANDLING);
  expect(outcome).toMatchObject({ ok: false, code: 'version_conflict', details: { version: 1 } });
  expect(log.error).not.toHaveBeenCalled();
});

const PICTURES = ['images/i_layout.jpg', 'images/i/bare.jpg'];
const PLAN_FILES = ['plans/u/plan.json', 'plans/u/frame.json', 'plans/u/scene.glb', 'plans/u/original.jpg'];
const VARIANT = { kind: 'furnish', edition: 'e', isVariant: true, keepLayout: true };

it.each([
  ['all of a drawing whose sender left', {}, undefined, [...PICTURES, ...PLAN_FILES, 'inputs/j']],
  ['nothing of a job that another worker has now', {}, new ClaimLost(), []],
  ['only the pictures of a variant: somebody else may get the same', VARIANT, undefined, [...PICTURES, 'inputs/j']],
])('removes %s', async (_, kind, reason, expected) => {
  const stop = new AbortController();
  const hang = () => {
    stop.abort(reason);
    return new Promise<never>(() => {});
  };
  const processor = { process: hang, furnish: hang } as Partial<PlanProcessor> as PlanProcessor;
  const removed: string[] = [];
  const source = { widthPx: 9, heightPx: 9, toPixels: [1, 0, 0, 1, 0, 0] };
  const files = {
    get: async () => new TextEncoder().encode(JSON.stringify({ version: 1, source, plan: PLAN, scale: SCALE })),
    remove: async (name) => void removed.push(name),
  } as Partial<FileStore> as FileStore;
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const plans = { findByUniqueId: async () => ('isVariant' in kind ? {} : undefined), listEditions: async () => [] };
  const rows = { plans } as unknown as Rows;
  const keeping = { originalDays: undefined, refusedHours: 24 };
  const handler = makePlanHandler({
    files,
    rows,
    webhooks: {} as WebhookQueue,
    processor,
    timeLimitS: 9,
    keeping,
    log,
  });
  await handler({ id: 'j', ...IDS, ...kind } as unknown as PlanJob, { ...HANDLING, signal: stop.signal });
  expect(removed).toEqual(expected);
});

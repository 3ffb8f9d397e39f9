import { expect, it, vi } from 'vitest';
import { Failure } from '#core/failures.ts';
import type { FileStore } from '../ports/file-store.ts';
import { ClaimLost, type PlanJob } from '../ports/job-queue.ts';
import type { FurnishedPlan, PlanProcessor } from '../ports/plan-processor.ts';
import type { Rows } from '../ports/rows.ts';
import { StoreUnavailable } from '../ports/store-unavailable.ts';
import type { WebhookQueue } from '../ports/webhooks.ts';
import { makePlanHandler } from './process-plan.ts';
import { RefusedDrawing } from './refused.ts';

const ROOM = { id: 'r1', type: 'bedroom', label: 'Bedroom', outline: [[0, 0], [4, 0], [4, 3]], holes: [], area: 12.345 }; // biome-ignore format: one line
const DOCUMENT = {
  version: 1,
  source: { widthPx: 9, heightPx: 9, toPixels: [1, 0, 0, 1, 0, 0] },
  verdict: { code: 'success', message: '', details: {} },
  scale: { metresPerPixel: 0.01, from: 'areas', agreeing: 1, read: 1 },
  plan: { walls: [], openings: [], rooms: [ROOM], fixtures: [], furniture: [] },
};
const MADE = { document: DOCUMENT, timings: {}, frame: {} } as unknown as FurnishedPlan;
const JOB = {
  id: 'j',
  uniqueId: 'u',
  imageId: 'i',
  galleryId: 'g',
  keyId: 'k',
  requestId: 'r',
  keepRefused: true,
  seal: {},
};
const REFUSED = new RefusedDrawing('furniture_detected', 'A bed.', {}, { pages: [new Uint8Array(1)] });
const never = () => new Promise<never>(() => {});

interface Setting {
  readonly work?: () => Promise<FurnishedPlan>;
  /** Of the queue, about whose the job is. */
  readonly answer?: boolean | StoreUnavailable;
  /** All files that there are. */
  readonly stored?: Record<string, unknown>;
  readonly editions?: readonly { id: string; version: number | null }[];
  readonly isCommitted?: boolean;
}

/** A worker with a tenth of a second for each job, and what it did to the stores. */
function setUp({ work = never, answer = true, stored = {}, editions = [], isCommitted = false }: Setting) {
  const changed: string[] = [];
  const later = { settle: async () => void changed.push('its end'), noteStage: async () => {} };
  const plans = {
    insert: async () => void changed.push('a row'),
    findByUniqueId: async () => (isCommitted ? { version: 3 } : undefined),
    listEditions: async () => editions,
  };
  const files = {
    get: async (name) => (name in stored ? new TextEncoder().encode(JSON.stringify(stored[name])) : undefined),
    put: async (name) => void changed.push(name),
    remove: async (name) => void changed.push(name),
  } as Partial<FileStore> as FileStore;
  const stop = new AbortController();
  const holdsClaim = vi.fn(async () => {
    if (answer instanceof Error) throw answer;
    if (!answer) stop.abort(new ClaimLost());
    return answer;
  });
  const handler = makePlanHandler({
    ...{ files, rows: { plans, later, mendLinks: {} } as unknown as Rows, webhooks: {} as WebhookQueue },
    processor: { process: work, furnish: work } as unknown as PlanProcessor,
    ...{ timeLimitS: 0.1, keeping: { originalDays: 0, refusedHours: 24 } },
    log: { info: vi.fn(), warn: vi.fn(), error: vi.fn() },
  });
  const run = (job: object = {}) =>
    handler({ ...JOB, ...job } as unknown as PlanJob, { signal: stop.signal, onStage: () => {}, holdsClaim });
  return { run, changed };
}

const INPUT = { 'inputs/j': {} };

it.each<[string, () => Promise<FurnishedPlan>]>([
  ['whose time was over', never],
  ['that failed', () => Promise.reject(new Failure('furniture_detected', 'A bed.', {}))],
  ['whose drawing was refused and is to be kept', () => Promise.reject(REFUSED)],
  ['that was done', async () => MADE],
])('changes nothing of a job %s when another worker has it now', async (_, work) => {
  const { run, changed } = setUp({ work, answer: false, stored: INPUT });
  expect((await run({ isAnsweredLater: true })).ok).toBe(false);
  expect(changed).toEqual([]);
});

it.each<[string, () => Promise<FurnishedPlan>]>([
  ['timeout', never],
  ['furniture_detected', () => Promise.reject(REFUSED)],
])('removes and keeps nothing of a job that ends with %s while nobody can say whose it is', async (code, work) => {
  const { run, changed } = setUp({ work, answer: new StoreUnavailable('queue', undefined), stored: INPUT });
  expect(await run()).toMatchObject({ ok: false, code });
  expect(changed).toEqual([]);
});

it('removes what there is of a job whose time was over, as long as it is its own', async () => {
  const { run, changed } = setUp({ stored: INPUT });
  expect(await run()).toMatchObject({ ok: false, code: 'timeout' });
  expect(changed).toContain('plans/u/plan.json');
  expect(changed.at(-1)).toBe('inputs/j');
});

const EDITION = { kind: 'furnish', edition: 'e', keepLayout: true };

it.each([
  ['drawing', {}, 'plans/u/plan.json', 1],
  ['version', EDITION, 'plans/u/e/plan.json', 2],
  ['variant', { ...EDITION, isVariant: true }, 'plans/u/e/plan.json', 3],
])('tells the plan that the worker before has kept of a %s and could not tell', async (kind, job, name, version) => {
  const editions = [{ id: 'e', version: kind === 'variant' ? null : 2 }];
  const { run } = setUp({ isCommitted: true, editions, stored: { [name]: DOCUMENT } });
  const scale = { metresPerPixel: 0.01, from: 'areas' };
  const summary = { rooms: 1, area: 12.35, items: 0, scale, timings: {} };
  expect(await run(job)).toEqual({ ok: true, summary, version });
});

it('fails where the drawing is gone and no plan was kept', async () => {
  expect(await setUp({}).run()).toMatchObject({ ok: false, code: 'internal_error' });
});

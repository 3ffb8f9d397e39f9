import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import type { PlanDocument } from '#core/plan/schema.ts';
import type { StillWishes } from '#service/ports/plan-printer.ts';

export interface StillTask extends StillWishes {
  readonly document: PlanDocument;
}

/** Stills at a time: a still takes about a second, and the process that serves has other things to do. */
const limit = pLimit(1);
/** No home takes so long; a thread that does is ended, ms. */
const PATIENCE_MS = 30_000;
const RESOURCES = { maxOldGenerationSizeMb: 512 };

/**
 * Draws a still in a thread of its own, which ends with it.
 * @returns JPEG; undefined for a room that there is not
 * @throws `Error` for a plan that cannot be drawn, or not in time
 */
export const drawStill = (task: StillTask): Promise<Uint8Array | undefined> => limit(() => run(task));

async function run(task: StillTask): Promise<Uint8Array | undefined> {
  const thread = new Worker(new URL('./still-thread.ts', import.meta.url), {
    workerData: task,
    resourceLimits: RESOURCES,
  });
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array | undefined>();
  thread.once('message', resolve);
  thread.once('error', reject);
  thread.once('exit', (code) => reject(new Error(`The thread of a still ended with ${code}`)));
  const timer = setTimeout(() => reject(new Error('A still took too long')), PATIENCE_MS);
  return promise.finally(() => {
    clearTimeout(timer);
    return thread.terminate();
  });
}

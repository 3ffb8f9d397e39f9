import { Failure } from '#core/failures.ts';
import {
  barePictureName,
  documentName,
  frameName,
  inputName,
  originalName,
  pictureName,
  planFileNames,
  sceneName,
} from './plan-files.ts';
import type { FileStore } from './ports/file-store.ts';
import type { JobHandler, JobOutcome, PlanJob, PlanSummary } from './ports/job-queue.ts';
import type { Log } from './ports/log.ts';
import type { PlanProcessor, ProcessedPlan, StageFault } from './ports/plan-processor.ts';
import type { Rows } from './ports/rows.ts';
import { StoreUnavailable } from './ports/store-unavailable.ts';

export interface ProcessPlanOptions {
  readonly files: FileStore;
  readonly rows: Rows;
  readonly processor: PlanProcessor;
  readonly timeLimitS: number;
  readonly log: Log;
  /** Told of every stage that was left out of a plan. */
  readonly onLeftOut?: (stage: string) => void;
  /** Told how many milliseconds each part of the work on a plan took. */
  readonly onTimings?: (timings: Readonly<Record<string, number>>) => void;
}

/** The worker's side of an upload: reads the drawing, has it processed within the limit, keeps all of the result or nothing. */
export function makePlanHandler(options: ProcessPlanOptions): JobHandler {
  const { files, processor, timeLimitS, log } = options;
  return async (job, { signal, onStage }) => {
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), timeLimitS * 1000);
    try {
      const input = await files.get(inputName(job));
      if (!input) throw new Error('The drawing is gone from the file store');
      const stop = AbortSignal.any([signal, limit.signal]);
      stop.throwIfAborted();
      const onFault = ({ stage, error: err }: StageFault) => {
        log.error({ err, stage, requestId: job.requestId }, 'a stage failed and was left out');
        options.onLeftOut?.(stage);
      };
      const made = await orAborted(
        processor.process(input, { wishes: job.wishes, signal: stop, onStage, onFault }),
        stop,
      );
      clearTimeout(timer);
      onStage('storing');
      const startedAt = performance.now();
      await keep(job, made, options);
      const timings = { ...made.timings, store: Math.round(performance.now() - startedAt) };
      options.onTimings?.(timings);
      return { ok: true, summary: summarise(made, timings) };
    } catch (error) {
      await Promise.allSettled(planFileNames(job).map((name) => files.remove(name)));
      if (limit.signal.aborted) return timedOut(timeLimitS);
      if (signal.aborted) return { ok: false, code: 'internal_error', message: 'The sender left.', details: {} };
      return failed(error, job, log);
    } finally {
      clearTimeout(timer);
      await files.remove(inputName(job)).catch(() => {});
    }
  };
}

/** Files first, the row last: whatever has a row can be fetched. */
async function keep(job: PlanJob, made: ProcessedPlan, { files, rows }: ProcessPlanOptions): Promise<void> {
  const { uniqueId, imageId, galleryId, keyId } = job;
  await Promise.all([
    files.put(pictureName(imageId), made.picture),
    files.put(barePictureName(imageId), made.barePicture),
    files.put(documentName(uniqueId), asJson(made.document)),
    files.put(frameName(uniqueId), asJson(made.frame)),
    files.put(sceneName(uniqueId), made.scene),
    files.put(originalName(uniqueId), made.original),
  ]);
  await rows.plans.insert({ uniqueId, imageId, galleryId, keyId, createdAt: new Date() });
}

function asJson(value: unknown): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(value));
}

function summarise({ document }: ProcessedPlan, timings: PlanSummary['timings']): PlanSummary {
  const area = document.plan.rooms.reduce((sum, room) => sum + room.area, 0);
  return {
    rooms: document.plan.rooms.length,
    area: Math.round(area * 100) / 100,
    items: document.layout?.items.length ?? 0,
    scale: { metresPerPixel: document.scale.metresPerPixel, from: document.scale.from },
    timings,
  };
}

/** Does not wait for work that takes no notice of its signal. */
function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const stop = () => reject(new Error('The work was stopped'));
  signal.addEventListener('abort', stop, { once: true });
  if (signal.aborted) stop();
  return Promise.race([work, promise]).finally(() => signal.removeEventListener('abort', stop));
}

function timedOut(limitS: number): JobOutcome {
  const message = `The drawing took longer than the processing limit of ${limitS} s. Send a simpler or smaller one.`;
  return { ok: false, code: 'timeout', message, details: { limitS } };
}

function failed(error: unknown, job: PlanJob, log: Log): JobOutcome {
  if (error instanceof Failure && error.code !== 'internal_error') {
    return { ok: false, code: error.code, message: error.message, details: error.details };
  }
  log.error({ err: error, requestId: job.requestId }, 'a job broke off');
  const store = error instanceof StoreUnavailable;
  return {
    ok: false,
    code: store ? 'service_unavailable' : 'internal_error',
    message: store
      ? 'The result could not be kept. Send the drawing again in a moment.'
      : 'Something went wrong on our side. It has been logged under this request id.',
    details: {},
  };
}

import { Failure } from '#core/failures.ts';
import {
  barePictureName,
  documentName,
  editionFolder,
  frameName,
  inputName,
  originalName,
  pictureName,
  planFileNames,
  sceneName,
} from '../keeping/plan-files.ts';
import { removeFolder, removePicture } from '../keeping/remove-files.ts';
import type { KeepingPolicy } from '../keeping/retention.ts';
import { draftName, keepDraft, removeDraft } from '../mending/drafts.ts';
import type { FileStore } from '../ports/file-store.ts';
import { ClaimLost, type JobHandler, type JobOutcome, type PlanJob } from '../ports/job-queue.ts';
import type { Log } from '../ports/log.ts';
import type {
  FurnishedPlan,
  PlanProcessor,
  ProcessedPlan,
  StageFault,
  StageListener,
} from '../ports/plan-processor.ts';
import type { EditionRecord } from '../ports/plan-rows.ts';
import type { Rows } from '../ports/rows.ts';
import { StoreUnavailable } from '../ports/store-unavailable.ts';
import type { WebhookQueue } from '../ports/webhooks.ts';
import { findCommitted } from './committed-outcome.ts';
import { isAnothers } from './is-anothers.ts';
import { editionOf, isCommitted } from './is-committed.ts';
import { type JobKind, kindOf } from './job-kind.ts';
import { makePlan } from './make-plan.ts';
import { notingProgress } from './note-progress.ts';
import { patiently } from './patiently.ts';
import { summarise } from './summarise.ts';

/** Of one plan; each takes some megabytes. */
const MOST_VARIANTS = 50;

/** So long finished work waits for a store that is gone. Its sender waits longer, and so does the queue before it gives the job to another. */
const patienceMs = (timeLimitS: number) => 1000 * Math.min(timeLimitS, 60);

export interface ProcessPlanOptions {
  readonly files: FileStore;
  readonly rows: Rows;
  readonly webhooks: WebhookQueue;
  readonly processor: PlanProcessor;
  readonly timeLimitS: number;
  readonly keeping: Pick<KeepingPolicy, 'originalDays' | 'refusedHours'>;
  readonly log: Log;
  /** Told of every stage that was left out of a plan. */
  readonly onLeftOut?: (stage: string) => void;
  /** Told how many milliseconds each part of the work on a plan took. */
  readonly onTimings?: (timings: Readonly<Record<string, number>>) => void;
  /** Told of every job that has ended. */
  readonly onEnd?: (ended: EndedJob) => void;
}

/** A job that has ended, for who counts. */
export interface EndedJob {
  readonly kind: JobKind;
  /** `success`, the code of its failure, or `stopped` for one whose sender left. */
  readonly code: string;
  readonly seconds: number;
}

/** The worker's side of a job: has its drawing or plan processed within the limit, keeps all of the result or nothing. */
export function makePlanHandler(options: ProcessPlanOptions): JobHandler {
  const work = notingProgress(makeWork(options), options);
  return async (job, told) => {
    const startedAt = performance.now();
    const outcome = await work(job, told);
    const code = outcome.ok ? 'success' : told.signal.aborted ? 'stopped' : outcome.code;
    options.onEnd?.({ kind: kindOf(job), code, seconds: (performance.now() - startedAt) / 1000 });
    return outcome;
  };
}

function makeWork(options: ProcessPlanOptions): JobHandler {
  const { files, timeLimitS, log } = options;
  return async (job, told) => {
    const { signal, isGuest } = told;
    const limit = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    const begin = () => (timer ??= setTimeout(() => limit.abort(timedOut(timeLimitS)), timeLimitS * 1000));
    // A guest may still have to wait for a child.
    if (!isGuest) begin();
    const onStage: StageListener = (...entered) => {
      begin();
      told.onStage(...entered);
    };
    let input: Uint8Array | undefined;
    try {
      input = await files.get(inputName(job));
      if (!input) return await outcomeBefore(job, options);
      const stop = AbortSignal.any([signal, limit.signal]);
      stop.throwIfAborted();
      const onFault = ({ stage, error: err }: StageFault) => {
        log.error({ err, stage, requestId: job.requestId }, 'a stage failed and was left out');
        options.onLeftOut?.(stage);
      };
      const made = await orAborted(makePlan(job, input, options, { signal: stop, onStage, onFault, isGuest }), stop);
      clearTimeout(timer);
      told.onStage('storing');
      const startedAt = performance.now();
      const keepOwn = async () => {
        // Its sender may have had the same plan from another worker, and have removed it since.
        if (!(await told.holdsClaim())) throw new ClaimLost();
        return keep(job, made, options);
      };
      const version = await patiently(keepOwn, { forMs: patienceMs(timeLimitS), signal });
      const timings = { ...made.timings, store: Math.round(performance.now() - startedAt) };
      options.onTimings?.(timings);
      return { ok: true, summary: summarise(made.document, timings), version };
    } catch (error) {
      const isOwn = !(await isAnothers(told));
      if (isOwn) await removeUnkept(job, options);
      if (signal.aborted) return { ok: false, code: 'internal_error', message: 'The sender left.', details: {} };
      if (limit.signal.aborted) return failed(limit.signal.reason, job, { log, isKept: false });
      const isKept = isOwn && (await keepRefused(job, input, error, options));
      return failed(error, job, { log, isKept });
    } finally {
      clearTimeout(timer);
      if (!(await isAnothers(told))) await files.remove(inputName(job)).catch(() => {});
    }
  };
}

/** Of a job that is done again, and whose drawing the worker before has removed: it had kept the plan by then. */
async function outcomeBefore(job: PlanJob, options: ProcessPlanOptions): Promise<JobOutcome> {
  const outcome = await findCommitted(job, options);
  if (!outcome) throw new Error('The drawing is gone from the file store');
  return outcome;
}

/** Files first, the row last: whatever has a row can be fetched. It may be called again after it broke off. @returns the version that it is */
async function keep(job: PlanJob, made: FurnishedPlan | ProcessedPlan, options: ProcessPlanOptions): Promise<number> {
  const { files, rows, keeping } = options;
  const { uniqueId, imageId, galleryId, keyId, seal } = job;
  const edition = editionOf(job);
  const hasOriginal = keeping.originalDays !== 0;
  await Promise.all([
    files.put(pictureName(imageId), made.picture),
    files.put(barePictureName(imageId), made.barePicture),
    files.put(documentName(uniqueId, edition), asJson(made.document)),
    files.put(frameName(uniqueId, edition), asJson(made.frame)),
    files.put(sceneName(uniqueId, edition), made.scene),
    edition === null && hasOriginal && files.put(originalName(uniqueId), await originalOf(job, made, files)),
  ]);
  const { style = null, light = null } = job.wishes ?? {};
  if (edition !== null) return keepEdition(job, { id: edition, imageId, style, light }, options);
  const scope = (job.kind !== 'furnish' && job.scope) || null;
  const record = { uniqueId, imageId, galleryId, keyId, scope, style, light, hasOriginal, createdAt: new Date() };
  await rows.plans.insert(record, seal).catch(async (error) => {
    // A worker that was given up may have kept the same plan after all.
    if (!(await isCommitted(job, rows))) throw error;
  });
  if (job.draftId !== undefined) await removeDraft(job.draftId, files).catch(() => {});
  return 1;
}

/** Variants are many: the oldest make room. @returns the version that it is, or is a variant of */
async function keepEdition(
  job: PlanJob,
  edition: Omit<EditionRecord, 'version'>,
  { files, rows }: ProcessPlanOptions,
): Promise<number> {
  const { uniqueId, imageId, seal } = job;
  if (job.kind !== 'furnish' || !job.isVariant) {
    const basedOn = job.kind === 'furnish' ? job.basedOn : undefined;
    return rows.plans.addVersion(uniqueId, edition, { seal, basedOn }).catch(async (error) => {
      // It may have been kept though nobody was told.
      const version = (await rows.plans.listEditions(uniqueId)).find(({ id }) => id === edition.id)?.version;
      if (!version) throw error;
      return version;
    });
  }
  const gone = await rows.plans.addVariant(uniqueId, edition, MOST_VARIANTS);
  // Somebody else may have had the same drawn at the same time: that picture is the one.
  const kept = await rows.plans.findVariant(uniqueId, edition.id);
  const pictures = [...gone.map((one) => one.imageId), ...(kept?.imageId === imageId ? [] : [imageId])];
  await Promise.allSettled([
    ...gone.map(({ id }) => removeFolder(editionFolder(uniqueId, id), files)),
    ...pictures.map((picture) => removePicture(picture, files)),
  ]);
  return (await rows.plans.findByUniqueId(uniqueId))?.version ?? 1;
}

/** The drawing of a first version: just read, or kept when it was refused. */
async function originalOf(
  { draftId = '' }: PlanJob,
  made: FurnishedPlan | ProcessedPlan,
  files: FileStore,
): Promise<Uint8Array> {
  const original = 'original' in made ? made.original : await files.get(draftName(draftId, 'original.jpg'));
  if (!original) throw new Failure('version_conflict', 'Somebody has made a plan of this drawing in the meantime. Open its page again.', { version: 1 }); // biome-ignore format: one line
  return original;
}

function asJson(value: unknown): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(value));
}

/** Does not wait for work that takes no notice of its signal. */
function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const stop = () => reject(new Error('The work was stopped'));
  signal.addEventListener('abort', stop, { once: true });
  if (signal.aborted) stop();
  return Promise.race([work, promise]).finally(() => signal.removeEventListener('abort', stop));
}

/** What is left of a job that failed. @throws never: what stays is found by whoever deletes the plan */
async function removeUnkept(job: PlanJob, { files, rows }: ProcessPlanOptions): Promise<void> {
  if (await isCommitted(job, rows).catch(() => true)) return;
  // Who asks for the same variant gets the same files: of them only the pictures are this job's own, as long as the plan is there.
  const isShared =
    job.kind === 'furnish' && job.isVariant && (await rows.plans.findByUniqueId(job.uniqueId).catch(() => undefined));
  const names = isShared
    ? [pictureName(job.imageId), barePictureName(job.imageId)]
    : planFileNames({ ...job, edition: editionOf(job) });
  await Promise.allSettled(names.map((name) => files.remove(name)));
}

/** Keeps a refused drawing where that is wanted; that it could not be kept changes nothing for its sender but that. */
async function keepRefused(
  job: PlanJob,
  drawing: Uint8Array | undefined,
  error: unknown,
  stores: ProcessPlanOptions,
): Promise<boolean> {
  if (job.kind === 'furnish' || !job.keepRefused || !drawing || !(error instanceof Failure)) return false;
  const { files, rows, keeping } = stores;
  return keepDraft(job, drawing, error, { files, rows, ...keeping }).catch((err) => {
    stores.log.warn({ err, requestId: job.requestId }, 'a refused drawing was not kept');
    return false;
  });
}

function timedOut(limitS: number): Failure {
  const message = `The drawing took longer than the processing limit of ${limitS} s. Send a simpler or smaller one.`;
  return new Failure('timeout', message, { limitS });
}

function failed(error: unknown, job: PlanJob, { log, isKept }: { log: Log; isKept: boolean }): JobOutcome {
  if (error instanceof Failure && error.code !== 'internal_error') {
    const { code, message, details } = error;
    return { ok: false, code, message, details, ...(isKept && { isKept }) };
  }
  log.error({ err: error, requestId: job.requestId }, 'a job broke off');
  const store = error instanceof StoreUnavailable ? error : undefined;
  return {
    ok: false,
    code: store ? 'service_unavailable' : 'internal_error',
    message: store
      ? 'The result could not be kept. Send the drawing again in a moment.'
      : 'Something went wrong on our side. It has been logged under this request id.',
    details: store ? { reason: store.missing } : {},
  };
}

import { Failure } from '#core/failures.ts';
import type { PlanDocument } from '#core/plan/schema.ts';
import type { AnswersLater } from './answers-later.ts';
import { deriveMendSecret, type FinishedPlan, finish } from './finished-plan.ts';
import { expectDone, handInJob, type Progress } from './hand-in-job.ts';
import { type IdempotentUpload, IdempotentUploads } from './idempotent-uploads.ts';
import { type BegunUpload, type LaterRequest, LaterUploads, type PostedRequest } from './later-uploads.ts';
import {
  type DrawingWanted,
  drawingJob,
  drawPlanIds,
  type FurnishWanted,
  furnishJob,
  type SealedJob,
  type VariantWanted,
  variantJob,
} from './plan-jobs.ts';
import type { FileStore } from './ports/file-store.ts';
import type { PlanIds } from './ports/idempotency-rows.ts';
import type { JobOutcome, JobQueue, PlanJob } from './ports/job-queue.ts';
import type { StageListener } from './ports/plan-processor.ts';
import type { Rows } from './ports/rows.ts';
import { StoreUnavailable } from './ports/store-unavailable.ts';
import { checkRoom, checkTurn, type QueueState } from './queue-forecast.ts';
import { RecentTimes, type StageTimes } from './recent-times.ts';
import { withDeadline } from './with-deadline.ts';
import { WORKER_DEAD_AFTER_S } from './worker-heartbeat.ts';

export interface UploadDeskOptions {
  readonly queue: JobQueue;
  readonly files: FileStore;
  readonly rows: Rows;
  readonly later: AnswersLater;
  /** Uploads that may wait for a worker before further ones are sent away. */
  readonly queueLimit: number;
  /** Workers of this process; 0 when others do the work. */
  readonly workers: number;
  readonly timeLimitS: number;
  /** 256 bits that only this installation can make again: see `KeyRing`. */
  readonly derive: (purpose: string) => string;
}

/** An upload to be worked on. */
export interface ProcessRequest extends DrawingWanted {
  readonly signal: AbortSignal;
  readonly onStage?: StageListener | undefined;
  /** It may be sent again, and is to be worked on once. */
  readonly once?: IdempotentUpload | undefined;
}

/** A mended plan to be furnished. */
export interface FurnishRequest extends FurnishWanted {
  readonly signal: AbortSignal;
}

/** A variant to be drawn. */
export interface VaryRequest extends VariantWanted {
  readonly signal: AbortSignal;
}

/** An upload from its headers to its answer; a shutdown waits for it. */
export interface Visit {
  /** Aborted, with the Failure to answer, when a shutdown waits no longer. */
  readonly dismissed: AbortSignal;
  /**
   * Takes a place in the queue: only now, when the upload is here whole, can a slow sender no longer keep others from it.
   * @param keyId who pays for it; null for the try page
   * @throws Failure `service_unavailable` when there is none, or when its turn would come too late
   */
  queueUp(keyId: string | null): Promise<void>;
  /** Works on a drawing, once it has a place. */
  process(file: Uint8Array, request: ProcessRequest): Promise<FinishedPlan>;
  /** Has a drawing worked on, once it has a place. @returns the job; or the plan that it became when an earlier sending was waited for */
  processLater(file: Uint8Array, request: LaterRequest): Promise<BegunUpload>;
  /** Has a drawing worked on and waits for it. @returns the plan; or the job when that takes longer than anybody waits */
  processAndPost(file: Uint8Array, request: PostedRequest): Promise<BegunUpload>;
  /** A mended plan -> the next version of a plan, without reading; once it has a place. */
  furnish(plan: PlanDocument, request: FurnishRequest): Promise<FinishedPlan>;
  /** Draws a variant of a plan; once it has a place. */
  vary(plan: PlanDocument, request: VaryRequest): Promise<void>;
  /** Gives the place back; may be called more than once. */
  leave: () => void;
}

/** What uploads need and is not there now. */
export interface Missing {
  /** `files`, `rows`, `queue`, `disk full`, `no worker` or `draining`. */
  readonly what: string;
  readonly cause: Error;
}

/** An upload waits this long for stores that hang before it is sent away. */
const CHECK_MS = 3_000;

/** Where uploads come in: lets in only as many as can be worked on, waits for their results, drains for shutdown. */
export class UploadDesk {
  readonly #options: UploadDeskOptions;
  readonly #visits = new Set<AbortController>();
  /** Uploads that have a place and that the queue does not know yet. */
  readonly #entering = new Map<AbortController, string | null>();
  /** Uploads that have a place and of which no worker has told anything yet: these, and those that a worker has just fetched. */
  readonly #unheard = new Set<AbortController>();
  readonly #times = new RecentTimes();
  readonly #idempotent: IdempotentUploads;
  /** Uploads whose senders do not wait. */
  readonly later: LaterUploads;
  #draining = false;
  #lastAdmission: Promise<unknown> = Promise.resolve();
  #looking: Promise<void> | undefined;
  #whenEmpty: (() => void) | undefined;

  constructor(options: UploadDeskOptions) {
    this.#options = options;
    this.#idempotent = new IdempotentUploads(options);
    const { later, queue, timeLimitS, derive } = options;
    const [times, idempotent] = [this.#times, this.#idempotent];
    this.later = new LaterUploads({ later, queue, timeLimitS, derive, times, idempotent });
  }

  get draining(): boolean {
    return this.#draining;
  }

  /** What drawings took lately, and the next may expect: milliseconds by stage, nothing before the first one. */
  get expectedTimes(): StageTimes {
    return this.#times.expected;
  }

  /** @throws Failure `service_unavailable` while draining or full, StoreUnavailable when a store is down. */
  async checkOpen(): Promise<void> {
    if (this.#draining) throw shuttingDown();
    // One look for all who come while it takes: a crowd that is sent away must not cost the stores a look each.
    this.#looking ??= this.#look().finally(() => (this.#looking = undefined));
    await this.#looking;
  }

  async #look(): Promise<void> {
    const [missing] = await this.findMissing(CHECK_MS);
    if (missing) throw missing.cause;
    checkRoom(await this.#lookAtQueue());
  }

  /** What uploads need and is not there; what does not answer within the time is missing as well. */
  async findMissing(withinMs: number): Promise<Missing[]> {
    const { files, rows, queue } = this.#options;
    const stores = Object.entries({ files, rows, queue }) as ['files' | 'rows' | 'queue', { check(): Promise<void> }][];
    const found = await Promise.all([
      ...stores.map(async ([name, store]): Promise<Missing[]> => {
        try {
          await withDeadline(withinMs, () => store.check());
          return [];
        } catch (error) {
          const cause = error instanceof StoreUnavailable ? error : new StoreUnavailable(name, error);
          return [{ what: cause.missing, cause }];
        }
      }),
      this.#findWorkers(withinMs),
    ]);
    return [...(this.#draining ? [{ what: 'draining', cause: shuttingDown() }] : []), ...found.flat()];
  }

  /** Rows that do not answer are told as such, not as workers that are missing. */
  async #findWorkers(withinMs: number): Promise<Missing[]> {
    const { workers, rows } = this.#options;
    if (workers > 0) return [];
    const places = await withDeadline(withinMs, () => rows.workers.countPlaces(WORKER_DEAD_AFTER_S)).catch(() => 1);
    return places > 0 ? [] : [{ what: 'no worker', cause: noWorker() }];
  }

  /**
   * Uploads that have been let in and that no worker has taken up. What a worker has fetched waits no longer for the queue, though
   * the worker has not begun: until it is heard of it waits here.
   */
  async countWaiting(): Promise<number> {
    const queued = await this.#options.queue.countWaiting();
    return Math.max(queued + this.#entering.size, this.#unheard.size);
  }

  /** An upload comes in. Whoever calls this also sees to it that the visit leaves. */
  receive(): Visit {
    const dismissal = new AbortController();
    this.#visits.add(dismissal);
    const entered = () => this.#entering.delete(dismissal);
    const heard = () => this.#unheard.delete(dismissal);
    const dismissable = <R extends { readonly signal: AbortSignal }>(request: R): R => ({
      ...request,
      signal: AbortSignal.any([request.signal, dismissal.signal]),
    });
    return {
      dismissed: dismissal.signal,
      queueUp: (keyId) => this.#inTurn(() => this.#takePlace(dismissal, keyId)),
      process: (file, request) => this.#process(file, dismissable(request), { entered, heard }),
      processLater: (file, request) => this.later.begin(file, request),
      processAndPost: (file, request) => this.later.beginAndWait(file, dismissable(request), { entered, heard }),
      furnish: (plan, request) => this.#furnish(plan, dismissable(request), { entered, heard }),
      vary: (plan, request) => this.#vary(plan, dismissable(request), { entered, heard }),
      leave: () => {
        entered();
        heard();
        this.#visits.delete(dismissal);
        if (this.#visits.size === 0) this.#whenEmpty?.();
      },
    };
  }

  /** Lets nobody in any more; resolves when everybody who was in has been answered, at the latest after `limitS` with 503. */
  async drain(limitS: number): Promise<void> {
    this.#draining = true;
    this.later.close();
    if (this.#visits.size === 0) return;
    const timer = setTimeout(() => {
      for (const visit of this.#visits) visit.abort(shuttingDown());
    }, limitS * 1000);
    await new Promise<void>((resolve) => {
      this.#whenEmpty = resolve;
    });
    clearTimeout(timer);
  }

  /** Admissions go one by one: two cannot take the last place. */
  #inTurn<T>(admit: () => Promise<T>): Promise<T> {
    const admission = this.#lastAdmission.then(admit);
    this.#lastAdmission = admission.catch(() => {});
    return admission;
  }

  async #lookAtQueue(): Promise<QueueState> {
    const { queueLimit: limit, workers, queue, rows } = this.#options;
    const waiting = await this.countWaiting();
    // Looked at last: a job that is taken up in the meantime is counted twice rather than not at all.
    const idle = Math.max(0, workers - queue.countRunning());
    const places = workers || (await rows.workers.countPlaces(WORKER_DEAD_AFTER_S));
    const usualMs = Object.values(this.expectedTimes).reduce((sum, ms) => sum + ms, 0);
    return { waiting, limit, idle, places, usualMs };
  }

  async #takePlace(dismissal: AbortController, keyId: string | null): Promise<void> {
    const state = await this.#lookAtQueue();
    checkRoom(state);
    const entering = [...this.#entering.values()];
    const { ahead, own } = await this.#options.queue.foresee(keyId);
    const key = { ahead: ahead + entering.length, own: own + entering.filter((id) => id === keyId).length };
    checkTurn(state, key, this.#options.timeLimitS);
    if (!this.#visits.has(dismissal)) return;
    this.#entering.set(dismissal, keyId);
    this.#unheard.add(dismissal);
  }

  async #process(file: Uint8Array, { once, ...request }: ProcessRequest, progress: Progress): Promise<FinishedPlan> {
    if (!once) {
      const sealed = drawingJob(request);
      return finish(sealed, sealed.job, await this.#read(sealed, file, request, progress));
    }
    const secretOf = (ids: PlanIds) => deriveMendSecret(this.#options.derive, ids);
    const { ids, outcome } = await this.#idempotent.once(once, drawPlanIds(), (job) => {
      const sealed = drawingJob({ ...request, known: { ids: job, mendSecret: secretOf(job) } });
      return this.#read(sealed, file, request, progress);
    });
    return finish({ mendSecret: secretOf(ids) }, ids, outcome);
  }

  /** Has a drawing worked on, and remembers how long it took. */
  async #read(
    { job }: SealedJob<PlanJob>,
    file: Uint8Array,
    { signal, onStage }: ProcessRequest,
    progress: Progress,
  ): Promise<JobOutcome> {
    const clock = this.#times.follow();
    const hear: StageListener = (stage, found) => {
      clock.enter(stage);
      onStage?.(stage, found);
    };
    const outcome = await handInJob(job, file, this.#options, { ...progress, signal, onStage: hear });
    if (outcome.ok) clock.done();
    return outcome;
  }

  async #furnish(plan: PlanDocument, { signal, ...wanted }: FurnishRequest, progress: Progress): Promise<FinishedPlan> {
    const sealed = furnishJob(wanted);
    const outcome = await handInJob(sealed.job, asBytes(plan), this.#options, { ...progress, signal });
    return finish(sealed, sealed.job, outcome);
  }

  async #vary(plan: PlanDocument, { signal, ...wanted }: VaryRequest, progress: Progress): Promise<void> {
    expectDone(await handInJob(variantJob(wanted), asBytes(plan), this.#options, { ...progress, signal }));
  }
}

const asBytes = (plan: PlanDocument) => new TextEncoder().encode(JSON.stringify(plan));

/** @param reason in the words of `Missing` */
function unavailable(message: string, reason: string): Failure {
  return new Failure('service_unavailable', message, { reason });
}

function shuttingDown(): Failure {
  return unavailable('The service is shutting down. Send the drawing again in a moment.', 'draining');
}

function noWorker(): Failure {
  return unavailable('Nobody is there to work on drawings. Send the drawing again in a moment.', 'no worker');
}

import { randomUUID } from 'node:crypto';
import { type DrawingWanted, drawingJob, drawPlanIds } from '../jobs/plan-jobs.ts';
import type { PlanIds } from '../ports/idempotency-rows.ts';
import type { JobOutcome, JobQueue } from '../ports/job-queue.ts';
import type { LaterOrder } from '../ports/later-rows.ts';
import type { StageListener } from '../ports/plan-processor.ts';
import { deriveMendSecret, type FinishedPlan, finish } from '../uploads/finished-plan.ts';
import { type Progress, REPORT_GRACE_S } from '../uploads/hand-in-job.ts';
import type { IdempotentUpload, IdempotentUploads } from '../uploads/idempotent-uploads.ts';
import type { RecentTimes } from '../uploads/recent-times.ts';
import type { AnswersLater, LaterJob } from './answers-later.ts';

/** An upload to be worked on while its sender does something else. */
export interface LaterRequest
  extends Omit<DrawingWanted, 'keyId' | 'scope'>,
    Pick<LaterOrder, 'scope' | 'additionalData' | 'notes' | 'webhookUrl'> {
  readonly keyId: string;
  /** It may be sent again, and is to be worked on once. */
  readonly once?: IdempotentUpload | undefined;
}

/** One whose sender waits as well. */
export interface PostedRequest extends LaterRequest {
  readonly signal: AbortSignal;
  /** Aborted, with the Failure to answer, when this process waits for nobody any longer. */
  readonly dismissed: AbortSignal;
}

/** The job of an upload; or the plan that it has become, where an earlier sending was waited for. */
export type BegunUpload = { readonly jobId: string } | FinishedPlan;

export interface LaterUploadsOptions {
  readonly later: AnswersLater;
  readonly queue: JobQueue;
  readonly idempotent: IdempotentUploads;
  readonly times: RecentTimes;
  readonly timeLimitS: number;
  /** Whether jobs go on when this process ends: in a queue that others share. */
  readonly jobsOutlive: boolean;
  /** See `KeyRing`. */
  readonly derive: (purpose: string) => string;
}

/** Takes in uploads that are answered later, and tells of their jobs. */
export class LaterUploads {
  readonly #options: LaterUploadsOptions;
  /** Aborted when nobody is to be followed any more. */
  readonly #closing = new AbortController();

  constructor(options: LaterUploadsOptions) {
    this.#options = options;
  }

  /** Has a drawing worked on. @param waits its sender wants no job where an earlier sending is known @throws Failure, StoreUnavailable */
  async begin(file: Uint8Array, { once, ...request }: LaterRequest, waits = false): Promise<BegunUpload> {
    const start = (job: PlanIds & { id: string }) => this.#start(file, request, job);
    if (once) {
      const begun = await this.#options.idempotent.begin(once, drawPlanIds(), { start, waits });
      return 'jobId' in begun ? begun : this.#finish(begun.ids, begun.outcome);
    }
    const jobId = randomUUID();
    await start({ id: jobId, ...drawPlanIds() });
    return { jobId };
  }

  /**
   * The same, and waits for it; whether the sender goes away, or has waited long enough, is nothing to the job. Who is sent away from a job
   * that goes on gets it: the drawing sent again would make a second plan.
   * @throws Failure that it ended with; a signal's reason when that is aborted
   */
  async beginAndWait(file: Uint8Array, request: PostedRequest, { entered, heard }: Progress): Promise<BegunUpload> {
    const { signal, dismissed, ...wanted } = request;
    const begun = await this.begin(file, wanted, true);
    if (!('jobId' in begun)) return begun;
    entered();
    const patience = AbortSignal.timeout((this.#options.timeLimitS + REPORT_GRACE_S) * 1000);
    const onStage: StageListener = (stage) => stage !== 'queued' && heard();
    try {
      const wait = { signal: AbortSignal.any([signal, dismissed, patience]), onStage };
      const outcome = await this.#options.queue.waitFor(begun.jobId, wait);
      const job = await this.find(begun.jobId, request.keyId);
      return job ? this.finishedPlanOf(job, outcome) : begun;
    } catch (error) {
      if (patience.aborted || (dismissed.aborted && this.#options.jobsOutlive)) return begun;
      throw error;
    }
  }

  /** The job that a key has made; undefined for one of somebody else's as for none. */
  find(id: string, keyId: string): Promise<LaterJob | undefined> {
    return this.#options.later.find(id, keyId);
  }

  /** What a job has become. @throws Failure that it ended with */
  finishedPlanOf({ order: { plan } }: LaterJob, outcome: JobOutcome): FinishedPlan {
    return this.#finish(plan, outcome);
  }

  /** @returns false when it has ended, undefined as `find` */
  cancel(id: string, keyId: string): Promise<boolean | undefined> {
    return this.#options.later.cancel(id, keyId);
  }

  /** Follows nobody any more; the jobs go on. */
  close(): void {
    this.#closing.abort();
  }

  #finish(ids: PlanIds, outcome: JobOutcome): FinishedPlan {
    return finish({ mendSecret: deriveMendSecret(this.#options.derive, ids) }, ids, outcome);
  }

  async #start(file: Uint8Array, request: LaterRequest, { id, ...plan }: PlanIds & { id: string }): Promise<void> {
    const { additionalData, notes, webhookUrl, ...wanted } = request;
    const known = { ids: { id, ...plan }, mendSecret: deriveMendSecret(this.#options.derive, plan) };
    const { job } = drawingJob({ ...wanted, known, isAnsweredLater: true });
    const { scope, requestId, keyId } = wanted;
    const leave = this.#follow(id);
    const order = { plan, scope, requestId, additionalData, notes, webhookUrl };
    await this.#options.later.begin({ ...job, keyId }, file, order).catch((error) => {
      leave();
      throw error;
    });
  }

  /** Remembers how long a drawing took that nobody waits for. @returns a function that leaves it */
  #follow(id: string): () => void {
    const clock = this.#options.times.follow();
    const own = new AbortController();
    const signal = AbortSignal.any([own.signal, this.#closing.signal]);
    this.#options.queue
      .waitFor(id, { signal, onStage: clock.enter })
      .then((outcome) => outcome.ok && clock.done())
      .catch(() => {});
    return () => own.abort();
  }
}

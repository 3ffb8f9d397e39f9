import type { PlanDocument } from '#core/plan/schema.ts';
import {
  type DrawingWanted,
  drawingJob,
  drawPlanIds,
  type FurnishWanted,
  furnishJob,
  type SealedJob,
  type VariantWanted,
  variantJob,
} from '../jobs/plan-jobs.ts';
import type { KeepingPolicy } from '../keeping/retention.ts';
import { keepDraft } from '../mending/drafts.ts';
import type { FileStore } from '../ports/file-store.ts';
import type { FirstLook } from '../ports/first-look.ts';
import type { PlanIds } from '../ports/idempotency-rows.ts';
import type { DrawingJob, JobOutcome, JobQueue } from '../ports/job-queue.ts';
import type { StageListener } from '../ports/plan-processor.ts';
import type { Rows } from '../ports/rows.ts';
import { deriveMendSecret, type FinishedPlan, finish } from './finished-plan.ts';
import { expectDone, type Handing, handInJob, type Progress } from './hand-in-job.ts';
import type { IdempotentUpload, IdempotentUploads } from './idempotent-uploads.ts';
import { lookWhileWaiting } from './look-while-waiting.ts';
import type { RecentTimes } from './recent-times.ts';

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

export interface WorkOptions {
  readonly queue: JobQueue;
  readonly files: FileStore;
  readonly rows: Rows;
  readonly timeLimitS: number;
  readonly keeping: Pick<KeepingPolicy, 'refusedHours'>;
  /** Looks at drawings that have to wait; without one they only wait. */
  readonly firstLook?: FirstLook | undefined;
  readonly times: RecentTimes;
  readonly idempotent: IdempotentUploads;
  /** See `KeyRing`. */
  readonly derive: (purpose: string) => string;
}

/** Has drawings and plans worked on for who waits for them. Every method throws the Failure that it ended with. */
export class WorkOnPlans {
  readonly #options: WorkOptions;

  constructor(options: WorkOptions) {
    this.#options = options;
  }

  /** A drawing -> its plan, furnished. */
  async process(file: Uint8Array, { once, ...request }: ProcessRequest, progress: Progress): Promise<FinishedPlan> {
    if (!once) {
      const sealed = drawingJob(request);
      return finish(sealed, sealed.job, await this.#read(sealed, file, request, progress));
    }
    const secretOf = (ids: PlanIds) => deriveMendSecret(this.#options.derive, ids);
    const { ids, outcome } = await this.#options.idempotent.once(once, drawPlanIds(), (job) => {
      const sealed = drawingJob({ ...request, known: { ids: job, mendSecret: secretOf(job) } });
      return this.#read(sealed, file, request, progress);
    });
    return finish({ mendSecret: secretOf(ids) }, ids, outcome);
  }

  /** A mended plan -> the next version of a plan, without reading. */
  async furnish(plan: PlanDocument, { signal, ...wanted }: FurnishRequest, progress: Progress): Promise<FinishedPlan> {
    const sealed = furnishJob(wanted);
    const outcome = await handInJob(sealed.job, asBytes(plan), this.#options, { ...progress, signal });
    return finish(sealed, sealed.job, outcome);
  }

  /** Draws a variant of a plan. */
  async vary(plan: PlanDocument, { signal, ...wanted }: VaryRequest, progress: Progress): Promise<void> {
    expectDone(await handInJob(variantJob(wanted), asBytes(plan), this.#options, { ...progress, signal }));
  }

  /** Has a drawing worked on, and remembers how long it took. */
  async #read(
    { job }: SealedJob<DrawingJob>,
    file: Uint8Array,
    { signal, onStage }: ProcessRequest,
    progress: Progress,
  ): Promise<JobOutcome> {
    const clock = this.#options.times.follow();
    const hear: StageListener = (stage, found) => {
      clock.enter(stage);
      onStage?.(stage, found);
    };
    const handIn = (handing: Handing) => handInJob(job, file, this.#options, handing);
    const outcome = await lookWhileWaiting(handIn, (needed) => this.#refuse(job, file, needed), {
      ...{ ...progress, signal, onStage: hear },
    });
    if (outcome.ok) clock.done();
    return outcome;
  }

  /** What a first look at a drawing refuses it with; kept, where a worker would keep it, for who puts it right. */
  async #refuse(job: DrawingJob, file: Uint8Array, signal: AbortSignal): Promise<JobOutcome | undefined> {
    const { keyId, corrections, keepRefused = false } = job;
    const { files, rows, keeping } = this.#options;
    const look = { keyId, page: corrections?.page, keepRefused, signal };
    const refusal = await this.#options.firstLook?.refusalOf(file, look);
    if (!refusal || signal.aborted) return undefined;
    const isKept = keepRefused && (await keepDraft(job, file, refusal, { files, rows, ...keeping }).catch(() => false));
    const { code, message, details } = refusal;
    return { ok: false, code, message, details, ...(isKept && { isKept }) };
  }
}

const asBytes = (plan: PlanDocument) => new TextEncoder().encode(JSON.stringify(plan));

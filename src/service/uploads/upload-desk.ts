import type { PlanDocument } from '#core/plan/schema.ts';
import type { JobKind } from '../jobs/job-kind.ts';
import type { KeepingPolicy } from '../keeping/retention.ts';
import type { AnswersLater } from '../later/answers-later.ts';
import { type BegunUpload, type LaterRequest, LaterUploads, type PostedRequest } from '../later/later-uploads.ts';
import type { FileStore } from '../ports/file-store.ts';
import type { FirstLook } from '../ports/first-look.ts';
import type { Turn } from '../ports/job-queue.ts';
import { Admission, type AdmissionOptions, type Place } from './admission.ts';
import type { FinishedPlan } from './finished-plan.ts';
import type { Progress } from './hand-in-job.ts';
import { IdempotentUploads } from './idempotent-uploads.ts';
import { draining, findMissing, type Missing } from './needed.ts';
import { RecentTimes, type StageTimes } from './recent-times.ts';
import { type FurnishRequest, type ProcessRequest, type VaryRequest, WorkOnPlans } from './work-on-plans.ts';

export interface UploadDeskOptions extends AdmissionOptions {
  readonly files: FileStore;
  readonly later: AnswersLater;
  readonly keeping: Pick<KeepingPolicy, 'refusedHours'>;
  /** Looks at drawings that have to wait; without one they only wait. */
  readonly firstLook?: FirstLook | undefined;
  /** Whether jobs go on when this process ends: in a queue that others share. */
  readonly jobsOutlive: boolean;
  /** 256 bits that only this installation can make again: see `KeyRing`. */
  readonly derive: (purpose: string) => string;
}

/** An upload from its headers to its answer; a shutdown waits for it. */
export interface Visit {
  /** Aborted, with the Failure to answer, when a shutdown waits no longer. */
  readonly dismissed: AbortSignal;
  /**
   * Takes a place in the queue: only now, when the upload is here whole, can a slow sender no longer keep others from it.
   * @param turn who pays for it, nobody for the try page, and what it is to be worked on as
   * @throws Failure `service_unavailable` when there is none, or when its turn would come too late
   */
  queueUp(turn: Turn): Promise<void>;
  /** Works on a drawing, once it has a place. */
  process(file: Uint8Array, request: ProcessRequest): Promise<FinishedPlan>;
  /** Has a drawing worked on, once it has a place. @returns the job; or the plan that it became when an earlier sending was waited for */
  processLater(file: Uint8Array, request: LaterRequest): Promise<BegunUpload>;
  /** Has a drawing worked on and waits for it. @returns the plan; or the job when that takes longer than anybody waits, or than this process lives */
  processAndPost(file: Uint8Array, request: Omit<PostedRequest, 'dismissed'>): Promise<BegunUpload>;
  /** A mended plan -> the next version of a plan, without reading; once it has a place. */
  furnish(plan: PlanDocument, request: FurnishRequest): Promise<FinishedPlan>;
  /** Draws a variant of a plan; once it has a place. */
  vary(plan: PlanDocument, request: VaryRequest): Promise<void>;
  /** Gives the place back; may be called more than once. */
  leave: () => void;
}

/** An upload waits this long for stores that hang before it is sent away. */
const CHECK_MS = 3_000;

/** Where uploads come in: knows who is in, lets in what can be worked on, drains for shutdown. */
export class UploadDesk {
  readonly #options: UploadDeskOptions;
  readonly #admission: Admission;
  readonly #work: WorkOnPlans;
  readonly #visits = new Set<AbortController>();
  readonly #times = new RecentTimes();
  /** Uploads whose senders do not wait. */
  readonly later: LaterUploads;
  #draining = false;
  readonly #looking = new Map<JobKind, Promise<void>>();
  #whenEmpty: (() => void) | undefined;

  constructor(options: UploadDeskOptions) {
    this.#options = options;
    this.#admission = new Admission(options);
    const parts = { ...options, times: this.#times, idempotent: new IdempotentUploads(options) };
    this.#work = new WorkOnPlans(parts);
    this.later = new LaterUploads(parts);
  }

  get draining(): boolean {
    return this.#draining;
  }

  /** What drawings took lately, and the next may expect: milliseconds by stage, nothing before the first one. */
  get expectedTimes(): StageTimes {
    return this.#times.expected;
  }

  /**
   * @param kind of the job that the upload is to become
   * @throws Failure `service_unavailable` while draining or full, StoreUnavailable when a store is down.
   */
  async checkOpen(kind: JobKind): Promise<void> {
    if (this.#draining) throw draining().cause;
    // One look for all who come while it takes: a crowd that is sent away must not cost the stores a look each.
    const looking = this.#looking.get(kind) ?? this.#look(kind).finally(() => this.#looking.delete(kind));
    this.#looking.set(kind, looking);
    await looking;
  }

  async #look(kind: JobKind): Promise<void> {
    const [missing] = await this.findMissing(CHECK_MS);
    if (missing) throw missing.cause;
    await this.#admission.checkRoom(kind);
  }

  /** What uploads need and is not there; what does not answer within the time is missing as well. */
  async findMissing(withinMs: number): Promise<Missing[]> {
    const missing = await findMissing(this.#options, withinMs);
    return this.#draining ? [draining(), ...missing] : missing;
  }

  /** Uploads that have been let in and that no worker has taken up. */
  countWaiting(): Promise<number> {
    return this.#admission.countWaiting();
  }

  /** An upload comes in. Whoever calls this also sees to it that the visit leaves. */
  receive(): Visit {
    const dismissal = new AbortController();
    this.#visits.add(dismissal);
    let place: Place | undefined;
    const progress: Progress = {
      entered: () => place?.entered(),
      heard: () => place?.heard(),
      nextTryS: () => place!.nextTryS(),
    };
    const dismissable = <R extends { readonly signal: AbortSignal }>(request: R): R => ({
      ...request,
      signal: AbortSignal.any([request.signal, dismissal.signal]),
    });
    return {
      dismissed: dismissal.signal,
      queueUp: async (turn) => {
        place = await this.#admission.takePlace(turn);
        // It may have left while it stood in line.
        if (!this.#visits.has(dismissal)) place.leave();
      },
      process: (file, request) => this.#work.process(file, dismissable(request), progress),
      processLater: (file, request) => this.later.begin(file, request),
      processAndPost: (file, request) =>
        this.later.beginAndWait(file, { ...request, dismissed: dismissal.signal }, progress),
      furnish: (plan, request) => this.#work.furnish(plan, dismissable(request), progress),
      vary: (plan, request) => this.#work.vary(plan, dismissable(request), progress),
      leave: () => {
        place?.leave();
        this.#visits.delete(dismissal);
        if (this.#visits.size === 0) this.#whenEmpty?.();
      },
    };
  }

  /** Lets nobody in any more; resolves when everybody who was in has been answered, at the latest after `limitS` with 503 or with the job that goes on without it. */
  async drain(limitS: number): Promise<void> {
    this.#draining = true;
    this.later.close();
    if (this.#visits.size === 0) return;
    const timer = setTimeout(() => {
      for (const visit of this.#visits) visit.abort(draining().cause);
    }, limitS * 1000);
    await new Promise<void>((resolve) => {
      this.#whenEmpty = resolve;
    });
    clearTimeout(timer);
  }
}

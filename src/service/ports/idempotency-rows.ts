import type { JobOutcome } from './job-queue.ts';

/** What makes two uploads the same order of one sender. */
export interface IdempotencyScope {
  readonly keyId: string;
  readonly endpoint: string;
  /** The `Idempotency-Key`. */
  readonly token: string;
}

/** The ids of the plan that an upload becomes, however often it is sent. */
export interface PlanIds {
  readonly uniqueId: string;
  readonly imageId: string;
  readonly galleryId: string;
}

/** An upload that came under an `Idempotency-Key`. */
export interface IdempotencyRecord extends PlanIds {
  /** SHA-256 of what was sent. */
  readonly fingerprint: string;
  /** The job that works on it, or did last. */
  readonly jobId: string;
  /** Null as long as it is not known that sending it again ends the same. */
  readonly outcome: JobOutcome | null;
  /** Seconds since the job took it over, by the clock of the rows. */
  readonly ageS: number;
}

export interface IdempotencyRows {
  /**
   * Keeps a first upload.
   * @param keptS after which an upload is forgotten, seconds
   * @returns undefined, or the one that there was already, which stays as it is
   */
  claim(
    scope: IdempotencyScope,
    upload: Omit<IdempotencyRecord, 'outcome' | 'ageS'>,
    keptS: number,
  ): Promise<IdempotencyRecord | undefined>;
  /** Another job works on it. @returns false when some other sending was quicker */
  takeOver(scope: IdempotencyScope, from: { jobId: string }, to: { jobId: string }): Promise<boolean>;
  /** A job that nobody works on any more: the next sending takes it over without waiting. @param afterS that it would wait, seconds */
  release(scope: IdempotencyScope, job: { jobId: string }, afterS: number): Promise<void>;
  settle(scope: IdempotencyScope, outcome: JobOutcome): Promise<void>;
  /** Those of the upload that made a plan. */
  removeOfPlan(uniqueId: string): Promise<void>;
  /** @returns how many */
  removeOlderThan(seconds: number): Promise<number>;
}

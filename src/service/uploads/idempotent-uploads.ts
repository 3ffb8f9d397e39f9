import { randomUUID } from 'node:crypto';
import { Failure } from '#core/failures.ts';
import { ENTERING_S, lookAtJob } from '../jobs/look-at-job.ts';
import { inputName } from '../keeping/plan-files.ts';
import type { FileStore } from '../ports/file-store.ts';
import type { IdempotencyRecord, IdempotencyRows, IdempotencyScope, PlanIds } from '../ports/idempotency-rows.ts';
import type { JobOutcome, JobQueue } from '../ports/job-queue.ts';
import type { LaterRows } from '../ports/later-rows.ts';

/** An upload that may be sent again and is to be worked on once. */
export interface IdempotentUpload extends IdempotencyScope {
  /** SHA-256 of everything that was sent, in hexadecimal digits. */
  readonly fingerprint: string;
  /** Told when the answer is one that was given, or earned, before. */
  readonly onReplay: () => void;
}

/** How long an answer is kept for who sends the same again. */
const KEPT_S = 24 * 3600;

/** What another try may change. */
const PASSING: readonly string[] = ['service_unavailable', 'internal_error', 'timeout'];

/** The job of an upload, and what is known of it when it was there already. */
interface Entry {
  readonly job: PlanIds & { readonly id: string };
  readonly ids: PlanIds;
  readonly seen: JobOutcome | 'unfinished' | undefined;
}

/** Lets each upload under an `Idempotency-Key` become one plan, however often it is sent and whichever process dies meanwhile. */
export class IdempotentUploads {
  readonly #rows: IdempotencyRows;
  readonly #files: Pick<FileStore, 'remove'>;
  readonly #jobs: { readonly later: LaterRows; readonly queue: JobQueue };

  constructor({ rows, queue, files }: { rows: IdempotentRows; queue: JobQueue; files: Pick<FileStore, 'remove'> }) {
    this.#rows = rows.idempotency;
    this.#files = files;
    this.#jobs = { later: rows.later, queue };
  }

  /**
   * The outcome of an upload: that of an earlier sending, or what `work` makes of it with the ids that it keeps.
   * @param work ends as the job of these ids did; what it throws and is no outcome is thrown on
   * @throws Failure `idempotency_conflict` while an earlier one is worked on, `idempotency_key_reused` for another upload
   */
  async once(
    upload: IdempotentUpload,
    drawn: PlanIds,
    work: (job: Entry['job']) => Promise<JobOutcome>,
  ): Promise<{ ids: PlanIds; outcome: JobOutcome }> {
    const { job, ids, seen } = await this.#enter(upload, drawn);
    if (seen === 'unfinished') throw running();
    if (seen) return { ids, outcome: this.#replay(upload, seen) };
    const outcome = await this.#releasing(upload, job, work);
    if (isLasting(outcome)) await this.#rows.settle(upload, outcome).catch(() => {});
    return { ids, outcome };
  }

  /**
   * The job of an upload that is answered later: that of an earlier sending, or the one that `start` puts on the queue. The outcome where
   * there is no such job, because the sender of the earlier one did wait, or where this one waits.
   * @throws Failure as `once`
   */
  async begin(
    upload: IdempotentUpload,
    drawn: PlanIds,
    { start, waits }: { start: (job: Entry['job']) => Promise<void>; waits: boolean },
  ): Promise<{ jobId: string } | { ids: PlanIds; outcome: JobOutcome }> {
    const { job, ids, seen } = await this.#enter(upload, drawn);
    if (!seen) await this.#releasing(upload, job, start);
    else if (!waits && (await this.#jobs.later.find(job.id))) upload.onReplay();
    else if (seen === 'unfinished') throw running();
    else return { ids, outcome: this.#replay(upload, seen) };
    return { jobId: job.id };
  }

  /** Who sends again what never reached the queue, or was taken off it, need not wait until that is noticed. */
  async #releasing<T>(scope: IdempotencyScope, job: Entry['job'], work: (job: Entry['job']) => Promise<T>): Promise<T> {
    try {
      return await work(job);
    } catch (error) {
      await this.#rows.release(scope, { jobId: job.id }, ENTERING_S).catch(() => {});
      throw error;
    }
  }

  #replay(upload: IdempotentUpload, outcome: JobOutcome): JobOutcome {
    upload.onReplay();
    return outcome;
  }

  /** Takes the upload on where nobody else does or did. @throws Failure `idempotency_key_reused` */
  async #enter(upload: IdempotentUpload, drawn: PlanIds): Promise<Entry> {
    const id = randomUUID();
    const claimed = { ...drawn, fingerprint: upload.fingerprint, jobId: id };
    const found = await this.#rows.claim(upload, claimed, KEPT_S);
    if (!found) return { job: { id, ...drawn }, ids: drawn, seen: undefined };
    if (found.fingerprint !== upload.fingerprint) throw reused();
    const { uniqueId, imageId, galleryId, jobId } = found;
    const ids = { uniqueId, imageId, galleryId };
    const seen = await this.#look(upload, found);
    if (seen) return { job: { id: jobId, ...ids }, ids, seen };
    const isTaken = await this.#rows.takeOver(upload, found, { jobId: id });
    // Whoever handed the other job in may have died with it.
    if (isTaken) await this.#files.remove(inputName({ id: jobId })).catch(() => {});
    return { job: { id, ...ids }, ids, seen: isTaken ? undefined : 'unfinished' };
  }

  /** @returns undefined when it has to be worked on anew */
  async #look(scope: IdempotencyScope, { outcome, jobId, ageS }: IdempotencyRecord): Promise<Entry['seen']> {
    if (outcome) return outcome;
    const job = await lookAtJob(jobId, this.#jobs);
    if (job === 'unfinished' || (job === 'unknown' && ageS < ENTERING_S)) return 'unfinished';
    // Whoever waited for it is gone, or nobody did: nobody has noted yet how it ended.
    if (job === 'unknown' || !isLasting(job)) return undefined;
    await this.#rows.settle(scope, job);
    return job;
  }
}

interface IdempotentRows {
  readonly idempotency: IdempotencyRows;
  readonly later: LaterRows;
}

/** Forgets what is older than a day. @returns how much */
export function sweepIdempotency({ idempotency }: { readonly idempotency: IdempotencyRows }): Promise<number> {
  return idempotency.removeOlderThan(KEPT_S);
}

const isLasting = (outcome: JobOutcome): boolean => outcome.ok || !PASSING.includes(outcome.code);

function running(): Failure {
  const message =
    'An upload under this Idempotency-Key is being worked on. Send it again in a few seconds for its answer.';
  return new Failure('idempotency_conflict', message);
}

function reused(): Failure {
  const message = 'This Idempotency-Key came with another upload before. Draw a new key for every drawing.';
  return new Failure('idempotency_key_reused', message);
}

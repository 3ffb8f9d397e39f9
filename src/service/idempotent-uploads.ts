import { randomUUID } from 'node:crypto';
import { Failure } from '#core/failures.ts';
import type { IdempotencyRecord, IdempotencyRows, IdempotencyScope, PlanIds } from './ports/idempotency-rows.ts';
import type { JobOutcome, JobQueue } from './ports/job-queue.ts';

/** An upload that may be sent again and is to be worked on once. */
export interface IdempotentUpload extends IdempotencyScope {
  /** SHA-256 of everything that was sent, in hexadecimal digits. */
  readonly fingerprint: string;
  /** Told when the answer is one that was given, or earned, before. */
  readonly onReplay: () => void;
}

/** How long an answer is kept for who sends the same again. */
const KEPT_S = 24 * 3600;

/** An upload of which the queue knows nothing for so long has died between the rows and the queue. */
const ENTERING_S = 60;

/** What another try may change. */
const PASSING: readonly string[] = ['service_unavailable', 'internal_error', 'timeout'];

/** Lets each upload under an `Idempotency-Key` become one plan, however often it is sent and whichever process dies meanwhile. */
export class IdempotentUploads {
  readonly #rows: IdempotencyRows;
  readonly #queue: JobQueue;

  constructor({ rows, queue }: { rows: { readonly idempotency: IdempotencyRows }; queue: JobQueue }) {
    this.#rows = rows.idempotency;
    this.#queue = queue;
  }

  /**
   * The outcome of an upload: that of an earlier sending, or what `work` makes of it with the ids that it keeps.
   * @param work ends as the job of these ids did; what it throws and is no outcome is thrown on
   * @throws Failure `idempotency_conflict` while an earlier one is worked on, `idempotency_key_reused` for another upload
   */
  async once(
    upload: IdempotentUpload,
    drawn: PlanIds,
    work: (job: PlanIds & { readonly id: string }) => Promise<JobOutcome>,
  ): Promise<{ ids: PlanIds; outcome: JobOutcome }> {
    const id = randomUUID();
    const found = await this.#rows.claim(upload, { ...drawn, fingerprint: upload.fingerprint, jobId: id });
    if (found && found.fingerprint !== upload.fingerprint) throw reused();
    const { uniqueId, imageId, galleryId } = found ?? drawn;
    const ids = { uniqueId, imageId, galleryId };
    const known = found && (await this.#outcomeOf(upload, found));
    if (known) {
      upload.onReplay();
      return { ids, outcome: known };
    }
    if (found && !(await this.#rows.takeOver(upload, found, { jobId: id }))) throw running();
    const outcome = await work({ id, ...ids });
    if (isLasting(outcome)) await this.#rows.settle(upload, outcome).catch(() => {});
    return { ids, outcome };
  }

  /** @returns undefined when it has to be worked on anew. @throws Failure while it is worked on */
  async #outcomeOf(scope: IdempotencyScope, { outcome, jobId, ageS }: IdempotencyRecord) {
    if (outcome) return outcome;
    const job = await this.#queue.look(jobId);
    if (job === 'unfinished' || (job === 'unknown' && ageS < ENTERING_S)) throw running();
    // Whoever waited for it is gone: nobody has noted yet how it ended.
    if (job === 'unknown' || !isLasting(job)) return undefined;
    await this.#rows.settle(scope, job);
    return job;
  }
}

/** Forgets what is older than a day. */
export function sweepIdempotency({ idempotency }: { readonly idempotency: IdempotencyRows }): Promise<void> {
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

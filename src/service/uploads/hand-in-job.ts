import { Failure } from '#core/failures.ts';
import { RefusedUpload } from '../jobs/refused.ts';
import { inputName } from '../keeping/plan-files.ts';
import type { FileStore } from '../ports/file-store.ts';
import type { JobOutcome, JobQueue, PlanJob } from '../ports/job-queue.ts';
import type { StageListener } from '../ports/plan-processor.ts';

/** What is told of a job on its way, and asked. */
export interface Progress {
  /** The queue has it. */
  readonly entered: () => void;
  /** A worker has begun. */
  readonly heard: () => void;
  /** Nobody has taken it up in time: seconds after which another try is worth it. */
  readonly nextTryS: () => Promise<number>;
}

export interface Handing extends Progress {
  readonly signal: AbortSignal;
  readonly onStage?: StageListener | undefined;
}

export type DoneJob = Extract<JobOutcome, { ok: true }>;

/** Beyond the processing limit a worker gets this long to report; then it counts as dead. */
export const REPORT_GRACE_S = 30;

const NOT_TAKEN_UP = Symbol('no worker took the job up in time');

/**
 * Puts a job on the queue with the bytes that it works on, and waits for its end.
 * @throws Failure because nobody took it up or reported in time; the signal's reason when that is aborted
 */
export async function handInJob(
  job: PlanJob,
  input: Uint8Array,
  { queue, files, timeLimitS }: { queue: JobQueue; files: FileStore; timeLimitS: number },
  { signal, onStage, entered, heard, nextTryS }: Handing,
): Promise<JobOutcome> {
  const patience = new AbortController();
  const giveUp = (reason: unknown, afterS: number) => setTimeout(() => patience.abort(reason), afterS * 1000);
  // A queue that does not move is as good as a full one.
  let timer: NodeJS.Timeout | undefined;
  const outcome = Promise.withResolvers<JobOutcome>();
  outcome.promise.catch(() => {});
  try {
    await files.put(inputName(job), input);
    signal.throwIfAborted();
    const hear: StageListener = (stage, found) => {
      if (stage !== 'queued') {
        heard();
        clearTimeout(timer);
        timer = giveUp(
          new Failure('internal_error', 'The processing broke off. Send the drawing again.'),
          timeLimitS + REPORT_GRACE_S,
        );
      }
      onStage?.(stage, found);
    };
    timer = giveUp(NOT_TAKEN_UP, timeLimitS);
    onStage?.('queued');
    queue
      .waitFor(job.id, { signal: AbortSignal.any([signal, patience.signal]), onStage: hear })
      .then(outcome.resolve, outcome.reject);
    await queue.submit(job);
    entered();
    const ended = await outcome.promise;
    // Its workers may have died of it: then nobody else sees to what they left.
    if (!ended.ok) await files.remove(inputName(job)).catch(() => {});
    return ended;
  } catch (error) {
    await queue.cancel(job.id).catch(() => {});
    await files.remove(inputName(job)).catch(() => {});
    throw error === NOT_TAKEN_UP ? queueFull(await nextTryS()) : error;
  } finally {
    clearTimeout(timer);
    patience.abort();
  }
}

/** @param mendSecret of the job's seal, if it has one. @throws Failure that the job ended with */
export function expectDone(outcome: JobOutcome, mendSecret?: string): DoneJob {
  if (outcome.ok) return outcome;
  const { code, message, details, isKept } = outcome;
  throw isKept && mendSecret !== undefined
    ? new RefusedUpload(code, message, details, mendSecret)
    : new Failure(code, message, details);
}

/** @param retryAfterS when another try is worth it */
export function queueFull(retryAfterS: number): Failure {
  const message = 'Too many uploads are waiting. Send the drawing again after the time in Retry-After.';
  return new Failure('service_unavailable', message, { reason: 'queue full', retryAfterS });
}

import { Failure } from '#core/failures.ts';
import { drawIds } from './draw-ids.ts';
import { inputName } from './plan-files.ts';
import type { FileStore } from './ports/file-store.ts';
import type { JobOutcome, JobQueue, PlanSummary } from './ports/job-queue.ts';
import type { Stage } from './ports/plan-processor.ts';
import type { Rows } from './ports/rows.ts';

export interface UploadDeskOptions {
  readonly queue: JobQueue;
  readonly files: FileStore;
  readonly rows: Rows;
  /** Uploads that may wait for a worker before further ones are sent away. */
  readonly queueLimit: number;
  /** Workers of this process; 0 when others do the work. */
  readonly workers: number;
  readonly timeLimitS: number;
}

/** A finished upload. */
export interface FinishedPlan {
  readonly uniqueId: string;
  readonly imageId: string;
  readonly galleryId: string;
  readonly summary: PlanSummary;
}

/** A place in the queue, held while an upload arrives and is worked on. */
export interface Place {
  process(
    file: Uint8Array,
    options: { keyId: string | null; requestId: string; signal: AbortSignal; onStage?: (stage: Stage) => void },
  ): Promise<FinishedPlan>;
  /** Gives the place back; may be called more than once. */
  leave(): void;
}

/** Beyond the processing limit a worker gets this long to report; then it counts as dead. */
const REPORT_GRACE_S = 30;

/** Where uploads come in: lets in only as many as can be worked on, waits for their results, drains for shutdown. */
export class UploadDesk {
  readonly #options: UploadDeskOptions;
  #arriving = 0;
  #present = 0;
  #draining = false;
  #lastAdmission: Promise<unknown> = Promise.resolve();
  #whenEmpty: (() => void) | undefined;

  constructor(options: UploadDeskOptions) {
    this.#options = options;
  }

  get draining(): boolean {
    return this.#draining;
  }

  /** @throws Failure `service_unavailable` while draining or full, StoreUnavailable when a store is down. */
  async checkOpen(): Promise<void> {
    if (this.#draining) throw unavailable('The service is shutting down. Send the drawing again in a moment.');
    const { files, rows } = this.#options;
    const [waiting] = await Promise.all([this.countWaiting(), files.check(), rows.check()]);
    if (waiting - this.#idleWorkers() >= this.#options.queueLimit) throw queueFull();
  }

  /** Uploads that have been let in and that no worker has taken up. */
  async countWaiting(): Promise<number> {
    return this.#arriving + (await this.#options.queue.countWaiting());
  }

  /** Takes a place for one upload. Admissions go one by one: two cannot take the last place. @throws as `checkOpen` */
  admit(): Promise<Place> {
    const admission = this.#lastAdmission.then(async () => {
      await this.checkOpen();
      return this.#takePlace();
    });
    this.#lastAdmission = admission.catch(() => {});
    return admission;
  }

  /** Lets nobody in any more; resolves when everybody who was in has been answered. */
  async drain(): Promise<void> {
    this.#draining = true;
    if (this.#present === 0) return;
    await new Promise<void>((resolve) => {
      this.#whenEmpty = resolve;
    });
  }

  #idleWorkers(): number {
    return Math.max(0, this.#options.workers - this.#options.queue.countRunning());
  }

  #takePlace(): Place {
    let arriving = true;
    let present = true;
    this.#arriving++;
    this.#present++;
    const arrived = () => {
      if (arriving) this.#arriving--;
      arriving = false;
    };
    return {
      process: (file, options) => this.#process(file, options, arrived),
      leave: () => {
        arrived();
        if (present && --this.#present === 0) this.#whenEmpty?.();
        present = false;
      },
    };
  }

  async #process(
    file: Uint8Array,
    { keyId, requestId, signal, onStage }: Parameters<Place['process']>[1],
    arrived: () => void,
  ): Promise<FinishedPlan> {
    const { queue, files, timeLimitS } = this.#options;
    const ids = drawIds();
    const job = { ...ids, keyId, requestId };
    const patience = new AbortController();
    const giveUp = (reason: Failure, afterS: number) => setTimeout(() => patience.abort(reason), afterS * 1000);
    // A queue that does not move is as good as a full one.
    let timer: NodeJS.Timeout | undefined;
    const outcome = Promise.withResolvers<JobOutcome>();
    outcome.promise.catch(() => {});
    try {
      await files.put(inputName(job), file);
      signal.throwIfAborted();
      const heard = (stage: Stage) => {
        if (stage !== 'queued') {
          clearTimeout(timer);
          timer = giveUp(
            new Failure('internal_error', 'The processing broke off. Send the drawing again.'),
            timeLimitS + REPORT_GRACE_S,
          );
        }
        onStage?.(stage);
      };
      timer = giveUp(queueFull(), timeLimitS);
      onStage?.('queued');
      queue
        .waitFor(job.id, { signal: AbortSignal.any([signal, patience.signal]), onStage: heard })
        .then(outcome.resolve, outcome.reject);
      await queue.submit(job);
      arrived();
      const ended = await outcome.promise;
      if (!ended.ok) throw new Failure(ended.code, ended.message, ended.details);
      return { uniqueId: ids.uniqueId, imageId: ids.imageId, galleryId: ids.galleryId, summary: ended.summary };
    } catch (error) {
      if (signal.aborted || patience.signal.aborted) await queue.cancel(job.id).catch(() => {});
      await files.remove(inputName(job)).catch(() => {});
      throw error;
    } finally {
      clearTimeout(timer);
      patience.abort();
    }
  }
}

function unavailable(message: string): Failure {
  return new Failure('service_unavailable', message);
}

function queueFull(): Failure {
  return unavailable('Too many uploads are waiting. Send the drawing again after the time in Retry-After.');
}

import { endJob } from '../jobs/end-job.ts';
import { outcomeOf } from '../jobs/look-at-job.ts';
import { inputName } from '../keeping/plan-files.ts';
import type { FileStore } from '../ports/file-store.ts';
import type { DrawingJob, JobOutcome, JobQueue } from '../ports/job-queue.ts';
import type { LaterOrder, LaterRecord } from '../ports/later-rows.ts';
import type { Rows } from '../ports/rows.ts';
import type { WebhookQueue } from '../ports/webhooks.ts';

/** How long the job of an upload whose sender did not wait, and its answer, can be asked for. */
export const JOB_KEPT_S = 24 * 3600;

/** Longer: for so long its answer may still have to be posted. */
const POSTED_S = 2 * JOB_KEPT_S;

/** A job as its sender is told of it. */
export interface LaterJob extends Pick<LaterRecord, 'id' | 'order' | 'stages' | 'createdAt' | 'now'> {
  readonly state: 'queued' | 'running' | 'succeeded' | 'failed' | 'cancelled';
  /** Of one that has ended otherwise than by being cancelled. */
  readonly outcome: JobOutcome | undefined;
}

export interface AnswersLaterOptions {
  readonly rows: Rows;
  readonly queue: JobQueue;
  readonly webhooks: WebhookQueue;
  readonly files: FileStore;
}

/** Uploads whose senders do not wait: their jobs are told of and cancelled by whichever process is asked. */
export class AnswersLater {
  readonly #options: AnswersLaterOptions;

  constructor(options: AnswersLaterOptions) {
    this.#options = options;
  }

  /** Puts a job on the queue, and is done. @throws StoreUnavailable; then nothing of it is left to be worked on */
  async begin(job: DrawingJob & { keyId: string }, input: Uint8Array, order: LaterOrder): Promise<void> {
    const { rows, queue, files } = this.#options;
    try {
      await files.put(inputName(job), input);
      // First: a worker may take the job up at once.
      await rows.later.insert({ id: job.id, keyId: job.keyId, order });
      await queue.submit(job);
    } catch (error) {
      await this.#takeAway(job.id).catch(() => {});
      throw error;
    }
  }

  /** The job that a key has made; undefined for one of somebody else's, or one that is too old, as for none. */
  async find(id: string, keyId: string): Promise<LaterJob | undefined> {
    const record = await this.#options.rows.later.find(id);
    const isTold = record?.keyId === keyId && +record.now - +record.createdAt < JOB_KEPT_S * 1000;
    return isTold ? this.#judge(record) : undefined;
  }

  /** The job as long as anything is known of it. */
  async findKept(id: string): Promise<(LaterJob & { readonly keyId: string }) | undefined> {
    const record = await this.#options.rows.later.find(id);
    return record && { ...(await this.#judge(record)), keyId: record.keyId };
  }

  async #judge(record: LaterRecord): Promise<LaterJob> {
    const { rows, queue, webhooks, files } = this.#options;
    const { id, isCancelled, stages } = record;
    if (isCancelled) return { ...record, state: 'cancelled', outcome: undefined };
    const seen = await outcomeOf(record, { later: rows.later, queue });
    if (seen === 'unfinished') {
      return { ...record, state: stages.length > 1 ? 'running' : 'queued', outcome: undefined };
    }
    if (!record.outcome) {
      // Its worker has died, or could not note it: nobody else sees to what it left.
      await files.remove(inputName({ id })).catch(() => {});
      await endJob(id, seen, { later: rows.later, webhooks }).catch(() => {});
    }
    return { ...record, state: seen.ok ? 'succeeded' : 'failed', outcome: seen };
  }

  /** Sees to jobs that nobody has ended, for whoever waits to be posted their answers; forgets what is old. @returns how many */
  async sweep(): Promise<number> {
    const { later } = this.#options.rows;
    for (const id of await later.listAwaitingWebhook()) {
      const job = await this.findKept(id);
      if (job?.outcome) await endJob(id, job.outcome, { later, webhooks: this.#options.webhooks });
    }
    return later.removeOlderThan(POSTED_S);
  }

  /**
   * Stops a job that a key has made, wherever it is.
   * @returns false when it has ended, undefined for a job of somebody else's as for none
   */
  async cancel(id: string, keyId: string): Promise<boolean | undefined> {
    const job = await this.find(id, keyId);
    if (!job) return undefined;
    if (job.outcome) return false;
    return this.#takeAway(id);
  }

  async #takeAway(id: string): Promise<boolean> {
    const { rows, queue, files } = this.#options;
    // In the rows first: what ends meanwhile has ended, or sees it.
    if (!(await rows.later.cancel(id))) return false;
    await queue.cancel(id);
    await files.remove(inputName({ id })).catch(() => {});
    return true;
  }
}

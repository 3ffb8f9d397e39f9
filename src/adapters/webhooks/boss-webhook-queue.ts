import type { JobWithMetadata, PgBoss } from 'pg-boss';
import { StoreUnavailable } from '#service/ports/store-unavailable.ts';
import type { TraceContext } from '#service/ports/tracing.ts';
import type { WebhookHandler, WebhookQueue } from '#service/ports/webhooks.ts';
import { STORE_CALL_MS, withDeadline } from '#service/with-deadline.ts';

const QUEUE = 'webhooks';

/** After which a message is sent again whose sender has died: longer than any posting takes. */
const EXPIRE_S = 60;

export interface WebhookPace {
  /** How often a message is sent again, and after how many seconds: pauses that double up to a longest one. */
  readonly again: { readonly retryLimit: number; readonly retryDelay: number; readonly retryDelayMax: number };
  /** How often is looked for what is due, seconds. */
  readonly pollS: number;
}

/** Pauses that grow from half a minute to four hours, for a bit more than a day in all. */
export const WEBHOOK_PACE: WebhookPace = {
  again: { retryLimit: 14, retryDelay: 30, retryDelayMax: 4 * 3600 },
  pollS: 2,
};

/** Messages that one process sends at a time: most of the time they wait for others. */
const AT_A_TIME = 4;

/** Answers to be posted, in PostgreSQL through pg-boss, embedded or not. */
export class BossWebhookQueue implements WebhookQueue {
  readonly #boss: PgBoss;
  readonly #pace: WebhookPace;

  constructor(boss: PgBoss, pace: WebhookPace) {
    this.#boss = boss;
    this.#pace = pace;
  }

  async open(): Promise<void> {
    const options = {
      ...this.#pace.again,
      retryBackoff: true,
      expireInSeconds: EXPIRE_S,
      deleteAfterSeconds: 2 * 24 * 3600,
      notify: true,
    };
    await this.#boss.createQueue(QUEUE, options);
    // One that was there keeps what it was made with.
    await this.#boss.updateQueue(QUEUE, options);
  }

  async add(jobId: string, trace?: TraceContext): Promise<void> {
    try {
      // Under the id of the job: a second one is not kept.
      await withDeadline(STORE_CALL_MS, () =>
        this.#boss.send(QUEUE, { jobId, ...(trace && { trace }) }, { id: jobId }),
      );
    } catch (error) {
      throw new StoreUnavailable('queue', error);
    }
  }

  async work(handler: WebhookHandler): Promise<void> {
    // With NOTIFY the fallback would be half a minute; of what is to be sent again nobody is notified.
    const { pollS } = this.#pace;
    const often = { pollingIntervalSeconds: pollS, notifyPollingIntervalSeconds: pollS };
    const options = { localConcurrency: AT_A_TIME, batchSize: 1, ...often, includeMetadata: true } as const;
    await this.#boss.work(QUEUE, options, ([job]: JobWithMetadata<{ jobId: string; trace?: TraceContext }>[]) => {
      const { data, retryCount, retryLimit } = job!;
      return handler(data.jobId, { isLast: retryCount >= retryLimit, trace: data.trace });
    });
  }

  async countWaiting(): Promise<number> {
    const count =
      "select count(*)::int as n from pgboss.job where name = $1 and state in ('created', 'retry', 'active')";
    try {
      const { rows } = await withDeadline(STORE_CALL_MS, () => this.#boss.getDb().executeSql(count, [QUEUE]));
      return (rows[0] as { n: number }).n;
    } catch (error) {
      throw new StoreUnavailable('queue', error);
    }
  }
}

import { fromPglite, PgBoss } from 'pg-boss';
import type { Log } from '#service/ports/log.ts';
import type { Database } from '../rows/database.ts';
import { BossWebhookQueue, WEBHOOK_PACE, type WebhookPace } from '../webhooks/boss-webhook-queue.ts';
import { BossJobQueue } from './boss-job-queue.ts';
import { fetchOneAtATime } from './fetch-one-at-a-time.ts';
import { LocalJobSignals } from './job-signals.ts';
import { PostgresJobSignals } from './postgres-job-signals.ts';

export interface OpenQueuesOptions {
  readonly database: Database;
  /** Needed with a PostgreSQL server: news between processes take a connection of their own. */
  readonly databaseUrl?: string | undefined;
  readonly expireS: number;
  /** Jobs of one key that are worked on at a time; undefined for as many as there are workers. */
  readonly keyConcurrency?: number | undefined;
  readonly webhookPace?: WebhookPace | undefined;
  readonly log: Log;
}

/** How often one of the processes looks for jobs whose worker died: their senders wait. */
const WATCHING = { superviseIntervalSeconds: 3, monitorIntervalSeconds: 3 };

/** The queues in the installation's database, jobs and answers to be posted; their tables are made when they are missing. Closing the first closes both. */
export async function openQueues({
  database,
  databaseUrl,
  expireS,
  keyConcurrency,
  webhookPace = WEBHOOK_PACE,
  log,
}: OpenQueuesOptions): Promise<{ queue: BossJobQueue; webhooks: BossWebhookQueue }> {
  const shared = { schedule: false, useListenNotify: true } as const;
  let queue: BossJobQueue;
  let boss: PgBoss;
  if ('embedded' in database) {
    boss = new PgBoss({ ...shared, backend: 'pglite', db: fromPglite(database.embedded) });
    queue = new BossJobQueue(boss, new LocalJobSignals(), keyConcurrency);
  } else {
    const connection = { connectionString: databaseUrl!, max: 6, connectionTimeoutMillis: 3_000 };
    boss = new PgBoss({ ...shared, ...connection, ...WATCHING });
    if (keyConcurrency !== undefined) fetchOneAtATime(boss);
    const signals = new PostgresJobSignals(databaseUrl!, database.pool);
    await signals.open();
    queue = new BossJobQueue(boss, signals, keyConcurrency);
  }
  boss.on('error', (error) => log.error({ err: error }, 'the queue reports an error'));
  boss.on('warning', (warning) => log.warn({ warning: warning.message }, 'the queue warns'));
  await queue.open(expireS, !('embedded' in database));
  const webhooks = new BossWebhookQueue(boss, webhookPace);
  await webhooks.open();
  return { queue, webhooks };
}

import { join } from 'node:path';
import { checkFreeSpace, FREE_SPACE_RESERVE_BYTES } from '#adapters/files/check-free-space.ts';
import { DiskFileStore } from '#adapters/files/disk-file-store.ts';
import { S3FileStore } from '#adapters/files/s3-file-store.ts';
import { openQueues } from '#adapters/queue/open-queues.ts';
import { type Database, openEmbedded, openPostgres } from '#adapters/rows/database.ts';
import { migrate, NewerDatabase } from '#adapters/rows/migrations.ts';
import { makeSqlRows } from '#adapters/rows/sql-rows.ts';
import type { Tracing } from '#adapters/tracing/start-tracing.ts';
import type { WebhookPace } from '#adapters/webhooks/boss-webhook-queue.ts';
import { type Config, ConfigError } from '#config';
import { KeyRing } from '#service/keys/key-ring.ts';
import type { FileStore } from '#service/ports/file-store.ts';
import type { JobQueue } from '#service/ports/job-queue.ts';
import type { Log } from '#service/ports/log.ts';
import type { Rows } from '#service/ports/rows.ts';
import type { WebhookQueue } from '#service/ports/webhooks.ts';
import { readPepper } from './read-pepper.ts';

export interface KeyStores {
  readonly database: Database;
  readonly rows: Rows;
  readonly keys: KeyRing;
}

export interface Stores extends KeyStores {
  readonly files: FileStore;
  readonly queue: JobQueue;
  readonly webhooks: WebhookQueue;
}

/** A job that nobody has ended this long after its processing limit belongs to a dead worker. */
const EXPIRY_GRACE_S = 120;

/** The rows with their tables made. The embedded ones need `claimFolder` first. @throws ConfigError */
export function openKeyStores(config: Config, log: Log, tracing?: Tracing): Promise<KeyStores> {
  return inWords(config, async () => {
    const database = config.databaseUrl
      ? await openPostgres(config.databaseUrl, (error) => log.warn({ err: error }, 'a database connection broke'))
      : await openEmbedded(join(config.dataDir, 'database'));
    try {
      await migrate(database.rows);
      const bare = makeSqlRows(database.rows);
      const rows = tracing?.rows(bare) ?? bare;
      return { database, rows, keys: new KeyRing(rows.keys, await readPepper(config.dataDir, config.pepper, rows)) };
    } catch (error) {
      await database.close();
      throw error;
    }
  });
}

/** Everything that is kept: rows, files and jobs, embedded or on servers as configured. @throws ConfigError */
export async function openStores(
  config: Config,
  log: Log,
  { webhookPace, tracing }: { webhookPace?: WebhookPace | undefined; tracing?: Tracing | undefined } = {},
): Promise<Stores> {
  const stores = await openKeyStores(config, log, tracing);
  const { database } = stores;
  return inWords(config, async () => {
    try {
      const files = await openFiles(config);
      const expireS = Math.ceil(config.timeLimitS) + EXPIRY_GRACE_S;
      const { databaseUrl, keyConcurrency } = config;
      const queues = await openQueues({ database, databaseUrl, expireS, keyConcurrency, webhookPace, log });
      if (!tracing) return { ...stores, files, ...queues };
      return {
        ...stores,
        files: tracing.files(files),
        queue: tracing.queue(queues.queue),
        webhooks: tracing.webhooks(queues.webhooks),
      };
    } catch (error) {
      await database.close();
      throw error;
    }
  });
}

const FORWARDS_ONLY = 'Start that release again, or go back to a backup from before it.';

/** What keeps the stores from being opened and a person can mend is said in a sentence; PostgreSQL on a full disk says nothing of the kind. */
async function inWords<T>({ dataDir, databaseUrl }: Config, open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    if (error instanceof NewerDatabase) throw new ConfigError(`${error.message} ${FORWARDS_ONLY}`);
    if (!databaseUrl) {
      await checkFreeSpace(dataDir, FREE_SPACE_RESERVE_BYTES).catch(() => {
        throw new ConfigError(
          `The database cannot be opened: the disk of ${dataDir} is full. Make room and start again.`,
        );
      });
      // What the database throws of its file system has neither words nor a stack.
      if (!(error instanceof Error))
        throw new Error(`The database in ${join(dataDir, 'database')} cannot be opened.`, { cause: error });
    }
    throw error;
  }
}

async function openFiles(config: Config): Promise<FileStore> {
  if (config.s3) return new S3FileStore(config.s3);
  const files = new DiskFileStore(join(config.dataDir, 'files'));
  // In a folder that others share, parts may be theirs and in the making: there they are swept when they are old.
  if (!config.databaseUrl) await files.removeParts();
  return files;
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { makeTemporaryBucket } from '#adapters/files/temporary-bucket.ts';
import { makeTemporaryDatabase } from '#adapters/rows/temporary-database.ts';
import type { SettingsOf } from './start-program.ts';

/** A database and a bucket of their own, for processes that work together. */
export interface SharedStores {
  /** What an operator sets for each process, names without their prefix. */
  readonly settings: SettingsOf;
  /** Names of all files that are kept. */
  readonly listFiles: () => Promise<string[]>;
  readonly query: (statement: string) => Promise<Record<string, unknown>[]>;
  readonly remove: () => Promise<void>;
}

const RUN = join(import.meta.dirname, '../../test/servers/run.sh');
const PEPPER = 'of a service on trial';

/**
 * Where no servers are named (`TEST_DATABASE_URL`, `TEST_S3_ENDPOINT`, `TEST_S3_ACCESS_KEY`, `TEST_S3_SECRET_KEY`), runs this very command
 * again with servers of its own, as tests have them, and ends as that does. To be called first.
 */
export async function needServers(): Promise<void> {
  if (process.env.TEST_DATABASE_URL && process.env.TEST_S3_ENDPOINT) return;
  const argv = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  const again = spawn(RUN, argv, { stdio: 'inherit', detached: true });
  // To all of its group: a shell does not pass on to the command that it waits for.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.kill(-again.pid!, signal));
  const [code] = (await once(again, 'exit')) as [number | null];
  process.exit(code ?? 1);
}

/** On the servers that the environment names. */
export async function makeSharedStores(): Promise<SharedStores> {
  const { TEST_DATABASE_URL, TEST_S3_ENDPOINT, TEST_S3_ACCESS_KEY, TEST_S3_SECRET_KEY } = process.env;
  const database = await makeTemporaryDatabase(TEST_DATABASE_URL!);
  const bucket = await makeTemporaryBucket({
    endpoint: TEST_S3_ENDPOINT!,
    region: 'us-east-1',
    accessKey: TEST_S3_ACCESS_KEY!,
    secretKey: TEST_S3_SECRET_KEY!,
  });
  const { endpoint, accessKey, secretKey } = bucket.options;
  const dataDir = await mkdtemp(join(tmpdir(), 'plenish-bench-'));
  return {
    settings: {
      PEPPER,
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      S3_ENDPOINT: endpoint!,
      S3_BUCKET: bucket.options.bucket,
      S3_ACCESS_KEY: accessKey,
      S3_SECRET_KEY: secretKey,
    },
    listFiles: bucket.list,
    async query(statement) {
      const client = new pg.Client({ connectionString: database.url });
      await client.connect();
      try {
        return (await client.query(statement)).rows;
      } finally {
        await client.end();
      }
    },
    async remove() {
      await bucket.remove();
      await database.remove();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

import { randomUUID } from 'node:crypto';
import pg from 'pg';

export interface TemporaryDatabase {
  readonly url: string;
  /** Drops it, whoever is still connected. */
  remove(): Promise<void>;
}

/** An empty database of its own on a PostgreSQL server, for tests and measurements. `serverUrl` names any database there. */
export async function makeTemporaryDatabase(serverUrl: string): Promise<TemporaryDatabase> {
  const name = `plenish_test_${randomUUID().replaceAll('-', '')}`;
  await execute(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, remove: () => execute(serverUrl, `drop database ${name} with (force)`) };
}

async function execute(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

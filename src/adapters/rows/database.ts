import { setFlagsFromString } from 'node:v8';
import type { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import type { Tables } from './tables.ts';

/** The one database of an installation: PostgreSQL embedded in a folder, or a server's. The same SQL runs on both. */
export type Database = {
  readonly rows: Kysely<Tables>;
  close(): Promise<void>;
} & ({ readonly embedded: PGlite } | { readonly pool: Pool });

/** A few rows a plan need no 128 MB of cache: measured, this saves 150 MB of memory. */
const SMALL = ['-c', 'shared_buffers=8MB'];

/**
 * PostgreSQL as WebAssembly is compiled once and not again for speed: that took 500 MB while the service starts, 100 to 300 MB
 * for good, and longer than all the statements that a plan needs.
 */
const COMPILE_ONCE = ['--liftoff-only', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering'];

/**
 * Opens the embedded PostgreSQL. Only one process may have a folder open: see `claimFolder`.
 * @param dump that a new folder is filled with
 */
export async function openEmbedded(folder: string, dump?: Blob): Promise<Database> {
  for (const flag of COMPILE_ONCE) setFlagsFromString(flag);
  const { PGlite } = await import('@electric-sql/pglite');
  const startParams = [...PGlite.defaultStartParams, ...SMALL];
  const embedded = await PGlite.create(folder, { startParams, ...(dump && { loadDataDir: dump }) });
  const rows = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: embedded }) });
  return { rows, embedded, close: () => embedded.close() };
}

/** Connects to a PostgreSQL server. Nothing is sent until the first query. */
export async function openPostgres(url: string, onError: (error: Error) => void): Promise<Database> {
  const { Pool } = await import('pg').then((module) => module.default);
  const pool = new Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 3_000, query_timeout: 20_000 });
  pool.on('error', onError);
  return { rows: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }), pool, close: () => pool.end() };
}

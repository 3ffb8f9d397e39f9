import type { PgBoss } from 'pg-boss';

/** The statement by which pg-boss takes jobs for a worker. */
const FETCH = /^\s*with\s.*\sset\s+state\s*=\s*'active'/is;

/** One lock for all processes: a number of our own among PostgreSQL's advisory locks. */
export const FETCH_LOCK = 1886153070;

/** A process that is paused while it holds the lock is put out by the server. */
const LOCK = `set local idle_in_transaction_session_timeout = '3s'; select pg_advisory_xact_lock(${FETCH_LOCK})`;

/**
 * Lets the workers of all processes take jobs one after the other. pg-boss counts what a group has running and takes the next job in one
 * statement, and workers that do so in the same moment, as when many jobs arrive at once, do not see each other's: without this a burst
 * of one key takes every worker, whatever its limit. A fetch lasts a few milliseconds.
 */
export function fetchOneAtATime(boss: PgBoss): void {
  const database = boss.getDb();
  const executeSql = database.executeSql.bind(database);
  const fetchAlone = async (text: string, values?: unknown[]) => {
    const transaction = await database.beginTransaction!();
    try {
      await transaction.db.executeSql(LOCK);
      const fetched = await transaction.db.executeSql(text, values);
      await transaction.commit();
      return fetched;
    } catch (error) {
      await transaction.rollback();
      throw error;
    }
  };
  // Those of this process wait here, not each with a connection of its own.
  let before: Promise<unknown> = Promise.resolve();
  database.executeSql = (text, values, ...more: []) => {
    if (!FETCH.test(text)) return executeSql(text, values, ...more);
    const fetched = before.then(() => fetchAlone(text, values));
    before = fetched.catch(() => {});
    return fetched;
  };
}

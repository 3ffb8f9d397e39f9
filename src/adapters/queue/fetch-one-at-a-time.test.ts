import { setTimeout as sleep } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import { expect, it } from 'vitest';
import { openPostgres } from '../rows/database.ts';
import { makeTemporaryDatabase } from '../rows/temporary-database.ts';
import { FETCH_LOCK, fetchOneAtATime } from './fetch-one-at-a-time.ts';

const { TEST_DATABASE_URL } = process.env;

it.skipIf(!TEST_DATABASE_URL)('a worker takes no job while another process is taking one', async () => {
  const temporary = await makeTemporaryDatabase(TEST_DATABASE_URL!);
  const database = await openPostgres(temporary.url, () => {});
  if (!('pool' in database)) throw new Error('no server');
  const boss = new PgBoss({ connectionString: temporary.url });
  fetchOneAtATime(boss);
  await boss.start();
  await boss.createQueue('jobs');
  await boss.send('jobs', {});
  const other = await database.pool.connect();
  await other.query('begin');
  await other.query('select pg_advisory_xact_lock($1)', [FETCH_LOCK]);
  let hasTaken = false;
  const taken = boss.fetch('jobs').then((jobs) => (hasTaken = jobs.length === 1));
  await sleep(500);
  expect(hasTaken).toBe(false);
  await other.query('commit');
  other.release();
  expect(await taken).toBe(true);
  await boss.stop();
  await database.close();
  await temporary.remove();
});

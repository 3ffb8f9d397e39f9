import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ClaimLost, type JobQueue } from '#service/ports/job-queue.ts';
import { type Database, openPostgres } from '../rows/database.ts';
import { makeTemporaryDatabase, type TemporaryDatabase } from '../rows/temporary-database.ts';
import { done, job, log, soon, variant } from './jobs.fixture.ts';
import { openQueues } from './open-queues.ts';

const { TEST_DATABASE_URL } = process.env;
describe.skipIf(!TEST_DATABASE_URL)('two processes on one queue (TEST_DATABASE_URL)', () => {
  let temporary: TemporaryDatabase;
  let databases: Database[];
  let queues: JobQueue[];
  beforeEach(async () => {
    temporary = await makeTemporaryDatabase(TEST_DATABASE_URL!);
    [databases, queues] = [[], []];
  });
  afterEach(async () => {
    for (const queue of queues) await queue.close(30_000);
    for (const database of databases) await database.close();
    await temporary.remove();
  });
  async function open(keyConcurrency?: number): Promise<JobQueue> {
    const database = await openPostgres(temporary.url, () => {});
    const { queue } = await openQueues({ database, databaseUrl: temporary.url, expireS: 60, keyConcurrency, log });
    databases.push(database);
    queues.push(queue);
    return queue;
  }

  it('give a key as many workers together as it may have, and others what is left', async () => {
    const [here, there] = [await open(1), await open(1)];
    const begun: string[] = [];
    const release = Promise.withResolvers<void>();
    for (const queue of [here, there])
      await queue.work(2, async ({ keyId, kind = 'drawing' }) => {
        begun.push(`${kind} of ${keyId}`);
        await release.promise;
        return done;
      });
    const flood = Array.from({ length: 6 }, () => job('flood'));
    // All at once: four workers hear of them in the same moment.
    await Promise.all(flood.map((one) => here.submit(one)));
    await expect.poll(() => begun).toEqual(['drawing of flood']);
    // What is made anew of a key's plans is not kept waiting by what it has read.
    const others = [job('other'), variant('flood')];
    for (const one of others) await there.submit(one);
    const all = ['drawing of flood', 'drawing of other', 'furnish of flood'];
    await expect.poll(() => begun.toSorted()).toEqual(all);
    expect(await here.countWaiting()).toBe(flood.length - 1);
    release.resolve();
    await Promise.all([...flood, ...others].map(({ id }) => here.waitFor(id, { signal: soon() })));
  });

  it('end a guest before they close', async () => {
    const [here, there] = [await open(), await open()];
    const begun: string[] = [];
    const [flood, guest] = [[job('flood'), job('flood')], job('other')];
    const ends = new Map([...flood, guest].map(({ id }) => [id, Promise.withResolvers<void>()]));
    await here.work(2, async ({ id, keyId }, { isGuest }) => {
      begun.push(`${keyId}${isGuest ? ' as a guest' : ''}`);
      await ends.get(id)!.promise;
      return done;
    });
    for (const one of flood) await there.submit(one);
    await expect.poll(() => begun).toEqual(['flood', 'flood']);
    await there.submit(guest);
    await expect.poll(() => begun.slice(2)).toEqual(['other as a guest']);
    const closing = here.close(30_000);
    for (const { id } of flood) ends.get(id)!.resolve();
    await expect.poll(() => here.countRunning()).toBe(1);
    ends.get(guest.id)!.resolve();
    await closing;
    expect(await there.look(guest.id)).toEqual(done);
  });

  it('give what they have not finished when they close to another worker, at once', async () => {
    const [here, there] = [await open(), await open()];
    const begun = Promise.withResolvers<void>();
    let reason: unknown;
    await here.work(1, async (_, { signal }) => {
      begun.resolve();
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      reason = signal.reason;
      return { ok: false, code: 'internal_error', message: 'stopped', details: {} };
    });
    const endless = job();
    await there.submit(endless);
    await begun.promise;
    await there.work(1, async () => done);
    await here.close(0);
    expect(reason).toBeInstanceOf(ClaimLost);
    // A worker that is killed is not heard of for ten seconds before its job is another's.
    expect(await there.waitFor(endless.id, { signal: AbortSignal.timeout(5_000) })).toEqual(done);
  });

  it('hear no end of a job from a worker that was not heard of, once another has it', async () => {
    const [here, there] = [await open(), await open()];
    const [begun, taken, told] = Array.from({ length: 3 }, () => Promise.withResolvers<void>());
    const held: boolean[] = [];
    let reason: unknown;
    await here.work(1, async (_, { holdsClaim, signal }) => {
      held.push(await holdsClaim());
      begun!.resolve();
      await taken!.promise;
      held.push(await holdsClaim());
      reason = signal.reason;
      return { ok: false, code: 'timeout', message: 'too late', details: {} };
    });
    const paused = job();
    await there.submit(paused);
    await begun!.promise;
    // As after a pause of its process.
    await sql`update pgboss.job set heartbeat_on = now() - interval '1 minute'`.execute(databases[0]!.rows);
    await there.work(1, async () => {
      taken!.resolve();
      await told!.promise;
      return done;
    });
    const waiting = there.waitFor(paused.id, { signal: soon() });
    await taken!.promise;
    await expect.poll(() => here.countRunning()).toBe(0);
    told!.resolve();
    expect(await waiting).toEqual(done);
    expect(held).toEqual([true, false]);
    expect(reason).toBeInstanceOf(ClaimLost);
  });

  it('stop, or do not begin, what was cancelled in the other one', async () => {
    const [here, there] = [await open(), await open()];
    const begun: string[] = [];
    const stopped = Promise.withResolvers<string>();
    await there.work(1, async ({ id }, { signal }) => {
      begun.push(id);
      signal.addEventListener('abort', () => stopped.resolve(id));
      await stopped.promise;
      return done;
    });
    const [running, waiting, last] = [job(), job(), job()];
    await here.submit(running);
    await expect.poll(() => begun).toEqual([running.id]);
    for (const one of [waiting, last]) await here.submit(one);
    await here.cancel(waiting.id);
    await here.cancel(running.id);
    expect(await stopped.promise).toBe(running.id);
    expect(await here.waitFor(last.id, { signal: soon() })).toEqual(done);
    expect(begun).toEqual([running.id, last.id]);
  });
});

import { randomUUID } from 'node:crypto';
import { fromPglite, PgBoss } from 'pg-boss';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Found } from '#core/gallery/plan-outline.ts';
import { ClaimLost, type JobHandler, type JobQueue, type PlanJob } from '#service/ports/job-queue.ts';
import { StoreUnavailable } from '#service/ports/store-unavailable.ts';
import { type Database, openEmbedded, openPostgres } from '../rows/database.ts';
import { makeTemporaryDatabase, type TemporaryDatabase } from '../rows/temporary-database.ts';
import { BossJobQueue } from './boss-job-queue.ts';
import { LocalJobSignals } from './job-signals.ts';
import { done, job, log, soon, variant } from './jobs.fixture.ts';
import { openQueues } from './open-queues.ts';

/** What the queue does, on either database. */
function describeQueue(name: string, open: () => Promise<{ database: Database; databaseUrl?: string }>) {
  describe(`job queue: ${name}`, () => {
    let database: Database;
    let queue: JobQueue;
    let handler: JobHandler = async () => done;
    beforeAll(async () => {
      const opened = await open();
      database = opened.database;
      queue = (await openQueues({ ...opened, expireS: 60, log })).queue;
    }, 30_000);
    afterAll(async () => {
      await queue.close(30_000);
      await database.close();
    });

    /** Has jobs go on until they are released or stopped. @returns whose were begun, and how */
    function hold() {
      const begun: string[] = [];
      const ends = new Map<string, () => void>();
      let isOver = false;
      handler = async ({ id, keyId, kind }, { signal, isGuest }) => {
        begun.push(`${keyId}${kind ? ' again' : ''}${isGuest ? ' as a guest' : ''}`);
        if (!isOver)
          await new Promise<void>((resolve) => {
            ends.set(id, resolve);
            signal.addEventListener('abort', () => resolve());
          });
        return done;
      };
      const release = (one?: PlanJob) => {
        if (one) return ends.get(one.id)!();
        isOver = true;
        for (const end of ends.values()) end();
      };
      return { begun, release };
    }

    it('counts what waits and takes a cancelled job away', async () => {
      const waiting = job();
      await queue.submit(waiting);
      expect(await queue.countWaiting()).toBe(1);
      expect(await queue.oldestWaitingS()).toBeGreaterThan(0);
      await queue.cancel(waiting.id);
      expect(await queue.countWaiting()).toBe(0);
      expect(await queue.oldestWaitingS()).toBe(0);
      expect(await queue.waitFor(waiting.id, { signal: soon() })).toMatchObject({ ok: false, code: 'internal_error' });
    });

    it('ends abandoned jobs as failed and names them', async () => {
      const left = job();
      await queue.submit(left);
      expect(await queue.abandonAll()).toEqual([left]);
      expect(await queue.abandonAll()).toEqual([]);
      expect(await queue.waitFor(left.id, { signal: soon() })).toMatchObject({ ok: false });
    });

    it('gives the outcome, the stages and what they found to who waits, at once', async () => {
      const found: Found = { furniture: 'M0,0L9,0L9,9Z' };
      await queue.work(2, (...args) => handler(...args));
      handler = async (_, { onStage }) => {
        onStage('reading');
        onStage('furnishing', found);
        // Longer than PostgreSQL passes on: the stage is told all the same.
        onStage('drawing', { furniture: 'M0,0'.repeat(5_000) });
        return done;
      };
      const warm = job();
      const warmed = queue.waitFor(warm.id, { signal: soon() });
      await queue.submit(warm);
      await warmed;
      const stages: [string, Found?][] = [];
      const next = job();
      const waited = queue.waitFor(next.id, { signal: soon(), onStage: (...told) => stages.push(told) });
      // By news, not by asking every half second.
      const asked = vi.spyOn(queue, 'look').mockResolvedValue('unfinished');
      await queue.submit(next);
      expect(await waited).toEqual(done);
      asked.mockRestore();
      expect(stages.map(([stage]) => stage)).toEqual(['decoding', 'reading', 'furnishing', 'drawing']);
      expect(stages[2]).toEqual(['furnishing', found]);
    });

    it('tells who comes late as well', async () => {
      const late = job();
      await queue.submit(late);
      await queue.waitFor(late.id, { signal: soon() });
      expect(await queue.waitFor(late.id, { signal: soon() })).toEqual(done);
    });

    it('waits on where it cannot ask for a moment', async () => {
      const asked = vi.spyOn(queue, 'look').mockRejectedValueOnce(new StoreUnavailable('queue', 'gone'));
      const waiting = job();
      const waited = queue.waitFor(waiting.id, { signal: soon() });
      await vi.waitUntil(() => asked.mock.calls.length > 0, 30_000);
      handler = async () => done;
      await queue.submit(waiting);
      expect(await waited).toEqual(done);
      asked.mockRestore();
    });

    it('stops a running job that is cancelled', async () => {
      const started = Promise.withResolvers<void>();
      const stopped = Promise.withResolvers<void>();
      handler = async (_, { signal }) => {
        signal.addEventListener('abort', () => stopped.resolve());
        started.resolve();
        await stopped.promise;
        return { ok: false, code: 'internal_error', message: 'stopped', details: {} };
      };
      const running = job();
      await queue.submit(running);
      await started.promise;
      expect(queue.countRunning()).toBe(1);
      await queue.cancel(running.id);
      await stopped.promise;
      handler = async () => done;
    });

    it('lets keys take turns, whoever came first with however much', async () => {
      const begun: string[] = [];
      const held = Promise.withResolvers<void>();
      handler = async ({ keyId }) => {
        begun.push(keyId!);
        await held.promise;
        return done;
      };
      // Two workers are busy with the first two.
      const flood = Array.from({ length: 6 }, () => job('flood'));
      for (const one of flood.slice(0, 2)) await queue.submit(one);
      await expect.poll(() => begun.length).toBe(2);
      const others = [...flood.slice(2), job('one'), job('two'), job('two')];
      for (const one of others) await queue.submit(one);
      held.resolve();
      await Promise.all(others.map(({ id }) => queue.waitFor(id, { signal: soon() })));
      handler = async () => done;
      expect(begun.slice(2, 4).toSorted()).toEqual(['one', 'two']);
      expect(begun.indexOf('two', begun.indexOf('two') + 1)).toBeLessThan(begun.length - 1);
    });

    it('takes a guest while one key holds all workers, one at a time, and none of that key', async () => {
      const { begun, release } = hold();
      const flood = Array.from({ length: 4 }, () => job('flood'));
      for (const one of flood) await queue.submit(one);
      await expect.poll(() => begun).toEqual(['flood', 'flood']);
      const [first, second] = [job('one'), variant('flood')];
      const told: string[] = [];
      const waited = queue.waitFor(first.id, { signal: soon(), onStage: (stage) => told.push(stage) });
      await queue.submit(first);
      await expect.poll(() => begun.slice(2)).toEqual(['one as a guest']);
      expect(queue.countRunning()).toBe(3);
      // What is made anew of a key's plans is of another flow than what it has read.
      await queue.submit(second);
      release(first);
      await waited;
      // Whoever works on it tells that it has begun, not the queue.
      expect(told).toEqual([]);
      await expect.poll(() => begun.slice(3)).toEqual(['flood again as a guest']);
      await queue.cancel(second.id);
      release();
      await Promise.all(flood.map(({ id }) => queue.waitFor(id, { signal: soon() })));
      expect(begun.slice(4)).toEqual(['flood', 'flood']);
    });

    it('takes no guest while its workers are busy with two keys', async () => {
      const { begun, release } = hold();
      const jobs = [job('one'), job('two')];
      for (const one of jobs) await queue.submit(one);
      await expect.poll(() => begun.length).toBe(2);
      const waiting = job('three');
      await queue.submit(waiting);
      // Long enough for a look or two.
      await expect.poll(() => queue.oldestWaitingS(), { timeout: 10_000 }).toBeGreaterThan(1.5);
      release();
      await Promise.all([...jobs, waiting].map(({ id }) => queue.waitFor(id, { signal: soon() })));
      expect(begun[2]).toBe('three');
    });

    it('tells what jobs took lately', async () => {
      // What was seen before the first of them ended counts for some seconds. None of them took half of the time that is assumed before.
      await expect.poll(() => queue.usualMs('drawing'), { timeout: 10_000 }).toBeLessThan(4_000);
    });

    it('answers a worker that threw as an internal error', async () => {
      handler = async () => {
        throw new TypeError('a bug');
      };
      const broken = job();
      await queue.submit(broken);
      expect(await queue.waitFor(broken.id, { signal: soon() })).toMatchObject({ ok: false, code: 'internal_error' });
      handler = async () => done;
    });

    it('lets a waiter leave', async () => {
      const leave = new AbortController();
      const waited = queue.waitFor(randomUUID(), { signal: leave.signal });
      leave.abort(new Error('left'));
      await expect(waited).rejects.toThrow('left');
    });
  });
}

describeQueue('PGlite', async () => ({ database: await openEmbedded('memory://') }));

it('lets what is quickly made of a plan go before what its key has sent to be read, and not for ever', async () => {
  const database = await openEmbedded('memory://');
  // Nothing was worked on yet: a drawing counts as long as five variants.
  const { queue } = await openQueues({ database, expireS: 60, log });
  const begun: string[] = [];
  const held = Promise.withResolvers<void>();
  await queue.work(1, async ({ kind }) => {
    begun.push(kind === 'furnish' ? 'short' : 'long');
    await held.promise;
    return done;
  });
  const long = Array.from({ length: 3 }, () => job('both'));
  await queue.submit(long[0]!);
  await expect.poll(() => begun.length).toBe(1);
  const others = [...long.slice(1), ...Array.from({ length: 12 }, () => variant('both'))];
  for (const one of others) await queue.submit(one);
  const seen = await queue.foresee({ keyId: 'both', kind: 'drawing' });
  expect(seen).toMatchObject({ ahead: 14, flow: 2, flowMs: 16_000 });
  expect(await queue.countWaiting('drawing')).toBe(2);
  expect(await queue.countWaiting('variant')).toBe(12);
  expect(await queue.foresee({ keyId: 'new', kind: 'drawing' })).toMatchObject({ ahead: 1, flow: 0 });
  held.resolve();
  await Promise.all(others.map(({ id }) => queue.waitFor(id, { signal: soon() })));
  expect(begun.slice(1, 3)).toEqual(['short', 'short']);
  // As many as take the time of a drawing, not all of them, go before the next one.
  expect(begun.indexOf('long', 1)).toBeLessThan(10);
  expect(begun.at(-1)).toBe('short');
  await queue.close(30_000);
  await database.close();
}, 30_000);

it('ends what is not finished when it has to close, once its worker has cleaned up', async () => {
  const database = await openEmbedded('memory://');
  const { queue } = await openQueues({ database, expireS: 60, log });
  const begun = Promise.withResolvers<void>();
  const told: string[] = [];
  await queue.work(1, async (_, { signal }) => {
    begun.resolve();
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    told.push(signal.reason instanceof ClaimLost ? "another's" : 'stopped');
    await new Promise((resolve) => setTimeout(resolve, 300));
    told.push('clean');
    return done;
  });
  const endless = job();
  await queue.submit(endless);
  await begun.promise;
  await queue.close(0);
  // Nobody else can have it: what it leaves is its own to remove.
  expect(told).toEqual(['stopped', 'clean']);
  expect(await queue.look(endless.id)).toMatchObject({ ok: false, code: 'internal_error' });
  await database.close();
});

describe('a worker that has fetched a job and not begun it', () => {
  it('stops it when it was cancelled in that moment', async () => {
    const database = await openEmbedded('memory://');
    const fetched = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    if (!('embedded' in database)) throw new Error('not embedded');
    const db = fromPglite(database.embedded);
    const slow: typeof db = {
      ...db,
      async executeSql(sql, values) {
        const result = await db.executeSql(sql, values);
        if (/^\s*with\s.*\sset\s+state = 'active'/is.test(sql) && result.rows.length > 0) {
          fetched.resolve();
          await goOn.promise;
        }
        return result;
      },
    };
    const queue = new BossJobQueue(
      new PgBoss({ schedule: false, useListenNotify: true, backend: 'pglite', db: slow }),
      new LocalJobSignals(),
    );
    await queue.open(60, false);
    const stopped = Promise.withResolvers<void>();
    await queue.work(1, async (_, { signal }) => {
      if (signal.aborted) stopped.resolve();
      signal.addEventListener('abort', () => stopped.resolve());
      await stopped.promise;
      return { ok: false, code: 'internal_error', message: 'stopped', details: {} };
    });
    const cancelled = job();
    await queue.submit(cancelled);
    await fetched.promise;
    await queue.cancel(cancelled.id);
    goOn.resolve();
    await stopped.promise;
    await queue.close(30_000);
    await database.close();
  });
});

const { TEST_DATABASE_URL } = process.env;
describe.skipIf(!TEST_DATABASE_URL)('with a PostgreSQL server (TEST_DATABASE_URL)', () => {
  let temporary: TemporaryDatabase;
  beforeAll(async () => {
    temporary = await makeTemporaryDatabase(TEST_DATABASE_URL!);
  });
  afterAll(() => temporary.remove());
  const openServer = async () => ({
    database: await openPostgres(temporary.url, () => {}),
    databaseUrl: temporary.url,
  });
  describeQueue('PostgreSQL', openServer);
});

import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RateLimiter } from '#service/ports/rate-limiter.ts';
import { StoreUnavailable } from '#service/ports/store-unavailable.ts';
import { makeTemporaryDatabase, type TemporaryDatabase } from '../rows/temporary-database.ts';
import { makeMemoryRateLimiter, makePostgresRateLimiter, type RateLimitOptions } from './flexible-rate-limiter.ts';

/** What every rate limiter does, wherever it counts. */
function describeRateLimiter(name: string, make: (options: RateLimitOptions) => Promise<RateLimiter>) {
  describe(`rate limiter: ${name}`, () => {
    it('lets exactly as many through as the budget has, however many come at once', async () => {
      const limiter = await make({ limit: 3, windowS: 60, name: 'exact' });
      const answers = await Promise.all(Array.from({ length: 10 }, () => limiter.consume('a')));
      expect(answers.filter(({ allowed }) => allowed)).toHaveLength(3);
      const refused = answers.find(({ allowed }) => !allowed)!;
      expect(refused).toMatchObject({ limit: 3, windowS: 60, remaining: 0 });
      expect(refused.resetS).toBeGreaterThan(0);
      expect(refused.resetS).toBeLessThanOrEqual(60);
    });

    it('keeps who asks apart, and budgets of other names', async () => {
      const [one, other] = [
        await make({ limit: 1, windowS: 60, name: 'one' }),
        await make({ limit: 1, windowS: 60, name: 'other' }),
      ];
      expect((await one.consume('a')).allowed).toBe(true);
      expect((await one.consume('b')).allowed).toBe(true);
      expect((await other.consume('a')).allowed).toBe(true);
      expect((await one.consume('a')).allowed).toBe(false);
    });

    it('tells the budget without taking from it', async () => {
      const limiter = await make({ limit: 2, windowS: 60, name: 'peek' });
      expect(await limiter.peek('a')).toEqual({ allowed: true, limit: 2, windowS: 60, remaining: 2, resetS: 60 });
      await limiter.consume('a');
      for (const _ of [1, 2]) expect(await limiter.peek('a')).toMatchObject({ allowed: true, remaining: 1 });
      await limiter.consume('a');
      expect(await limiter.peek('a')).toMatchObject({ allowed: false, remaining: 0 });
    });

    it('is whole again after its window', async () => {
      const limiter = await make({ limit: 1, windowS: 1, name: 'window' });
      await limiter.consume('a');
      expect((await limiter.consume('a')).allowed).toBe(false);
      await sleep(1_100);
      expect((await limiter.consume('a')).allowed).toBe(true);
    });
  });
}

describeRateLimiter('memory', async (options) => makeMemoryRateLimiter(options));

const { TEST_DATABASE_URL } = process.env;
describe.skipIf(!TEST_DATABASE_URL)('with a PostgreSQL server (TEST_DATABASE_URL)', () => {
  let temporary: TemporaryDatabase;
  const pools: pg.Pool[] = [];
  /** As another process would connect. */
  const connect = () => {
    const pool = new pg.Pool({ connectionString: temporary.url });
    pool.on('error', () => {});
    pools.push(pool);
    return pool;
  };
  beforeAll(async () => {
    temporary = await makeTemporaryDatabase(TEST_DATABASE_URL!);
  });
  afterAll(async () => {
    for (const pool of pools) await pool.end();
    await temporary.remove();
  });

  describeRateLimiter('PostgreSQL', (options) => makePostgresRateLimiter(options, connect()));

  it('processes share a budget', async () => {
    const options = { limit: 2, windowS: 60, name: 'shared' };
    const [here, there] = [
      await makePostgresRateLimiter(options, connect()),
      await makePostgresRateLimiter(options, connect()),
    ];
    expect((await here.consume('a')).remaining).toBe(1);
    expect((await there.consume('a')).remaining).toBe(0);
    expect((await here.consume('a')).allowed).toBe(false);
  });

  it('is unavailable when its table is gone', async () => {
    const pool = connect();
    const limiter = await makePostgresRateLimiter({ limit: 1, windowS: 60, name: 'gone' }, pool);
    await pool.query('drop table rate_budget');
    await expect(limiter.consume('a')).rejects.toThrow(StoreUnavailable);
    await expect(limiter.peek('a')).rejects.toThrow(StoreUnavailable);
  });
});

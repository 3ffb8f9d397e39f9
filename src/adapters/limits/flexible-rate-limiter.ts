import type { Pool } from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { Budget, RateLimiter } from '#service/ports/rate-limiter.ts';
import { StoreUnavailable } from '#service/ports/store-unavailable.ts';
import { STORE_CALL_MS, withDeadline } from '#service/with-deadline.ts';

export interface RateLimitOptions {
  readonly limit: number;
  readonly windowS: number;
  /** Keeps budgets apart that share a database. */
  readonly name: string;
}

/** Budgets of this process. */
export function makeMemoryRateLimiter(options: RateLimitOptions): RateLimiter {
  return wrap(new RateLimiterMemory(settings(options)), options);
}

/** Budgets that all processes share. */
export async function makePostgresRateLimiter(options: RateLimitOptions, pool: Pool): Promise<RateLimiter> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const limiter = new RateLimiterPostgres(
    { ...settings(options), storeClient: pool, storeType: 'pool', tableName: 'rate_budget' },
    (error?: Error) => (error ? reject(error) : resolve()),
  );
  await promise;
  return wrap(limiter, options);
}

function settings({ limit, windowS, name }: RateLimitOptions) {
  return { points: limit, duration: windowS, keyPrefix: name };
}

function wrap(limiter: RateLimiterAbstract, { limit, windowS }: RateLimitOptions): RateLimiter {
  const budget = (allowed: boolean, remaining: number, msLeft: number): Budget => ({
    allowed,
    limit,
    windowS,
    remaining: Math.max(0, remaining),
    resetS: Math.max(1, Math.ceil(msLeft / 1000)),
  });
  return {
    async consume(who) {
      try {
        const left = await withDeadline(STORE_CALL_MS, () => limiter.consume(who));
        return budget(true, left.remainingPoints, left.msBeforeNext);
      } catch (thrown) {
        if (thrown instanceof RateLimiterRes) return budget(false, 0, thrown.msBeforeNext);
        throw new StoreUnavailable('rows', thrown);
      }
    },
    async peek(who) {
      const left = await withDeadline(STORE_CALL_MS, () => limiter.get(who)).catch((error: unknown) => {
        throw new StoreUnavailable('rows', error);
      });
      return left
        ? budget(left.remainingPoints > 0, left.remainingPoints, left.msBeforeNext)
        : budget(true, limit, windowS * 1000);
    },
  };
}

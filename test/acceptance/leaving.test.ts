import { describe, expect, it } from 'vitest';
import { makeTemporaryDatabase } from '#adapters/rows/temporary-database.ts';
import { leaveAtRandom } from '../../bench/leave-at-random.ts';

/** Each; `bench/leaving.ts` does the same for as long as is wanted. */
const SECONDS = 6;
const SHARED = process.env.TEST_STORES === 'shared';
/** On shared stores the work is done by `plenish worker`: what is new there is that who left is told of in another process. */
const WAYS = SHARED ? (['leave'] as const) : (['leave', 'limit'] as const);

describe('work that is cut off at random moments, by the real program', () => {
  it.each(WAYS)(
    'by %s: no process dies, no neighbour loses its answer, nothing is left running',
    async (by) => {
      const database = SHARED ? await makeTemporaryDatabase(process.env.TEST_DATABASE_URL!) : undefined;
      const report = await leaveAtRandom({ seconds: SECONDS, by, seed: 47, databaseUrl: database?.url });
      await database?.remove();
      const { answers, ...rest } = report;
      expect(rest).toMatchObject({ lost: [], deaths: 0, strays: 0 });
      // Something was cut off, and nothing was answered that is neither a result nor the limit.
      expect(answers.left ?? answers['408 timeout']).toBeGreaterThan(0);
      expect(Object.keys(answers).filter((answer) => !['left', '408 timeout', '200 success'].includes(answer))).toEqual(
        [],
      );
    },
    600_000,
  );
});

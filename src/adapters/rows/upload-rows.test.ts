import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LaterOrder } from '#service/ports/later-rows.ts';
import type { Rows } from '#service/ports/rows.ts';
import { type Database, openEmbedded, openPostgres } from './database.ts';
import { migrate } from './migrations.ts';
import { makeSqlRows } from './sql-rows.ts';
import { makeTemporaryDatabase, type TemporaryDatabase } from './temporary-database.ts';

const DAY_S = 86_400;
/** PostgreSQL takes this for JSON, and refuses to look into it. */
const UNREADABLE = 'sent with a \0, and half a letter: \ud83d';

const orderOf = (uniqueId: string, additionalData?: string): LaterOrder => ({
  plan: { uniqueId, imageId: randomUUID(), galleryId: 'g' },
  ...{ scope: 'general', requestId: 'r', notes: [], additionalData },
});

/** What the rows of uploads do, on either database. */
function describeUploadRows(name: string, open: () => Promise<Database>) {
  describe(`rows of uploads: ${name}`, () => {
    let database: Database;
    let rows: Rows;
    beforeAll(async () => {
      database = await open();
      await migrate(database.rows, '008-light');
    }, 30_000);
    afterAll(() => database.close());

    it('know of jobs from before they were found by their plan', async () => {
      const [id, uniqueId] = [randomUUID(), randomUUID()];
      const order = JSON.stringify(orderOf(uniqueId, UNREADABLE));
      await sql`insert into later_job (id, key_id, "order", awaits_webhook) values (${id}, 'plk_1', ${order}, false)`.execute(database.rows); // biome-ignore format: one statement
      await migrate(database.rows);
      rows = makeSqlRows(database.rows);
      expect((await rows.later.find(id))!.order.plan.uniqueId).toBe(uniqueId);
      await rows.later.removeOfPlan(uniqueId);
      expect(await rows.later.find(id)).toBeUndefined();
    });

    it('forget the jobs of one plan, whatever was sent with others', async () => {
      const jobs = [orderOf(randomUUID(), UNREADABLE), orderOf(randomUUID())].map((order) => ({ id: randomUUID(), keyId: 'plk_1', order })); // biome-ignore format: one line
      for (const job of jobs) await rows.later.insert(job);
      const [kept, gone] = jobs as [(typeof jobs)[0], (typeof jobs)[0]];
      await rows.later.removeOfPlan(gone.order.plan.uniqueId);
      expect(await rows.later.find(gone.id)).toBeUndefined();
      expect((await rows.later.find(kept.id))!.order).toEqual(kept.order);
    });

    it('keep what came under an Idempotency-Key: once, taken over by one, forgotten in time', async () => {
      const scope = { keyId: `plk_${randomUUID()}`, endpoint: '/process', token: 'order-1' };
      const first = {
        ...{ fingerprint: 'f', jobId: randomUUID(), uniqueId: randomUUID() },
        ...{ imageId: randomUUID(), galleryId: 'g' },
      };
      const claims = await Promise.all(
        [first, { ...first, jobId: randomUUID() }].map((one) => rows.idempotency.claim(scope, one, DAY_S)),
      );
      expect(claims.filter((claim) => claim === undefined)).toHaveLength(1);
      const found = (await rows.idempotency.claim(scope, first, DAY_S))!;
      expect(found).toMatchObject({ uniqueId: first.uniqueId, galleryId: 'g', outcome: null });
      expect(found.ageS).toBeLessThan(60);
      expect(await rows.idempotency.claim({ ...scope, endpoint: '/other' }, first, DAY_S)).toBeUndefined();
      const takers = [randomUUID(), randomUUID()].map((jobId) => rows.idempotency.takeOver(scope, found, { jobId }));
      expect((await Promise.all(takers)).toSorted()).toEqual([false, true]);
      const outcome = { ok: false, code: 'furniture_detected', message: 'a "bed"', details: { pieces: [1] } } as const;
      await rows.idempotency.settle(scope, outcome);
      await rows.idempotency.removeOlderThan(60);
      expect((await rows.idempotency.claim(scope, first, DAY_S))!.outcome).toEqual(outcome);
      await rows.idempotency.removeOlderThan(0);
      expect(await rows.idempotency.claim(scope, first, DAY_S)).toBeUndefined();
    });

    it('forget what came under an Idempotency-Key to the second, and let go of what nobody works on', async () => {
      const scope = { keyId: `plk_${randomUUID()}`, endpoint: '/process', token: 'order-1' };
      const upload = { fingerprint: 'f', jobId: randomUUID(), uniqueId: randomUUID(), imageId: randomUUID(), galleryId: 'g' }; // biome-ignore format: one upload
      expect(await rows.idempotency.claim(scope, upload, DAY_S)).toBeUndefined();
      await rows.idempotency.release(scope, { jobId: randomUUID() }, 60);
      expect((await rows.idempotency.claim(scope, upload, DAY_S))!.ageS).toBeLessThan(60);
      await rows.idempotency.release(scope, upload, 60);
      expect((await rows.idempotency.claim(scope, upload, DAY_S))!.ageS).toBeGreaterThanOrEqual(60);
      expect(await rows.idempotency.claim(scope, { ...upload, fingerprint: 'g' }, 0)).toBeUndefined();
    });
  });
}

describeUploadRows('PGlite', () => openEmbedded('memory://'));
const { TEST_DATABASE_URL } = process.env;
describe.skipIf(!TEST_DATABASE_URL)('with a PostgreSQL server (TEST_DATABASE_URL)', () => {
  let temporary: TemporaryDatabase;
  beforeAll(async () => {
    temporary = await makeTemporaryDatabase(TEST_DATABASE_URL!);
  });
  afterAll(() => temporary.remove());
  describeUploadRows('PostgreSQL', () => openPostgres(temporary.url, () => {}));
});

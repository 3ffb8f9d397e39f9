import { type Kysely, sql } from 'kysely';
import type { IdempotencyRows, IdempotencyScope } from '#service/ports/idempotency-rows.ts';
import type { Tables } from './tables.ts';

/** Uploads that came under an `Idempotency-Key`. */
export function makeIdempotencyRows(db: Kysely<Tables>): IdempotencyRows {
  return {
    async claim(scope, { fingerprint, jobId, uniqueId, imageId, galleryId }, keptS) {
      const ids = { job_id: jobId, unique_id: uniqueId, image_id: imageId, gallery_id: galleryId };
      const row = { key_id: scope.keyId, endpoint: scope.endpoint, token: scope.token, fingerprint, ...ids };
      // Swept once in a while only; promised is to the second.
      await db.deleteFrom('idempotency').where(inScope(scope)).where('created_at', '<', secondsAgo(keptS)).execute();
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('idempotency')
        .values(row)
        .onConflict((c) => c.doNothing())
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows) return undefined;
      const found = await db
        .selectFrom('idempotency')
        .selectAll()
        .select(sql<number>`extract(epoch from now() - taken_at)::float8`.as('age'))
        .where(inScope(scope))
        .executeTakeFirstOrThrow();
      return {
        fingerprint: found.fingerprint,
        jobId: found.job_id,
        uniqueId: found.unique_id,
        imageId: found.image_id,
        galleryId: found.gallery_id,
        outcome: found.outcome,
        ageS: found.age,
      };
    },
    async takeOver(scope, from, to) {
      const { numUpdatedRows } = await db
        .updateTable('idempotency')
        .set({ job_id: to.jobId, taken_at: sql`now()` })
        .where(inScope(scope))
        .where('job_id', '=', from.jobId)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },
    async release(scope, { jobId }, afterS) {
      await db
        .updateTable('idempotency')
        .set({ taken_at: secondsAgo(afterS) })
        .where(inScope(scope))
        .where('job_id', '=', jobId)
        .execute();
    },
    async settle(scope, outcome) {
      await db
        .updateTable('idempotency')
        .set({ outcome: JSON.stringify(outcome) })
        .where(inScope(scope))
        .execute();
    },
    async removeOfPlan(uniqueId) {
      await db.deleteFrom('idempotency').where('unique_id', '=', uniqueId).execute();
    },
    async removeOlderThan(seconds) {
      const { numDeletedRows } = await db
        .deleteFrom('idempotency')
        .where('created_at', '<', secondsAgo(seconds))
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },
  };
}

/** By the clock of the rows. */
const secondsAgo = (seconds: number) => sql<Date>`now() - make_interval(secs => ${seconds})`;

const inScope = ({ keyId, endpoint, token }: IdempotencyScope) =>
  sql<boolean>`key_id = ${keyId} and endpoint = ${endpoint} and token = ${token}`;

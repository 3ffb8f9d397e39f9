import { type Kysely, sql } from 'kysely';
import type { LaterRows } from '#service/ports/later-rows.ts';
import type { Tables } from './tables.ts';

/** Jobs whose senders do not wait for their answer. */
export function makeLaterRows(db: Kysely<Tables>): LaterRows {
  const ofJob = (id: string) => db.updateTable('later_job').where('id', '=', id);
  return {
    async insert({ id, keyId, order }) {
      await db
        .insertInto('later_job')
        .values({
          id,
          key_id: keyId,
          unique_id: order.plan.uniqueId,
          order: JSON.stringify(order),
          awaits_webhook: order.webhookUrl !== undefined,
        })
        .execute();
    },
    async find(id) {
      const row = await db
        .selectFrom('later_job')
        .selectAll()
        .select(sql<Date>`now()`.as('now'))
        .where('id', '=', id)
        .executeTakeFirst();
      if (!row) return undefined;
      const begun = row.stages.map(({ stage, at }) => ({ stage, at: new Date(at) }));
      return {
        id,
        keyId: row.key_id,
        order: row.order,
        stages: [{ stage: 'queued', at: row.created_at }, ...begun],
        outcome: row.outcome,
        isCancelled: row.is_cancelled,
        createdAt: row.created_at,
        now: row.now,
      };
    },
    async noteStage(id, stage) {
      const noted = sql<string>`stages || jsonb_build_array(jsonb_build_object('stage', ${stage}::text, 'at', now()))`;
      await ofJob(id).set({ stages: noted }).execute();
    },
    async settle(id, outcome) {
      await ofJob(id)
        .set({ outcome: JSON.stringify(outcome) })
        .where('outcome', 'is', null)
        .where('is_cancelled', '=', false)
        .execute();
      const row = await db
        .selectFrom('later_job')
        .select(['is_cancelled', 'awaits_webhook'])
        .where('id', '=', id)
        .executeTakeFirst();
      return { isCancelled: row?.is_cancelled ?? false, awaitsWebhook: row?.awaits_webhook ?? false };
    },
    async cancel(id) {
      const { numUpdatedRows } = await ofJob(id)
        .set({ is_cancelled: true })
        .where('outcome', 'is', null)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },
    async listAwaitingWebhook() {
      const rows = await db
        .selectFrom('later_job')
        .select('id')
        .where('awaits_webhook', '=', true)
        .where('is_cancelled', '=', false)
        .execute();
      return rows.map(({ id }) => id);
    },
    async noteWebhook(id) {
      await ofJob(id).set({ awaits_webhook: false }).execute();
    },
    ...makeForgetting(db),
  };
}

function makeForgetting(db: Kysely<Tables>): Pick<LaterRows, 'removeOfPlan' | 'removeOlderThan'> {
  return {
    async removeOfPlan(uniqueId) {
      await db.deleteFrom('later_job').where('unique_id', '=', uniqueId).execute();
    },
    async removeOlderThan(seconds) {
      const { numDeletedRows } = await db
        .deleteFrom('later_job')
        .where('created_at', '<', sql<Date>`now() - make_interval(secs => ${seconds})`)
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },
  };
}

import { type Kysely, sql } from 'kysely';
import type { PlanRows } from '#service/ports/plan-rows.ts';
import type { Tables } from './tables.ts';

type PlanAges = Pick<PlanRows, 'listOlderThan' | 'listOriginalsOlderThan' | 'forgetOriginal' | 'findKnown'>;

/** Which plans have had their time, and what has a row at all: for who sweeps. */
export function makePlanAges(db: Kysely<Tables>): PlanAges {
  return {
    async listOlderThan(seconds, most) {
      const rows = await oldest(db, seconds, most).execute();
      return rows.map(({ unique_id }) => unique_id);
    },
    async listOriginalsOlderThan(seconds, most) {
      const rows = await oldest(db, seconds, most).where('has_original', '=', true).execute();
      return rows.map(({ unique_id }) => unique_id);
    },
    async forgetOriginal(uniqueId) {
      await db.updateTable('plan').set({ has_original: false }).where('unique_id', '=', uniqueId).execute();
    },
    async findKnown(of, ids) {
      if (ids.length === 0) return new Set();
      if (of === 'plans') {
        const rows = await db.selectFrom('plan').select('unique_id').where('unique_id', 'in', ids).execute();
        return new Set(rows.map(({ unique_id }) => unique_id));
      }
      const inTable = (table: 'plan' | 'plan_edition') =>
        db.selectFrom(table).select('image_id').where('image_id', 'in', ids);
      const rows = await inTable('plan').unionAll(inTable('plan_edition')).execute();
      return new Set(rows.map(({ image_id }) => image_id));
    },
  };
}

const oldest = (db: Kysely<Tables>, seconds: number, most: number) =>
  db
    .selectFrom('plan')
    .select('unique_id')
    .where('created_at', '<=', sql<Date>`now() - make_interval(secs => ${seconds})`)
    .orderBy('created_at')
    .limit(most);

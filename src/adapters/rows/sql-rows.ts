import { type Kysely, sql, type Transaction } from 'kysely';
import { Failure } from '#core/failures.ts';
import type { Scope } from '#service/keys/scopes.ts';
import type { ChoreRows, KeyRecord, KeyRows, Rows, WorkerRows } from '#service/ports/rows.ts';
import { StoreUnavailable } from '#service/ports/store-unavailable.ts';
import { STORE_CALL_MS, withDeadline } from '#service/with-deadline.ts';
import { makeIdempotencyRows } from './idempotency-rows.ts';
import { makeLaterRows } from './later-rows.ts';
import { makeMendLinkRows, makePlanRows } from './plan-rows.ts';
import type { Tables } from './tables.ts';

/** Rows in PostgreSQL, embedded or not. */
export function makeSqlRows(db: Kysely<Tables>): Rows {
  return {
    plans: guardAll(makePlanRows(db)),
    mendLinks: guardAll(makeMendLinkRows(db)),
    keys: guardAll(makeKeyRows(db)),
    workers: guardAll(makeWorkerRows(db)),
    idempotency: guardAll(makeIdempotencyRows(db)),
    later: guardAll(makeLaterRows(db)),
    chores: guardAll(makeChoreRows(db)),
    ...guardAll({
      async settle(name: string, value: string) {
        await db
          .insertInto('setting')
          .values({ name, value })
          .onConflict((c) => c.column('name').doNothing())
          .execute();
        return (await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirstOrThrow())
          .value;
      },
      async check() {
        await sql`select 1`.execute(db);
      },
    }),
  };
}

function makeKeyRows(db: Kysely<Tables>): KeyRows {
  return {
    async insert(record, hash) {
      await db.transaction().execute((trx) => insertKey(trx, record, hash));
    },
    async insertFirst(record, hash) {
      return db.transaction().execute(async (trx) => {
        // Held to the end of the transaction: who comes second sees the first one's key.
        await sql`lock table api_key in exclusive mode`.execute(trx);
        if (await trx.selectFrom('api_key').select('key').executeTakeFirst()) return false;
        await insertKey(trx, record, hash);
        return true;
      });
    },
    async find(key) {
      const rows = await db
        .selectFrom('api_key')
        .leftJoin('api_secret', 'api_secret.key', 'api_key.key')
        .selectAll('api_key')
        .select(['api_secret.hash', 'api_secret.expires_at'])
        .where('api_key.key', '=', key)
        .execute();
      if (!rows[0]) return undefined;
      const secrets = rows.flatMap(({ hash, expires_at }) => (hash === null ? [] : [{ hash, expiresAt: expires_at }]));
      return { record: toKeyRecord(rows[0]), secrets };
    },
    async list() {
      const rows = await db.selectFrom('api_key').selectAll().orderBy('created_at').execute();
      return rows.map(toKeyRecord);
    },
    async rotate(key, hash, othersExpireAt) {
      await db.transaction().execute(async (trx) => {
        await trx.deleteFrom('api_secret').where('key', '=', key).where('expires_at', 'is not', null).execute();
        await trx.updateTable('api_secret').set({ expires_at: othersExpireAt }).where('key', '=', key).execute();
        await trx.insertInto('api_secret').values({ key, hash, expires_at: null }).execute();
      });
    },
    async revoke(key, at) {
      await db.updateTable('api_key').set({ revoked_at: at }).where('key', '=', key).execute();
    },
    async touch(key, at) {
      await db.updateTable('api_key').set({ last_used_at: at }).where('key', '=', key).execute();
    },
    async rotateWebhook(key, oldUntil) {
      await db
        .updateTable('api_key')
        .set({ webhook_generation: sql<number>`webhook_generation + 1`, old_webhook_until: oldUntil })
        .where('key', '=', key)
        .execute();
    },
  };
}

async function insertKey(trx: Transaction<Tables>, record: KeyRecord, hash: string): Promise<void> {
  const row = {
    key: record.key,
    name: record.name,
    scopes: record.scopes.join(','),
    created_at: record.createdAt,
    last_used_at: record.lastUsedAt,
    revoked_at: record.revokedAt,
  };
  await trx.insertInto('api_key').values(row).execute();
  await trx.insertInto('api_secret').values({ key: record.key, hash, expires_at: null }).execute();
}

function makeWorkerRows(db: Kysely<Tables>): WorkerRows {
  return {
    async beat(id, places) {
      const seen = { seen_at: sql<Date>`now()`, places };
      await db
        .insertInto('worker')
        .values({ id, ...seen })
        .onConflict((c) => c.column('id').doUpdateSet(seen))
        .execute();
      // Left by workers that were killed.
      await db.deleteFrom('worker').where('seen_at', '<', sql<Date>`now() - interval '1 hour'`).execute();
    },
    async countPlaces(withinS) {
      const since = sql<Date>`now() - make_interval(secs => ${withinS})`;
      const { places } = await db
        .selectFrom('worker')
        .select(sql<number>`coalesce(sum(places), 0)::int`.as('places'))
        .where('seen_at', '>=', since)
        .executeTakeFirstOrThrow();
      return places;
    },
    async leave(id) {
      await db.deleteFrom('worker').where('id', '=', id).execute();
    },
  };
}

function makeChoreRows(db: Kysely<Tables>): ChoreRows {
  return {
    async take(name, everyS) {
      // One statement: of several processes one gets it.
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('chore')
        .values({ name, taken_at: sql<Date>`now()` })
        .onConflict((c) =>
          c
            .column('name')
            .doUpdateSet({ taken_at: sql<Date>`now()` })
            .where('chore.taken_at', '<=', sql<Date>`now() - make_interval(secs => ${everyS})`),
        )
        .executeTakeFirstOrThrow();
      return (numInsertedOrUpdatedRows ?? 0n) > 0n;
    },
  };
}

type KeyRow = {
  key: string;
  name: string;
  scopes: string;
  created_at: Date;
  last_used_at: Date | null;
  revoked_at: Date | null;
  webhook_generation: number;
  old_webhook_until: Date | null;
};

function toKeyRecord(row: KeyRow): KeyRecord {
  return {
    key: row.key,
    name: row.name,
    scopes: row.scopes.split(',') as Scope[],
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    revokedAt: row.revoked_at,
    webhookGeneration: row.webhook_generation,
    oldWebhookUntil: row.old_webhook_until,
  };
}

/** Whatever the database throws, or says too late, means to its users that the rows cannot be had now; what is refused for what the rows say is told as it is. */
function guardAll<T extends object>(methods: T): T {
  const guarded = Object.entries(methods).map(([name, method]) => [
    name,
    async (...args: unknown[]) => {
      try {
        return await withDeadline(STORE_CALL_MS, () => method(...args));
      } catch (error) {
        throw error instanceof Failure ? error : new StoreUnavailable('rows', error);
      }
    },
  ]);
  return Object.fromEntries(guarded) as T;
}

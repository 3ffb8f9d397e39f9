import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Tables } from './tables.ts';

/** Never change one that was released: add another. */
const MIGRATIONS: Record<string, Migration> = {
  '001-plans-and-keys': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('plan')
        .addColumn('unique_id', 'uuid', (c) => c.primaryKey())
        .addColumn('image_id', 'uuid', (c) => c.notNull().unique())
        .addColumn('gallery_id', 'text', (c) => c.notNull().unique())
        .addColumn('key_id', 'text')
        .addColumn('created_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
        .execute();
      await db.schema
        .createTable('api_key')
        .addColumn('key', 'text', (c) => c.primaryKey())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('scopes', 'text', (c) => c.notNull())
        .addColumn('created_at', 'timestamptz', (c) => c.notNull())
        .addColumn('last_used_at', 'timestamptz')
        .addColumn('revoked_at', 'timestamptz')
        .execute();
      await db.schema
        .createTable('api_secret')
        .addColumn('hash', 'text', (c) => c.primaryKey())
        .addColumn('key', 'text', (c) => c.notNull().references('api_key.key').onDelete('cascade'))
        .addColumn('expires_at', 'timestamptz')
        .execute();
      await db.schema.createIndex('api_secret_key').on('api_secret').column('key').execute();
      await db.schema
        .createTable('setting')
        .addColumn('name', 'text', (c) => c.primaryKey())
        .addColumn('value', 'text', (c) => c.notNull())
        .execute();
    },
  },
  '002-workers': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('worker')
        .addColumn('id', 'uuid', (c) => c.primaryKey())
        .addColumn('seen_at', 'timestamptz', (c) => c.notNull())
        .execute();
    },
  },
  '003-editions': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('plan').addColumn('scope', 'text').addColumn('style', 'text').execute();
      await db.schema
        .createTable('plan_edition')
        .addColumn('unique_id', 'uuid', (c) => c.notNull().references('plan.unique_id').onDelete('cascade'))
        .addColumn('id', 'text', (c) => c.notNull())
        .addColumn('image_id', 'uuid', (c) => c.notNull().unique())
        .addColumn('version', 'integer')
        .addColumn('style', 'text')
        .addColumn('created_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
        .addPrimaryKeyConstraint('plan_edition_key', ['unique_id', 'id'])
        .addUniqueConstraint('plan_edition_version', ['unique_id', 'version'])
        .execute();
      await db.schema
        .createTable('mend_link')
        .addColumn('selector', 'text', (c) => c.primaryKey())
        .addColumn('hash', 'text', (c) => c.notNull())
        .addColumn('unique_id', 'uuid', (c) => c.notNull())
        .addColumn('expires_at', 'timestamptz')
        .execute();
      await db.schema.createIndex('mend_link_plan').on('mend_link').column('unique_id').execute();
    },
  },
  '004-idempotency': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('idempotency')
        .addColumn('key_id', 'text', (c) => c.notNull())
        .addColumn('endpoint', 'text', (c) => c.notNull())
        .addColumn('token', 'text', (c) => c.notNull())
        .addColumn('fingerprint', 'text', (c) => c.notNull())
        .addColumn('job_id', 'uuid', (c) => c.notNull())
        .addColumn('unique_id', 'uuid', (c) => c.notNull())
        .addColumn('image_id', 'uuid', (c) => c.notNull())
        .addColumn('gallery_id', 'text', (c) => c.notNull())
        .addColumn('outcome', 'json')
        .addColumn('created_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
        .addColumn('taken_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
        .addPrimaryKeyConstraint('idempotency_key', ['key_id', 'endpoint', 'token'])
        .execute();
      await db.schema.createIndex('idempotency_age').on('idempotency').column('created_at').execute();
    },
  },
  '005-worker-places': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('worker')
        .addColumn('places', 'integer', (c) => c.notNull().defaultTo(1))
        .execute();
    },
  },
  '006-later-jobs': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('later_job')
        .addColumn('id', 'uuid', (c) => c.primaryKey())
        .addColumn('key_id', 'text', (c) => c.notNull())
        // JSON as text: what senders write comes back byte for byte, even what `jsonb` cannot hold.
        .addColumn('order', 'json', (c) => c.notNull())
        .addColumn('stages', 'jsonb', (c) => c.notNull().defaultTo(sql`'[]'::jsonb`))
        .addColumn('outcome', 'json')
        .addColumn('is_cancelled', 'boolean', (c) => c.notNull().defaultTo(false))
        .addColumn('awaits_webhook', 'boolean', (c) => c.notNull())
        .addColumn('created_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
        .execute();
      await db.schema.createIndex('later_job_age').on('later_job').column('created_at').execute();
    },
  },
  '007-keeping': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('plan')
        .addColumn('has_original', 'boolean', (c) => c.notNull().defaultTo(true))
        .execute();
      await db.schema.createIndex('plan_age').on('plan').column('created_at').execute();
      await sql`create index plan_original_age on plan (created_at) where has_original`.execute(db);
      await db.schema
        .createTable('chore')
        .addColumn('name', 'text', (c) => c.primaryKey())
        .addColumn('taken_at', 'timestamptz', (c) => c.notNull())
        .execute();
      await db.schema
        .alterTable('api_key')
        .addColumn('webhook_generation', 'integer', (c) => c.notNull().defaultTo(0))
        .addColumn('old_webhook_until', 'timestamptz')
        .execute();
    },
  },
  '008-light': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('plan').addColumn('light', 'text').execute();
      await db.schema.alterTable('plan_edition').addColumn('light', 'text').execute();
    },
  },
  '009-later-plans': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('later_job').addColumn('unique_id', 'uuid').execute();
      // By its text: PostgreSQL cannot look into an order in which somebody wrote \u0000.
      await sql`update later_job set unique_id = substring("order"::text from '"uniqueId":"([0-9a-f-]{36})"')::uuid`.execute(
        db,
      );
      await db.schema
        .alterTable('later_job')
        .alterColumn('unique_id', (c) => c.setNotNull())
        .execute();
      await db.schema.createIndex('later_job_plan').on('later_job').column('unique_id').execute();
    },
  },
};

/** The database was used by a newer release, whose tables this one does not know. */
export class NewerDatabase extends Error {
  /** @param unknown migrations that were made and that this program does not have */
  constructor(unknown: readonly string[]) {
    super(`The database was used by a newer release of Plenish, which made ${unknown.join(', ')} of it.`);
  }
}

/**
 * Brings the tables up to date, forwards only; processes that start together do it one after the other, under the migrator's own lock.
 * @param upTo the last migration to be made, to see what the next ones do to rows from before them
 * @throws NewerDatabase and nothing is touched
 */
export async function migrate(db: Kysely<Tables>, upTo?: string): Promise<void> {
  const unknown = (await listMade(db)).filter((name) => !Object.hasOwn(MIGRATIONS, name));
  if (unknown.length > 0) throw new NewerDatabase(unknown);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo));
  if (error) throw error;
}

/** The migrations that were made, oldest first; none of a database that is new. */
async function listMade(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ known: boolean }>`select to_regclass('kysely_migration') is not null as known`.execute(
    db,
  );
  if (!rows[0]!.known) return [];
  const made = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return made.rows.map(({ name }) => name);
}

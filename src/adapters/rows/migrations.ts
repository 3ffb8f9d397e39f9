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
};

/** Brings the tables up to date; processes that start together do it one after the other. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

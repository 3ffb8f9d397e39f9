import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { Failure } from '#core/failures.ts';
import { LIGHTS, STYLES } from '#core/furnish/home/wishes.ts';
import { isScope } from '#service/keys/scopes.ts';
import { checkNewest } from '#service/mending/check-newest.ts';
import type { MendSeal } from '#service/mending/mend-secret.ts';
import type { EditionRecord, MendLinkRows, PlanRecord, PlanRows } from '#service/ports/plan-rows.ts';
import { makePlanAges } from './plan-ages.ts';
import type { Tables } from './tables.ts';

/** Plans with their editions: a plan's row is its first version. */
export function makePlanRows(db: Kysely<Tables>): PlanRows {
  return {
    async insert({ uniqueId, imageId, galleryId, keyId, scope, style, light, hasOriginal, createdAt }, seal) {
      const row = {
        unique_id: uniqueId,
        image_id: imageId,
        gallery_id: galleryId,
        key_id: keyId,
        scope,
        style,
        light,
        has_original: hasOriginal,
        created_at: createdAt,
      };
      await db.transaction().execute(async (trx) => {
        await trx.insertInto('plan').values(row).execute();
        if (seal) await putLink(trx, uniqueId, seal, null);
      });
    },
    findByGallery: (galleryId) => findNewest(db, 'gallery_id', galleryId),
    findByUniqueId: (uniqueId) => findNewest(db, 'unique_id', uniqueId),
    addVersion: (uniqueId, edition, { seal, basedOn } = {}) =>
      db.transaction().execute(async (trx) => {
        await lockPlan(trx, uniqueId);
        const { newest } = await trx
          .selectFrom('plan_edition')
          .select(sql<number>`coalesce(max(version), 1)`.as('newest'))
          .where('unique_id', '=', uniqueId)
          .executeTakeFirstOrThrow();
        if (basedOn !== undefined) checkNewest(basedOn, newest);
        await insertEdition(trx, uniqueId, { ...edition, version: newest + 1 });
        if (seal) await putLink(trx, uniqueId, seal, null);
        return newest + 1;
      }),
    async findVariant(uniqueId, id) {
      const row = await variantsOf(db, uniqueId).where('id', '=', id).executeTakeFirst();
      return row && toEdition(row);
    },
    addVariant: (uniqueId, variant, most) =>
      db.transaction().execute(async (trx) => {
        await lockPlan(trx, uniqueId);
        if (await variantsOf(trx, uniqueId).where('id', '=', variant.id).executeTakeFirst()) return [];
        await insertEdition(trx, uniqueId, { ...variant, version: null });
        const gone = await variantsOf(trx, uniqueId).orderBy('created_at', 'desc').orderBy('id').offset(most).execute();
        for (const { id } of gone)
          await trx.deleteFrom('plan_edition').where('unique_id', '=', uniqueId).where('id', '=', id).execute();
        return gone.map(toEdition);
      }),
    async listEditions(uniqueId) {
      const rows = await db
        .selectFrom('plan_edition')
        .selectAll()
        .where('unique_id', '=', uniqueId)
        .orderBy('created_at')
        .execute();
      return rows.map(toEdition);
    },
    async listImages(uniqueId) {
      const of = (table: 'plan' | 'plan_edition') =>
        db.selectFrom(table).select('image_id').where('unique_id', '=', uniqueId);
      return (await of('plan').unionAll(of('plan_edition')).execute()).map(({ image_id }) => image_id);
    },
    ...makePlanAges(db),
    async remove(uniqueId) {
      await db.transaction().execute(async (trx) => {
        await trx.deleteFrom('mend_link').where('unique_id', '=', uniqueId).execute();
        await trx.deleteFrom('plan').where('unique_id', '=', uniqueId).execute();
      });
    },
  };
}

/** Who opens which plan on the page to mend it. */
export function makeMendLinkRows(db: Kysely<Tables>): MendLinkRows {
  return {
    async find(selector) {
      const row = await db
        .selectFrom('mend_link')
        .selectAll()
        .where('selector', '=', selector)
        .where((e) => e.or([e('expires_at', 'is', null), e('expires_at', '>', NOW)]))
        .executeTakeFirst();
      if (!row) return undefined;
      return { selector, hash: row.hash, uniqueId: row.unique_id, isDraft: row.expires_at !== null };
    },
    async keepDraft(uniqueId, seal, forS) {
      await putLink(db, uniqueId, seal, sql<Date>`now() + make_interval(secs => ${forS})`);
    },
    async listExpired() {
      const rows = await db.selectFrom('mend_link').select('unique_id').where('expires_at', '<=', NOW).execute();
      return rows.map(({ unique_id }) => unique_id);
    },
    async removeExpired(uniqueId) {
      await db.deleteFrom('mend_link').where('unique_id', '=', uniqueId).where('expires_at', '<=', NOW).execute();
    },
    async findDrafts(draftIds) {
      if (draftIds.length === 0) return new Set();
      const drafts = db.selectFrom('mend_link').select('unique_id').where('expires_at', 'is not', null);
      const rows = await drafts.where('unique_id', 'in', draftIds).execute();
      return new Set(rows.map(({ unique_id }) => unique_id));
    },
  };
}

/** A plan with the newest of its versions, for whose edition there is no row when it is the first. */
async function findNewest(
  db: Kysely<Tables>,
  column: 'gallery_id' | 'unique_id',
  id: string,
): Promise<PlanRecord | undefined> {
  const row = await db
    .selectFrom('plan')
    .leftJoin('plan_edition as newest', (join) =>
      join.onRef('newest.unique_id', '=', 'plan.unique_id').on('newest.version', 'is not', null),
    )
    .selectAll('plan')
    .select([
      'newest.version',
      'newest.id as edition',
      'newest.image_id as newest_image_id',
      'newest.style as newest_style',
      'newest.light as newest_light',
    ])
    .where(`plan.${column}`, '=', id)
    .orderBy('newest.version', (order) => order.desc().nullsLast())
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    uniqueId: row.unique_id,
    imageId: row.newest_image_id ?? row.image_id,
    galleryId: row.gallery_id,
    keyId: row.key_id,
    scope: isScope(row.scope) ? row.scope : null,
    style: toStyle(row.version === null ? row.style : row.newest_style),
    light: toLight(row.version === null ? row.light : row.newest_light),
    version: row.version ?? 1,
    edition: row.edition,
    hasOriginal: row.has_original,
    createdAt: row.created_at,
  };
}

const variantsOf = (db: Kysely<Tables>, uniqueId: string) =>
  db.selectFrom('plan_edition').selectAll().where('unique_id', '=', uniqueId).where('version', 'is', null);

type EditionRow = { id: string; image_id: string; version: number | null; style: string | null; light: string | null };

function toEdition({ id, image_id, version, style, light }: EditionRow): EditionRecord {
  return { id, imageId: image_id, version, style: toStyle(style), light: toLight(light) };
}

const toStyle = (word: string | null) => STYLES.find((style) => style === word) ?? null;
const toLight = (word: string | null) => LIGHTS.find((light) => light === word) ?? null;

/** Held to the end of the transaction: editions of one plan are numbered one after the other. @throws Failure `version_conflict` when it is gone */
async function lockPlan(trx: Transaction<Tables>, uniqueId: string): Promise<void> {
  const plan = await trx
    .selectFrom('plan')
    .select('unique_id')
    .where('unique_id', '=', uniqueId)
    .forUpdate()
    .executeTakeFirst();
  if (!plan) throw new Failure('version_conflict', 'The plan was taken away in the meantime.');
}

async function insertEdition(trx: Transaction<Tables>, uniqueId: string, edition: EditionRecord): Promise<void> {
  const { id, imageId, version, style, light } = edition;
  await trx
    .insertInto('plan_edition')
    .values({ unique_id: uniqueId, id, image_id: imageId, version, style, light, created_at: new Date() })
    .execute();
}

/** By the clock of the rows: those of machines differ. */
const NOW = sql<Date>`now()`;

/** A link that was one of a draft becomes that of its plan. */
async function putLink(
  db: Kysely<Tables>,
  uniqueId: string,
  { selector, hash }: MendSeal,
  expires: RawBuilder<Date> | null,
): Promise<void> {
  await db
    .insertInto('mend_link')
    .values({ selector, hash, unique_id: uniqueId, expires_at: expires })
    .onConflict((c) => c.column('selector').doUpdateSet({ unique_id: uniqueId, expires_at: expires }))
    .execute();
}

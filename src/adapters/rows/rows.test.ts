import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KeyRing } from '#service/keys/key-ring.ts';
import type { Rows } from '#service/ports/rows.ts';
import { StoreUnavailable } from '#service/ports/store-unavailable.ts';
import { type Database, openEmbedded, openPostgres } from './database.ts';
import { migrate } from './migrations.ts';
import { makeSqlRows } from './sql-rows.ts';
import { makeTemporaryDatabase, type TemporaryDatabase } from './temporary-database.ts';

const record = () => ({
  uniqueId: randomUUID(),
  imageId: randomUUID(),
  galleryId: randomUUID().replaceAll('-', '').slice(0, 24),
  keyId: 'plk_1',
  scope: 'general' as const,
  style: null,
  light: null,
  hasOriginal: true,
  createdAt: new Date('2026-01-02T03:04:05Z'),
});

/** What the rows do, on either database. */
function describeRows(name: string, open: () => Promise<Database>) {
  describe(`rows: ${name}`, () => {
    let database: Database;
    let rows: Rows;
    beforeAll(async () => {
      database = await open();
      await migrate(database.rows);
      await migrate(database.rows);
      rows = makeSqlRows(database.rows);
    }, 30_000);
    afterAll(() => database.close());

    it('finds a plan by its gallery and by its unique id', async () => {
      const plan = record();
      await rows.plans.insert(plan, undefined);
      const first = { ...plan, version: 1, edition: null };
      expect(await rows.plans.findByGallery(plan.galleryId)).toEqual(first);
      expect(await rows.plans.findByUniqueId(plan.uniqueId)).toEqual(first);
      expect(await rows.plans.findByGallery('0'.repeat(24))).toBeUndefined();
    });

    it('finds the newest version of a plan, and numbers those that come at once', async () => {
      const plan = record();
      await rows.plans.insert(plan, undefined);
      const editions = Array.from({ length: 4 }, (_, k) => ({
        ...{ id: `00000000000${k}`, imageId: randomUUID() },
        style: k === 0 ? null : ('coastal' as const),
        light: k === 0 ? null : ('evening' as const),
      }));
      const versions = await Promise.all(editions.map((edition) => rows.plans.addVersion(plan.uniqueId, edition)));
      expect([...versions].sort()).toEqual([2, 3, 4, 5]);
      const newest = editions[versions.indexOf(5)]!;
      const { imageId, style, light } = newest;
      expect(await rows.plans.findByGallery(plan.galleryId)).toMatchObject({
        ...{ imageId, style, light, version: 5, edition: newest.id },
      });
      const images = [plan, ...editions].map((one) => one.imageId);
      expect((await rows.plans.listImages(plan.uniqueId)).sort()).toEqual(images.sort());
      await expect(rows.plans.addVersion(randomUUID(), editions[0]!)).rejects.toThrow();
    });

    it('adds a version to the one that it was made of, and to no other', async () => {
      const plan = record();
      await rows.plans.insert(plan, undefined);
      const add = (id: string) =>
        rows.plans.addVersion(
          plan.uniqueId,
          { id, imageId: randomUUID(), style: null, light: null },
          { seal: { selector: `${id}-${plan.uniqueId}`, hash: 'hash' }, basedOn: 1 },
        );
      const [first, second] = ['000000000001', '000000000002'];
      const tried = await Promise.allSettled([add(first!), add(second!)]);
      expect(tried.filter(({ status }) => status === 'fulfilled')).toEqual([{ status: 'fulfilled', value: 2 }]);
      expect(tried.find(({ status }) => status === 'rejected')).toMatchObject({
        reason: { code: 'version_conflict', details: { basedOn: 1, version: 2 } },
      });
      const kept = (await rows.plans.findByUniqueId(plan.uniqueId))!.edition!;
      expect([first, second]).toContain(kept);
      // Nothing is left of the other one, not even what would open the plan.
      const other = kept === first ? second : first;
      expect(await rows.mendLinks.find(`${other}-${plan.uniqueId}`)).toBeUndefined();
      expect(await rows.plans.listImages(plan.uniqueId)).toHaveLength(2);
    });

    it('keeps so many variants of a plan, the newest, each once, and none as its newest version', async () => {
      const plan = record();
      await rows.plans.insert(plan, undefined);
      const variant = (k: number) => ({
        id: `00000000000${k}`,
        imageId: randomUUID(),
        style: 'modern' as const,
        light: null,
      });
      const variants = [0, 1, 2].map(variant);
      for (const one of variants.slice(0, 2)) expect(await rows.plans.addVariant(plan.uniqueId, one, 2)).toEqual([]);
      expect(await rows.plans.addVariant(plan.uniqueId, variant(1), 2)).toEqual([]);
      expect(await rows.plans.addVariant(plan.uniqueId, variants[2]!, 2)).toEqual([{ ...variants[0]!, version: null }]);
      expect(await rows.plans.findVariant(plan.uniqueId, variants[0]!.id)).toBeUndefined();
      expect(await rows.plans.findVariant(plan.uniqueId, variants[1]!.id)).toEqual({ ...variants[1]!, version: null });
      expect(await rows.plans.findByUniqueId(plan.uniqueId)).toMatchObject({ imageId: plan.imageId, version: 1 });
    });

    it('forgets a plan with its editions and the secrets that open it', async () => {
      const plan = record();
      const seals = ['a', 'b'].map((word) => ({ selector: `${word}-${plan.uniqueId}`, hash: `hash of ${word}` }));
      await rows.plans.insert(plan, seals[0]);
      await rows.plans.addVersion(
        plan.uniqueId,
        { id: '000000000001', imageId: randomUUID(), style: null, light: null },
        { seal: seals[1] },
      );
      for (const seal of seals) {
        expect(await rows.mendLinks.find(seal.selector)).toEqual({ ...seal, uniqueId: plan.uniqueId, isDraft: false });
      }
      await rows.plans.remove(plan.uniqueId);
      expect(await rows.plans.findByUniqueId(plan.uniqueId)).toBeUndefined();
      expect(await rows.plans.listEditions(plan.uniqueId)).toEqual([]);
      for (const { selector } of seals) expect(await rows.mendLinks.find(selector)).toBeUndefined();
    });

    it('keeps what opens a draft for its time, and for good when it becomes a plan', async () => {
      const drafts = [60, 60, 0].map((forS) => ({ draftId: randomUUID(), forS }));
      const seals = drafts.map(({ draftId }) => ({ selector: draftId, hash: `hash of ${draftId}` }));
      for (const [k, { draftId, forS }] of drafts.entries()) await rows.mendLinks.keepDraft(draftId, seals[k]!, forS);
      const [open, mended, late] = seals.map(({ selector }) => selector) as [string, string, string];
      const plan = record();
      await rows.plans.insert(plan, seals[1]);
      expect(await rows.mendLinks.find(open)).toMatchObject({ uniqueId: open, isDraft: true });
      expect(await rows.mendLinks.find(mended)).toMatchObject({ uniqueId: plan.uniqueId, isDraft: false });
      expect(await rows.mendLinks.find(late)).toBeUndefined();
      expect(await rows.mendLinks.listExpired()).toEqual([late]);
      const ids = drafts.map(({ draftId }) => draftId);
      expect(await rows.mendLinks.findDrafts([...ids, plan.uniqueId])).toEqual(new Set([open, late]));
      expect(await rows.mendLinks.findDrafts([])).toEqual(new Set());
      for (const id of [open, late]) await rows.mendLinks.removeExpired(id);
      expect(await rows.mendLinks.listExpired()).toEqual([]);
      expect(await rows.mendLinks.find(open)).toBeDefined();
    });

    it('keeps keys with their secrets', async () => {
      const key = `plk_${randomUUID()}`;
      const fresh = {
        key,
        name: 'n',
        scopes: ['partner'] as const,
        createdAt: new Date(),
        lastUsedAt: null,
        revokedAt: null,
        webhookGeneration: 0,
        oldWebhookUntil: null,
      };
      await rows.keys.insert(fresh, `hash1-${key}`);
      expect(await rows.keys.find(key)).toEqual({
        record: fresh,
        secrets: [{ hash: `hash1-${key}`, expiresAt: null }],
      });
      const used = new Date('2026-02-03T00:00:00Z');
      await rows.keys.touch(key, used);
      expect((await rows.keys.list()).find((k) => k.key === key)?.lastUsedAt).toEqual(used);
      await rows.keys.revoke(key, used);
      expect((await rows.keys.find(key))?.record.revokedAt).toEqual(used);
      expect(await rows.keys.find('plk_none')).toBeUndefined();
    });

    it('takes what is sent for a value, whatever it looks like', async () => {
      const hostile = `'; drop table api_key; -- ${randomUUID()} \\' $1 "`;
      const { key } = await new KeyRing(rows.keys, 'a pepper for tests').create(['general'], hostile);
      expect((await rows.keys.find(key))!.record.name).toBe(hostile);
      expect(await rows.keys.find(`${key}' or '1'='1`)).toBeUndefined();
      expect(await rows.plans.findByGallery(`' or '1'='1`)).toBeUndefined();
      const scope = { keyId: key, endpoint: '/process', token: hostile };
      const ids = { uniqueId: randomUUID(), imageId: randomUUID(), galleryId: 'g' };
      await rows.idempotency.claim(scope, { ...ids, fingerprint: hostile, jobId: randomUUID() }, 86_400);
      expect(
        await rows.idempotency.claim(scope, { ...ids, fingerprint: 'f', jobId: randomUUID() }, 86_400),
      ).toMatchObject({
        fingerprint: hostile,
      });
    });

    it('makes one first key, however many make it at the same time, and none when there is one', async () => {
      await database.rows.deleteFrom('api_key').execute();
      const keys = new KeyRing(rows.keys, 'a pepper for tests');
      const made = await Promise.all(Array.from({ length: 8 }, () => keys.createFirst(['general'], 'first')));
      expect(made.filter(Boolean)).toHaveLength(1);
      expect((await rows.keys.list()).map(({ key }) => key)).toEqual([made.find(Boolean)!.key]);
      expect(await keys.createFirst(['general'], 'later')).toBeUndefined();
    });

    it('keeps two secrets at most: the new one and the one before it', async () => {
      const key = `plk_${randomUUID()}`;
      const fresh = {
        key,
        name: '',
        scopes: ['general'] as const,
        createdAt: new Date(),
        lastUsedAt: null,
        revokedAt: null,
        webhookGeneration: 0,
        oldWebhookUntil: null,
      };
      await rows.keys.insert(fresh, `1-${key}`);
      const end = new Date('2030-01-01T00:00:00Z');
      await rows.keys.rotate(key, `2-${key}`, end);
      await rows.keys.rotate(key, `3-${key}`, end);
      const secrets = [...(await rows.keys.find(key))!.secrets].sort((a, b) => a.hash.localeCompare(b.hash));
      expect(secrets).toEqual([
        { hash: `2-${key}`, expiresAt: end },
        { hash: `3-${key}`, expiresAt: null },
      ]);
    });

    it('knows whether a worker lives', async () => {
      const id = randomUUID();
      expect(await rows.workers.countPlaces(60)).toBe(0);
      await rows.workers.beat(id, 3);
      await rows.workers.beat(id, 3);
      expect(await rows.workers.countPlaces(60)).toBe(3);
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(await rows.workers.countPlaces(0.04)).toBe(0);
      await rows.workers.leave(id);
      expect(await rows.workers.countPlaces(60)).toBe(0);
    });

    it('keeps which secret of its webhooks a key has, and until when the one before is used', async () => {
      const keys = new KeyRing(rows.keys, 'a pepper for tests');
      const { key } = await keys.create(['general']);
      const [first] = await keys.webhookSecrets(key);
      const [second, old, ...more] = await keys.rotateWebhookSecret(key);
      expect([old, more]).toEqual([first, []]);
      const [third, ...before] = await keys.rotateWebhookSecret(key, 0);
      expect(before).toEqual([]);
      expect(new Set([first, second, third]).size).toBe(3);
      expect(await keys.webhookSecrets(key)).toEqual([third]);
      await keys.revoke(key);
      await expect(keys.webhookSecrets(key)).rejects.toThrow('no active key');
    });

    it('gives a chore to one of many, and to another when its time comes again', async () => {
      const name = randomUUID();
      const taken = await Promise.all(Array.from({ length: 5 }, () => rows.chores.take(name, 60)));
      expect(taken.filter(Boolean)).toHaveLength(1);
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(await rows.chores.take(name, 60)).toBe(false);
      expect(await rows.chores.take(name, 0.04)).toBe(true);
      expect(await rows.chores.take(`${name} of others`, 60)).toBe(true);
    });

    it('finds plans by their age, and which of many ids are known', async () => {
      const [old, young] = [record(), { ...record(), createdAt: new Date() }];
      for (const plan of [young, old]) await rows.plans.insert(plan, undefined);
      const edition = { id: '000000000001', imageId: randomUUID(), style: null, light: null };
      await rows.plans.addVersion(old.uniqueId, edition);
      const found = await rows.plans.listOlderThan(3600, 1000);
      expect([found.includes(old.uniqueId), found.includes(young.uniqueId)]).toEqual([true, false]);
      expect(await rows.plans.listOlderThan(3600, 1)).toHaveLength(1);
      await rows.plans.forgetOriginal(old.uniqueId);
      expect(await rows.plans.listOriginalsOlderThan(3600, 1000)).not.toContain(old.uniqueId);
      expect((await rows.plans.findByUniqueId(old.uniqueId))!.hasOriginal).toBe(false);
      const none = randomUUID();
      expect(await rows.plans.findKnown('plans', [old.uniqueId, none])).toEqual(new Set([old.uniqueId]));
      const pictures = [old.imageId, edition.imageId, young.imageId];
      expect(await rows.plans.findKnown('pictures', [...pictures, none])).toEqual(new Set(pictures));
      expect(await rows.plans.findKnown('plans', [])).toEqual(new Set());
    });

    it('says of a plan that was taken away that it is gone, not that the database is', async () => {
      const plan = record();
      const edition = { id: '000000000001', imageId: randomUUID(), style: null, light: null };
      const gone = { code: 'version_conflict' };
      await expect(rows.plans.addVersion(plan.uniqueId, edition)).rejects.toMatchObject(gone);
      await expect(rows.plans.addVariant(plan.uniqueId, edition, 5)).rejects.toMatchObject(gone);
    });

    it('settles a value once', async () => {
      const name = randomUUID();
      expect(await rows.settle(name, 'first')).toBe('first');
      expect(await rows.settle(name, 'second')).toBe('first');
    });
  });
}

describeRows('PGlite', () => openEmbedded('memory://'));
const { TEST_DATABASE_URL } = process.env;
describe.skipIf(!TEST_DATABASE_URL)('with a PostgreSQL server (TEST_DATABASE_URL)', () => {
  let temporary: TemporaryDatabase;
  beforeAll(async () => {
    temporary = await makeTemporaryDatabase(TEST_DATABASE_URL!);
  });
  afterAll(() => temporary.remove());
  describeRows('PostgreSQL', () => openPostgres(temporary.url, () => {}));
});

describe('rows without a database', () => {
  it('are unavailable', async () => {
    const database = await openPostgres('postgres://nobody@127.0.0.1:1/none', () => {});
    await expect(makeSqlRows(database.rows).check()).rejects.toThrow(StoreUnavailable);
    await database.close();
  });
});

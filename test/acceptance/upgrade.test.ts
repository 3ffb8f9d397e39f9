import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { cp, readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { S3FileStore } from '#adapters/files/s3-file-store.ts';
import { openEmbedded, openPostgres } from '#adapters/rows/database.ts';
import { runPlenish } from './fixtures/copy-stores.ts';
import { expectProblem } from './fixtures/expect-problem.ts';
import { request, upload } from './fixtures/send.ts';
import { serviceEnvironment } from './fixtures/service-environment.ts';
import { startTestService, type TestService } from './fixtures/start-test-service.ts';
import { makeTestStores, type TestStores } from './fixtures/test-stores.ts';

/** What `test/releases/make-release.ts` made by the program of each release. */
const RELEASES = join(import.meta.dirname, '../releases');
const SERVE = join(import.meta.dirname, 'fixtures/serve-with-fake.ts');
const pathOf = (url: string) => new URL(url).pathname;

async function fill(stores: TestStores, release: string): Promise<void> {
  const { settings, dataDir } = stores;
  const sql = join(release, 'rows.sql');
  const files = join(release, 'files');
  if (stores.embedded) {
    const database = await openEmbedded(join(dataDir, 'database'));
    if ('embedded' in database) await database.embedded.exec(await readFile(sql, 'utf8'));
    await database.close();
    await cp(files, join(dataDir, 'files'), { recursive: true });
    return;
  }
  await promisify(execFile)('psql', ['-q', '-v', 'ON_ERROR_STOP=1', '-f', sql, settings.DATABASE_URL!]);
  const bucket = new S3FileStore({
    ...{ endpoint: settings.S3_ENDPOINT!, bucket: settings.S3_BUCKET!, region: 'us-east-1' },
    ...{ accessKey: settings.S3_ACCESS_KEY!, secretKey: settings.S3_SECRET_KEY! },
  });
  const entries = await readdir(files, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    await bucket.put(relative(files, path).replaceAll(sep, '/'), await readFile(path));
  }
}

/** A process of the service. @returns when it serves */
async function serve(stores: TestStores, settings: Record<string, string>): Promise<ChildProcess> {
  const env = serviceEnvironment({ settings: { ...stores.settings, ...settings } }, { PLENISH_PORT: '0' });
  const child = spawn(process.execPath, [SERVE], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise<void>((resolve, reject) => {
    child.stdout!.on('data', (chunk) => /ready after/.test(String(chunk)) && resolve());
    child.once('exit', (code) => reject(new Error(`It ended with ${code}`)));
  });
  return child;
}

describe.each(readdirSync(RELEASES).filter((name) => /^\d/.test(name)))('stores of release %s', (name) => {
  const release = join(RELEASES, name);
  let facts: {
    pepper: string;
    keys: { key: string; secret: string }[];
    ended: { key: string; secret: string }[];
    plans: { uniqueId: string; galleryUrl: string; furnishedImageUrl: string }[];
  };
  let stores: TestStores;
  let test: TestService;
  const headersOf = ({ key, secret }: { key: string; secret: string }) => ({
    ...{ 'X-API-Key': key, 'X-API-Secret': secret },
  });
  beforeAll(async () => {
    facts = JSON.parse(await readFile(join(release, 'facts.json'), 'utf8'));
    stores = await makeTestStores({ fresh: true });
    await fill(stores, release);
    const own = { PEPPER: facts.pepper, WORKERS: '1' };
    // Several at once are the rule where the stores are shared: one brings the tables up to date, the others wait.
    const others = stores.embedded ? [] : await Promise.all([1, 2, 3].map(() => serve(stores, own)));
    test = await startTestService({ ...stores.settings, ...own });
    for (const child of others) {
      child.kill('SIGTERM');
      await new Promise((resolve) => child.once('exit', resolve));
    }
  });
  afterAll(async () => {
    await test?.end();
    await stores?.remove();
  });

  it('have every row that they had', async () => {
    expect(facts.plans.length).toBeGreaterThanOrEqual(4);
    for (const { uniqueId } of facts.plans) {
      const record = await test.service.stores.rows.plans.findByUniqueId(uniqueId);
      expect(record).toMatchObject({ version: 1, edition: null, hasOriginal: true });
    }
    expect((await test.service.stores.keys.list()).length).toBe(facts.keys.length + 2);
  });

  it('open every gallery, with its picture, its drawing and what is made of it now', async () => {
    for (const { galleryUrl, furnishedImageUrl } of facts.plans) {
      const gallery = test.url + pathOf(galleryUrl);
      const page = await request(gallery, { headers: { Accept: 'text/html' } });
      expect([page.status, page.body.includes(pathOf(furnishedImageUrl))]).toEqual([200, true]);
      const { plan, layout } = (await request(`${gallery}/plan.json`)).body;
      expect([plan.rooms.length > 0, layout.items.length > 0]).toEqual([true, true]);
      expect((await request(`${gallery}/plan.svg`)).body).toContain('<svg');
      for (const url of [`${gallery}/scene.glb`, `${gallery}/original.jpg`, test.url + pathOf(furnishedImageUrl)])
        expect([url, (await fetch(url)).status]).toEqual([url, 200]);
    }
  });

  it('take the keys that were good, and none that was not', async () => {
    for (const key of facts.keys) expect((await upload(test.url, { headers: headersOf(key) })).status).toBe(200);
    for (const key of facts.ended)
      expectProblem(await upload(test.url, { headers: headersOf(key) }), 401, 'unauthorized');
    const [plan] = facts.plans;
    const layout = `${test.url}/api/v2/layouts/${plan!.uniqueId}`;
    expect((await request(layout, { method: 'DELETE', headers: headersOf(facts.keys[0]!) })).status).toBe(204);
  });
});

describe('stores of a newer release', () => {
  it('are left alone, and the program says so', async () => {
    const stores = await makeTestStores();
    try {
      if (!stores.embedded) await runPlenish(stores, 'keys', 'list');
      const { DATABASE_URL } = stores.settings;
      const database = DATABASE_URL
        ? await openPostgres(DATABASE_URL, () => {})
        : await openEmbedded(join(stores.dataDir, 'database'));
      const newer = "insert into kysely_migration (name, timestamp) values ('900-of-tomorrow', '2030-01-01')";
      await ('embedded' in database ? database.embedded.exec(newer) : database.pool.query(newer));
      await database.close();
      const failed = await runPlenish(stores, 'keys', 'list').catch((error) => error);
      expect(failed.code).toBe(1);
      expect(failed.stderr.trim()).toBe(
        'plenish: The database was used by a newer release of Plenish, which made 900-of-tomorrow of it. Start that release again, or go back to a backup from before it.',
      );
    } finally {
      await stores.remove();
    }
  });
});

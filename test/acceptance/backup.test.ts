import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBackup, writeBackup } from '../../src/bin/backup-folder.ts';
import { type Backup, backUp, runPlenish } from './fixtures/copy-stores.ts';
import { expectProblem } from './fixtures/expect-problem.ts';
import { type Answer, request, upload } from './fixtures/send.ts';
import { type Credentials, startTestService, type TestService } from './fixtures/start-test-service.ts';
import { describeEmbedded } from './fixtures/test-stores.ts';

/** Machines that share stores are given theirs; a data folder keeps its own, and its backup has it. */
const PEPPER: Record<string, string> =
  process.env.TEST_STORES === 'shared' ? { PEPPER: 'the same pepper on every machine' } : {};
const pathOf = (url: string) => new URL(url).pathname;

/** The backup is made while the service runs, then all that it had is gone. */
describe('what is restored from a backup', () => {
  let backup: Backup;
  let restored: TestService;
  let headers: Credentials;
  let plans: Answer['body']['data'][];
  let later: Answer['body']['data'];
  beforeAll(async () => {
    const first = await startTestService(PEPPER);
    headers = await first.newKey();
    const send = async () => (await upload(first.url, { headers })).body.data;
    plans = [await send(), await send()];
    const json = { ...headers, 'Content-Type': 'application/json' };
    const document = (await request(first.url + pathOf(plans[0].links.plan))).body;
    const mended = await request(`${first.url}/api/v2/layouts/${plans[0].uniqueId}/plan`, {
      ...{ method: 'POST', headers: json, body: JSON.stringify(document) },
    });
    expect(mended.body.data.version).toBe(2);
    plans.push(mended.body.data);
    backup = await backUp(first.stores);
    later = await send();
    await first.end();
    restored = await startTestService({ ...PEPPER, ...(await backup.restore()) });
  });
  afterAll(async () => {
    await restored?.end();
    await backup?.remove();
  });

  it('has every gallery, picture and secret address', async () => {
    expect(plans.length).toBe(3);
    for (const { galleryUrl, furnishedImageUrl, links } of plans) {
      for (const url of [galleryUrl, furnishedImageUrl, links.plan, links.scene, links.original, links.mend]) {
        expect([url, (await request(restored.url + pathOf(url))).status]).toEqual([url, 200]);
      }
    }
  });

  it('takes the keys that there were, and goes on with them', async () => {
    expect((await upload(restored.url, { headers })).status).toBe(200);
    const { uniqueId, galleryUrl } = plans[1];
    const layout = `${restored.url}/api/v2/layouts/${uniqueId}`;
    expect((await request(layout, { method: 'DELETE', headers })).status).toBe(204);
    expectProblem(await request(restored.url + pathOf(galleryUrl)), 404, 'not_found');
  });

  it('knows nothing of what came after it', async () => {
    for (const url of [later.galleryUrl, later.links.mend])
      expectProblem(await request(restored.url + pathOf(url)), 404, 'not_found');
  });
});

describeEmbedded('plenish backup and restore', () => {
  let folder: string;
  let test: TestService;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'plenish-keep-'));
    test = await startTestService();
  });
  afterAll(async () => {
    await test.end();
    await rm(folder, { recursive: true, force: true });
  });

  it('say what is in the way', async () => {
    const { dataDir } = test.stores;
    const [broken, good, empty] = ['broken-off', 'good', 'empty'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    const write = (to: string, from: string) =>
      writeBackup(to, { dataDir: from, filesInS3: false, writeDump: async () => {} });
    await mkdir(broken);
    await writeFile(join(broken, 'database.tar.gz'), 'half');
    await expect(write(broken, dataDir)).rejects.toThrow('is not empty. Name a new folder');
    await expect(write(good, empty)).rejects.toThrow('has no database. Is PLENISH_DATA_DIR right?');
    await expect(readBackup(broken, empty)).rejects.toThrow('is no backup of Plenish, or one that broke off');
    expect(await write(good, dataDir)).toBe(0);
    await writeFile(join(folder, 'pepper'), 'of somebody');
    await expect(readBackup(good, folder)).rejects.toThrow('has a pepper already. Restore into an empty one');
    await writeFile(join(good, 'backup.json'), '{ "format": 1, "files": 3 }');
    await expect(readBackup(good, empty)).rejects.toThrow('is not whole: of 3 files 0 are there');
    await writeFile(join(good, 'backup.json'), '{ "format": 2 }');
    await expect(readBackup(good, empty)).rejects.toThrow('made by a newer release');
    const failed = await runPlenish(test.stores, 'restore', good).catch((error) => error);
    expect(failed.stderr).toContain(`Another process is using the data folder ${dataDir}. End it first.`);
  });
});

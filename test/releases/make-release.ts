import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { makeTemporaryDatabase } from '#adapters/rows/temporary-database.ts';

const HELP = `node test/releases/make-release.ts --tree DIR --out test/releases/X.Y.Z

Fills a database and a folder by the program of a release, as its users have them, for the test that later ones go on with it.
DIR is a work tree of the release with its node_modules; needs pg_dump and TEST_DATABASE_URL:

  git worktree add ../release <commit> && (cd ../release && npm ci)
  test/servers/run.sh node test/releases/make-release.ts --tree ../release --out test/releases/X.Y.Z`;

const run = promisify(execFile);
const PEPPER = 'the pepper of an older release';
const { values } = parseArgs({ options: { tree: { type: 'string' }, out: { type: 'string' } } });
if (!values.tree || !values.out || !process.env.TEST_DATABASE_URL) {
  console.error(HELP);
  process.exit(1);
}
const tree = resolve(values.tree);
const out = resolve(values.out);
const load = (name: string) => import(join(tree, name));
const { startService } = await load('src/bin/start-service.ts');
const { readConfig } = await load('src/config.ts');
const { FakeProcessor } = await load('test/acceptance/fixtures/fake-processor.ts');
const { upload } = await load('test/acceptance/fixtures/send.ts');

const database = await makeTemporaryDatabase(process.env.TEST_DATABASE_URL);
const dataDir = await mkdtemp(join(tmpdir(), 'plenish-release-'));
try {
  const settings = {
    PORT: '0',
    LOG_LEVEL: 'warn',
    WORKERS: '1',
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    PEPPER,
  };
  const config = readConfig(
    Object.fromEntries(Object.entries(settings).map(([name, value]) => [`PLENISH_${name}`, value])),
  );
  const service = await startService(config, { makeProcessor: async () => new FakeProcessor() });
  const { keys } = service.stores;
  const [used, rotated, revoked] = [
    await keys.create(['general', 'partner']),
    await keys.create(['general']),
    await keys.create(['partner']),
  ];
  const headersOf = ({ key, secret }: { key: string; secret: string }) => ({
    'X-API-Key': key,
    'X-API-Secret': secret,
  });
  const send = async (path: string, headers: object) => (await upload(service.url, { path, headers })).body;
  const plans = [
    (await send('/api/v2/ai/process', headersOf(used))).data,
    (await send('/api/v2/ai/external/process', headersOf(used))).data,
    (await send('/api/v2/ai/process', headersOf(rotated))).data,
    JSON.parse((await send('/try', { Origin: service.url })).trim().split('\n').at(-1)).result,
  ];
  const facts = {
    pepper: PEPPER,
    keys: [used, await keys.rotate(rotated.key, 0)],
    // Whose secrets are right no longer.
    ended: [rotated, revoked],
    plans: plans.map(({ uniqueId, galleryUrl, furnishedImageUrl }) => ({ uniqueId, galleryUrl, furnishedImageUrl })),
  };
  await keys.revoke(revoked.key);
  await service.close();
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  await cp(join(dataDir, 'files'), join(out, 'files'), {
    recursive: true,
    filter: (path) => !/\/(parts|inputs)$/.test(path),
  });
  const { stdout } = await run('pg_dump', ['--inserts', '--no-owner', '--no-privileges', database.url], {
    maxBuffer: 1e8,
  });
  // Lines that begin so are for psql alone.
  const sql = stdout
    .replace(/^\\.*\n/gm, '')
    .replace(/^--.*\n/gm, '')
    .replace(/\n{2,}/g, '\n');
  await writeFile(join(out, 'rows.sql'), sql);
  await writeFile(join(out, 'facts.json'), `${JSON.stringify(facts, null, 2)}\n`);
} finally {
  await rm(dataDir, { recursive: true, force: true });
  await database.remove();
}
process.exit(0);

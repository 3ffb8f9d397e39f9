import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileStore, StoredFile } from '#service/ports/file-store.ts';
import { StoreUnavailable } from '#service/ports/store-unavailable.ts';
import { DiskFileStore } from './disk-file-store.ts';
import { S3FileStore } from './s3-file-store.ts';
import { makeTemporaryBucket, type TemporaryBucket } from './temporary-bucket.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const text = (found: Uint8Array | undefined) => found && new TextDecoder().decode(found);

async function allOf(pages: AsyncIterable<readonly StoredFile[]>): Promise<StoredFile[]> {
  const all: StoredFile[] = [];
  for await (const page of pages) all.push(...page);
  return all;
}

/** What every file store does, whatever it is made of. */
function describeFileStore(name: string, open: () => FileStore) {
  describe(`file store: ${name}`, () => {
    it('gives back what was put, the later bytes when put twice', async () => {
      const store = open();
      await store.put('plans/a/plan.json', bytes('one'));
      await store.put('plans/a/plan.json', bytes('two, longer'));
      expect(text(await store.get('plans/a/plan.json'))).toBe('two, longer');
    });

    it('says nothing is there for a name that was never put or was removed', async () => {
      const store = open();
      expect(await store.get('plans/none/plan.json')).toBeUndefined();
      await store.put('images/b.jpg', bytes('b'));
      await store.remove('images/b.jpg');
      await store.remove('images/b.jpg');
      expect(await store.get('images/b.jpg')).toBeUndefined();
    });

    it('lists the names of a folder and of no other', async () => {
      const store = open();
      await store.put('inputs/1', bytes('1'));
      await store.put('inputs/2', bytes('2'));
      await store.put('inputs-other/3', bytes('3'));
      expect((await store.list('inputs')).sort()).toEqual(['inputs/1', 'inputs/2']);
      expect(await store.list('nowhere')).toEqual([]);
    });

    it('tells when each file was written, by a clock that is about right', async () => {
      const store = open();
      await store.put('drafts/a/drawing', bytes('1'));
      const found = await allOf(store.pages('drafts'));
      expect(found.map(({ name }) => name)).toEqual(['drafts/a/drawing']);
      expect(Math.abs(Date.now() - +found[0]!.writtenAt)).toBeLessThan(600_000);
      await store.remove('drafts/a/drawing');
      expect(await allOf(store.pages('drafts'))).toEqual([]);
    });

    it('keeps the largest drawing and an empty file byte for byte', async () => {
      const store = open();
      const large = Uint8Array.from({ length: 10 * 1024 * 1024 }, (_, i) => (i % 251) ^ (i >> 16));
      await store.put('inputs/large', large);
      // Not `toEqual`, which takes seconds for ten million numbers.
      expect(Buffer.compare((await store.get('inputs/large'))!, large)).toBe(0);
      await store.put('inputs/empty', new Uint8Array());
      expect((await store.get('inputs/empty'))?.length).toBe(0);
      for (const name of ['inputs/large', 'inputs/empty']) await store.remove(name);
    });

    it('checks itself', async () => {
      await expect(open().check()).resolves.toBeUndefined();
    });
  });
}

const folder = await mkdtemp(join(tmpdir(), 'plenish-files-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
describeFileStore('disk', () => new DiskFileStore(join(folder, 'store')));

describe('disk', () => {
  it('never reaches outside of its folder', async () => {
    const store = new DiskFileStore(join(folder, 'store'));
    for (const name of ['../out', 'a/../../out', '/etc/out', 'a/..']) {
      await expect(store.put(name, bytes('x'))).rejects.toThrow('Expected a file name');
    }
  });

  it('leaves no folder behind when the last file of a plan is removed', async () => {
    const store = new DiskFileStore(join(folder, 'tidy'));
    await store.put('plans/x/plan.json', bytes('x'));
    await store.remove('plans/x/plan.json');
    expect(await readdir(join(folder, 'tidy', 'plans'))).toEqual([]);
  });

  it('is unavailable when its folder cannot be one', async () => {
    await writeFile(join(folder, 'blocked'), 'a file');
    const store = new DiskFileStore(join(folder, 'blocked'));
    await expect(store.check()).rejects.toThrow(StoreUnavailable);
    await expect(store.put('images/a.jpg', bytes('a'))).rejects.toThrow(StoreUnavailable);
  });
});

/** Enough of S3's protocol for the calls that the adapter makes, where no real server is at hand. */
const objects = new Map<string, Uint8Array>();
const s3 = createServer(async (request, response) => {
  const url = new URL(request.url!, 'http://s3');
  const key = decodeURIComponent(url.pathname).replace(/^\/bucket\/?/, '');
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  if (request.method === 'PUT') objects.set(key, Buffer.concat(chunks));
  if (request.method === 'DELETE') objects.delete(key);
  if (request.method !== 'GET') return response.end();
  if (url.searchParams.get('list-type')) {
    const prefix = url.searchParams.get('prefix') ?? '';
    const keys = [...objects.keys()].filter((k) => k.startsWith(prefix));
    const contents = keys.map((k) => `<Contents><Key>${k}</Key></Contents>`).join('');
    return response
      .setHeader('content-type', 'application/xml')
      .end(`<ListBucketResult>${contents}</ListBucketResult>`);
  }
  const found = objects.get(key);
  if (found) return response.end(found);
  response.writeHead(404, { 'content-type': 'application/xml' }).end('<Error><Code>NoSuchKey</Code></Error>');
});
let endpoint = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => s3.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(s3.address() as { port: number }).port}`;
});
afterAll(() => void s3.close());

const openS3 = (at: string, callMs = 10_000) =>
  new S3FileStore({ endpoint: at, bucket: 'bucket', region: 'x', accessKey: 'a', secretKey: 's', callMs });
describeFileStore('S3, a stand-in', () => openS3(endpoint));

const { TEST_S3_ENDPOINT, TEST_S3_ACCESS_KEY, TEST_S3_SECRET_KEY } = process.env;
describe.skipIf(!TEST_S3_ENDPOINT)('with an S3 server (TEST_S3_ENDPOINT)', () => {
  let bucket: TemporaryBucket;
  beforeAll(async () => {
    bucket = await makeTemporaryBucket({
      endpoint: TEST_S3_ENDPOINT!,
      region: 'us-east-1',
      accessKey: TEST_S3_ACCESS_KEY!,
      secretKey: TEST_S3_SECRET_KEY!,
    });
  });
  afterAll(() => bucket.remove());
  describeFileStore('S3', () => new S3FileStore(bucket.options));

  it.each([
    ['another secret key', { secretKey: 'wrong' }],
    ['a bucket that does not exist', { bucket: 'plenish-test-none' }],
  ])('is unavailable with %s', async (_, wrong) => {
    const store = new S3FileStore({ ...bucket.options, ...wrong });
    const calls = [
      () => store.check(),
      () => store.get('a/b'),
      () => store.put('a/b', bytes('x')),
      () => store.list('a'),
    ];
    for (const call of calls) {
      await expect(call()).rejects.toThrow(StoreUnavailable);
    }
  });
});

describe('disk that is nearly full', () => {
  it('cannot be used, and says why', async () => {
    const store = new DiskFileStore(join(folder, 'full'), Number.MAX_SAFE_INTEGER);
    await expect(store.check()).rejects.toMatchObject({ name: 'StoreUnavailable', missing: 'disk full' });
  });
});

describe('S3 that hangs', () => {
  const hanging = createServer((request, response) => {
    // A picture begins to come and stops.
    if (request.url?.includes('half')) response.writeHead(200, { 'content-length': 1000 }).write('half');
  });
  let store: S3FileStore;
  beforeAll(async () => {
    await new Promise<void>((resolve) => hanging.listen(0, '127.0.0.1', resolve));
    const { port } = hanging.address() as { port: number };
    store = openS3(`http://127.0.0.1:${port}`, 300);
  });
  afterAll(() => {
    hanging.closeAllConnections();
    hanging.close();
  });

  it.each<[string, (store: FileStore) => Promise<unknown>]>([
    ['put', (s) => s.put('images/a.jpg', bytes('a'))],
    ['get', (s) => s.get('images/a.jpg')],
    ['get, half of it there', (s) => s.get('images/half.jpg')],
    ['remove', (s) => s.remove('images/a.jpg')],
    ['list', (s) => s.list('images')],
    ['check', (s) => s.check()],
    ['check by many', (s) => Promise.all([s.check(), s.check()])],
  ])('is given up: %s', async (_, call) => {
    await expect(call(store)).rejects.toThrow(StoreUnavailable);
  });
});

describe('S3', () => {
  it('is unavailable when nobody listens', async () => {
    await expect(openS3('http://127.0.0.1:1').put('images/a.jpg', bytes('a'))).rejects.toThrow(StoreUnavailable);
  });
});

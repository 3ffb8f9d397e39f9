import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { findFreePort } from '../../bench/service/find-free-port.ts';
import { expectProblem } from './fixtures/expect-problem.ts';
import { drawing } from './fixtures/fake-processor.ts';
import { request, upload } from './fixtures/send.ts';
import { serviceEnvironment } from './fixtures/service-environment.ts';
import { describeEmbedded, makeTestStores, type TestStores } from './fixtures/test-stores.ts';

const PROGRAM = join(import.meta.dirname, '../../src/bin/plenish.ts');
const LAUNCHERS = [
  ['npm start', join(import.meta.dirname, '../../scripts/run.mjs')],
  ['npx plenish', join(import.meta.dirname, '../../bin/plenish.mjs')],
] as const;
/** They are about processes, whatever is kept where. */
const TRIED_HERE = process.env.TEST_STORES === 'shared' ? [] : LAUNCHERS;
const LAUNCH_FAKE = join(import.meta.dirname, 'fixtures/launch-fake.mjs');
const FAKE_SERVE = join(import.meta.dirname, 'fixtures/serve-with-fake.ts');
const used: TestStores[] = [];
const children: ChildProcess[] = [];
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  for (const stores of used) await stores.remove();
});

async function newStores(options?: { fresh: boolean }): Promise<TestStores> {
  const stores = await makeTestStores(options);
  used.push(stores);
  return stores;
}

interface Started {
  readonly child: ChildProcess;
  readonly url: string;
  readonly output: () => string;
  readonly ended: Promise<number | null>;
}

/** Starts the service as a process of its own and waits until it is ready. */
async function start(stores: TestStores, more: Record<string, string> = {}, program = FAKE_SERVE): Promise<Started> {
  const env = serviceEnvironment(stores, { PLENISH_PORT: String(await findFreePort()), PLENISH_WORKERS: '2', ...more });
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  children.push(child);
  let output = '';
  const ready = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout!, child.stderr!]) {
      stream.on('data', (chunk) => {
        output += chunk;
        if (/ready after .* at http/.test(output)) resolve();
      });
    }
    child.once('exit', () => reject(new Error(output)));
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  await ready;
  return { child, url: `http://127.0.0.1:${env.PLENISH_PORT}`, output: () => output, ended };
}

async function runKeys(stores: TestStores, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, 'keys', ...args], {
    env: serviceEnvironment(stores),
  });
  return stdout.trim();
}

async function newKey(stores: TestStores) {
  const { key, secret } = JSON.parse(await runKeys(stores, 'create', '--scopes', 'general,partner', '--json'));
  return { 'X-API-Key': key, 'X-API-Secret': secret };
}

async function expectCount(url: string, of: 'running' | 'waiting', count: number): Promise<void> {
  const { body } = await request(`${url}/metrics`);
  expect(body).toContain(`plenish_uploads_${of} ${count}\n`);
}

describeEmbedded('the first start', () => {
  it('makes a key, prints it and a curl line that works', async () => {
    const stores = await newStores({ fresh: true });
    const first = await start(stores);
    const curl = await vi.waitFor(() => /^ +(curl .*)$/m.exec(first.output())![1]!);
    const headers = Object.fromEntries(
      [...curl.matchAll(/'(X-API-\w+): ([^']+)'/g)].map(([, name, value]) => [name, value]),
    );
    expect(curl).toMatch(/ -F image=@\S+ http:\/\/localhost:\d+\/api\/v2\/ai\/process$/);
    expect((await upload(first.url, { headers })).status).toBe(200);
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    const second = await start(stores);
    expect(second.output()).not.toContain('X-API-Secret');
    expect((await upload(second.url, { headers })).status).toBe(200);
    second.child.kill('SIGTERM');
    await second.ended;
  });

  it('makes none while the port is taken, for nobody would ever see its secret', async () => {
    const stores = await newStores({ fresh: true });
    const squatter = createServer();
    await new Promise<void>((resolve) => squatter.listen(0, '127.0.0.1', resolve));
    const { port } = squatter.address() as { port: number };
    await expect(start(stores, { PLENISH_PORT: String(port) })).rejects.toThrow();
    squatter.close();
    const { output, child } = await start(stores);
    await expect.poll(() => output()).toContain('X-API-Secret');
    child.kill('SIGKILL');
  });
});

describe('kill -9', () => {
  it('loses no answered result and keeps keys; embedded, it leaves nothing of what was running', async () => {
    const stores = await newStores();
    const headers = await newKey(stores);
    const first = await start(stores);
    const answered = await Promise.all(Array.from({ length: 6 }, () => upload(first.url, { headers })));
    const running = upload(first.url, { headers, file: drawing('hang') }).catch(() => 'cut off');
    const inputs = async () => (await stores.listFiles()).filter((name) => name.startsWith('inputs/'));
    await expect.poll(() => inputs()).toHaveLength(1);
    first.child.kill('SIGKILL');
    expect(await running).toBe('cut off');

    const second = await start(stores);
    for (const { body } of answered) {
      // The still is drawn when it is asked for.
      const { dollhouse: _, ...links } = body.data.links;
      for (const url of [body.data.galleryUrl, body.data.furnishedImageUrl, ...Object.values<string>(links)]) {
        expect((await request(second.url + new URL(url).pathname)).status).toBe(200);
      }
    }
    if (stores.embedded) expect(await inputs()).toEqual([]);
    expect((await stores.listFiles()).filter((name) => name.endsWith('/plan.json'))).toHaveLength(6);
    expect((await upload(second.url, { headers })).status).toBe(200);
    second.child.kill('SIGKILL');
  });
});

describeEmbedded('SIGTERM', () => {
  it('sends new uploads away, finishes those that are running, then ends', async () => {
    const stores = await newStores();
    const headers = await newKey(stores);
    const { child, url, ended } = await start(stores, { PLENISH_WORKERS: '1' });
    const running = upload(url, { headers, file: drawing('wait:5000') });
    await vi.waitFor(() => expectCount(url, 'running', 1), { timeout: 20_000 });
    const waiting = upload(url, { headers, file: drawing('succeed') });
    await vi.waitFor(() => expectCount(url, 'waiting', 1), { timeout: 20_000 });
    child.kill('SIGTERM');
    await new Promise((resolve) => setTimeout(resolve, 100));
    child.kill('SIGTERM');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expectProblem(await upload(url, { headers }), 503, 'service_unavailable');
    expect((await request(`${url}/readyz`)).body).toEqual({ status: 'not ready', missing: ['draining'] });
    expect((await running).status).toBe(200);
    expect((await waiting).status).toBe(200);
    expect(await ended).toBe(0);
  });
});

describeEmbedded('a shutdown that has a limit', () => {
  it('answers what is still running with 503 and ends', async () => {
    const stores = await newStores();
    const headers = await newKey(stores);
    const { child, url, ended } = await start(stores, { PLENISH_WORKERS: '1', PLENISH_DRAIN_LIMIT_S: '1' });
    const running = upload(url, { headers, file: drawing('hang') });
    await expect.poll(() => stores.listFiles()).toHaveLength(1);
    child.kill('SIGTERM');
    expectProblem(await running, 503, 'service_unavailable');
    expect(await ended).toBe(0);
    expect(await stores.listFiles()).toEqual([]);
  }, 120_000);
});

describe.skipIf(process.platform === 'win32').each(TRIED_HERE)('%s', (_, launcher) => {
  it('ends the service when the shell between them is ended', async () => {
    const stores = await newStores();
    const env = serviceEnvironment(stores, { PLENISH_PORT: String(await findFreePort()), PLENISH_WORKERS: '1' });
    // As npm and npx have it: a shell that waits for the launcher and hands no signal on.
    const shell = spawn('sh', ['-c', `'${process.execPath}' '${launcher}' serve; true`], { env, stdio: 'pipe' });
    children.push(shell);
    let output = '';
    for (const stream of [shell.stdout, shell.stderr]) stream.on('data', (chunk) => (output += chunk));
    await vi.waitFor(() => expect(output).toContain('ready after'), { timeout: 120_000, interval: 200 });
    const url = `http://127.0.0.1:${env.PLENISH_PORT}/healthz`;
    expect((await request(url)).status).toBe(200);
    shell.kill('SIGTERM');
    await vi.waitFor(() => expect(request(url)).rejects.toThrow(), { timeout: 20_000, interval: 200 });
    expect(output).toContain('finishing what is running');
  }, 180_000);
});

describeEmbedded('a launcher that is killed', () => {
  it('takes the service with it, which finishes what is running', async () => {
    const stores = await newStores();
    const headers = await newKey(stores);
    const { child, url, output } = await start(stores, { PLENISH_WORKERS: '1' }, LAUNCH_FAKE);
    const running = upload(url, { headers, file: drawing('wait:1500') });
    await new Promise((resolve) => setTimeout(resolve, 500));
    child.kill('SIGKILL');
    expect((await running).status).toBe(200);
    await vi.waitFor(() => expect(request(`${url}/healthz`)).rejects.toThrow(), { timeout: 20_000, interval: 200 });
    expect(output()).toContain('finishing what is running');
  }, 120_000);
});

describe('plenish keys', () => {
  // Eight processes, one after the other.
  it('works with and without the service running; rotation overlaps, revocation is at once', async () => {
    const stores = await newStores();
    const offline = await newKey(stores);
    const { url, child, ended } = await start(stores);
    expect((await upload(url, { headers: offline })).status).toBe(200);
    const line = await runKeys(stores, 'create', '--scopes', 'partner', '--name', 'Acme', '--json');
    expect(JSON.parse(line)).toEqual({
      key: expect.stringMatching(/^plk_/),
      secret: expect.stringMatching(/^pls_/),
      scopes: ['partner'],
    });
    const key = offline['X-API-Key'];
    const rotated = JSON.parse(await runKeys(stores, 'rotate', key, '--json'));
    expect((await upload(url, { headers: { ...offline, 'X-API-Secret': rotated.secret } })).status).toBe(200);
    expect((await upload(url, { headers: offline })).status).toBe(200);
    const again = JSON.parse(await runKeys(stores, 'rotate', key, '--grace', '0', '--json'));
    expectProblem(await upload(url, { headers: offline }), 401, 'unauthorized');
    expectProblem(await upload(url, { headers: { ...offline, 'X-API-Secret': rotated.secret } }), 401, 'unauthorized');
    expect((await upload(url, { headers: { ...offline, 'X-API-Secret': again.secret } })).status).toBe(200);
    const list = await runKeys(stores, 'list');
    expect(list).toMatch(/Acme/);
    expect(list).toMatch(new RegExp(`${key}.*last used 20`));
    expect(list).not.toContain('pls_');
    await runKeys(stores, 'revoke', key);
    expectProblem(await upload(url, { headers: { ...offline, 'X-API-Secret': again.secret } }), 401, 'unauthorized');
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(await runKeys(stores, 'list')).toMatch(new RegExp(`${key}.*revoked 20`));
  }, 240_000);
});

describeEmbedded('plenish keys, told something else', () => {
  it('says what is wrong, and what a second rotation ends', async () => {
    const stores = await newStores();
    const key = (await newKey(stores))['X-API-Key'];
    expect(await runKeys(stores, 'rotate', key)).toMatch(/works for 86400 s more\.$/);
    expect(await runKeys(stores, 'rotate', key, '--grace', '0')).toMatch(
      /The old secret has ended\.\nThe one before that, which still worked, has ended\.$/,
    );
    const failing = (...args: string[]) =>
      runKeys(stores, ...args).then(
        () => 'no error',
        (error) => error.stderr as string,
      );
    expect(await failing('revoke', 'plk_none')).toContain('There is no key plk_none');
    expect(await failing('create', '--scopes', 'admin')).toContain(
      'Expected scopes out of general, partner, got "admin"',
    );
  });
});

describeEmbedded('a folder in use', () => {
  it('is not opened twice', async () => {
    const stores = await newStores();
    const { child } = await start(stores);
    await expect(start(stores)).rejects.toThrow('Another process is using the data folder');
    child.kill('SIGKILL');
  });
});

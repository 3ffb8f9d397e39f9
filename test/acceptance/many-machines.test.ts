import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findFreePort } from '../../bench/service/find-free-port.ts';
import { expectProblem } from './fixtures/expect-problem.ts';
import { drawing } from './fixtures/fake-processor.ts';
import { request, upload } from './fixtures/send.ts';
import { serviceEnvironment } from './fixtures/service-environment.ts';
import { type Credentials, startTestService, type TestService } from './fixtures/start-test-service.ts';

const WORKER = join(import.meta.dirname, 'fixtures/work-with-fake.ts');

/** Resolves when it works. */
async function startWorker(env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const worker = spawn(process.execPath, [WORKER], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise((resolve) => worker.stdout!.once('data', resolve));
  return worker;
}

/** On shared stores only: see `vitest.config.ts`. */
describe('one process serves, another works', () => {
  let test: TestService;
  let headers: Credentials;
  let worker: ChildProcess;
  let metricsPort: number;
  const ended = Promise.withResolvers<number | null>();
  beforeAll(async () => {
    test = await startTestService({
      ...{ WORKERS: '0', TIME_LIMIT_S: '3', QUEUE_LIMIT: '2', METRICS_PORT: '0' },
      ALLOW_LOCAL_WEBHOOKS_FOR_TESTS: 'insecure',
    });
    headers = await test.newKey();
    const limits = { PLENISH_WORKERS: '1', PLENISH_TIME_LIMIT_S: '3' };
    metricsPort = await findFreePort();
    worker = await startWorker(
      serviceEnvironment(test.stores, { ...limits, PLENISH_METRICS_PORT: String(metricsPort) }),
    );
    worker.once('exit', (code) => ended.resolve(code));
  });
  afterAll(async () => {
    worker.kill('SIGKILL');
    await test.end();
  });

  it('and the answer is the same', async () => {
    const { status, body } = await upload(test.url, { headers, additionalData: 'x' });
    expect(status).toBe(200);
    for (const url of [body.data.galleryUrl, body.data.furnishedImageUrl]) {
      expect((await request(test.url + new URL(url).pathname)).status).toBe(200);
    }
    const rejected = await upload(test.url, { headers, file: drawing('reject:furniture_detected') });
    expectProblem(rejected, 400, 'furniture_detected');
    expect(rejected.body.details).toEqual({ seen: ['furniture_detected'] });
  });

  it('each counts what it does: added up, nothing is counted twice', async () => {
    const served = (await request(test.service.metricsUrl!)).body;
    const worked = (await request(`http://127.0.0.1:${metricsPort}/metrics`)).body;
    const plans = 'plenish_plans_total{kind="drawing",code="furniture_detected"} 1';
    expect(worked).toContain(plans);
    expect(worked).toContain('plenish_places 1');
    expect(served).not.toMatch(/plenish_(plans_total|places|stage_seconds)/);
    expect(served).toMatch(/plenish_answers_total\{.*code="furniture_detected"\} 1/);
    expect(worked).not.toMatch(/plenish_(answers_total|uploads_waiting)/);
  });

  it('and it is the same later; the one that serves knows by the rows how far the other one is', async () => {
    const later = { ...headers, Prefer: 'respond-async' };
    const posted = Promise.withResolvers<string>();
    const receiver = createServer(async (incoming, outgoing) => {
      posted.resolve(await text(incoming));
      outgoing.end();
    }).listen(0, '127.0.0.1');
    await once(receiver, 'listening');
    const fields = { webhookUrl: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/` };
    const { body } = await upload(test.url, { headers: later, file: drawing('wait:300'), additionalData: 'x', fields });
    const ask = async () => (await request(`${test.url}/api/v2/jobs/${body.data.jobId}`, { headers })).body.data;
    await vi.waitUntil(async () => (await ask()).stages.some(({ stage }: { stage: string }) => stage === 'reading'), {
      timeout: 30_000,
    });
    const { result } = await vi.waitUntil(async () => (await ask()).result && ask(), { timeout: 30_000 });
    expect(result.data.additionalData).toBe('x');
    expect(JSON.parse(await posted.promise)).toEqual(result);
    receiver.close();
  });

  it('stages come in order', async () => {
    const { body } = await upload(test.url, { path: '/try', headers: { Origin: test.url } });
    const stages = [...body.matchAll(/"stage":"(\w+)"/g)].map(([, stage]) => stage);
    expect(stages).toEqual(['queued', 'decoding', 'reading', 'furnishing', 'drawing', 'storing']);
  });

  it('a sender who leaves stops the work on the other machine', async () => {
    const leave = AbortSignal.timeout(500);
    await expect(upload(test.url, { headers, file: drawing('hang'), signal: leave })).rejects.toThrow();
    // Otherwise it would hold the worker up to the processing limit.
    const soon = AbortSignal.timeout(30_000);
    expect((await upload(test.url, { headers, signal: soon })).status).toBe(200);
  });

  it('a worker that ends finishes its job first, and then nobody works', async () => {
    const running = upload(test.url, { headers, file: drawing('wait:1000') });
    await new Promise((resolve) => setTimeout(resolve, 500));
    worker.kill('SIGTERM');
    expect((await running).status).toBe(200);
    expect(await ended.promise).toBe(0);
    // Nobody would take it up: that is told at once, and not when the time for waiting is over.
    const refused = await upload(test.url, { headers });
    expectProblem(refused, 503, 'service_unavailable');
    expect(refused.body.message).toContain('Nobody is there');
    expect((await request(`${test.url}/readyz`)).body).toEqual({ status: 'not ready', missing: ['no worker'] });
  });

  it('a worker that is killed is replaced by another, and the sender gets the answer', async () => {
    const env = serviceEnvironment(test.stores, { PLENISH_WORKERS: '1', PLENISH_TIME_LIMIT_S: '3' });
    worker = await startWorker(env);
    const running = upload(test.url, { headers, file: drawing('wait:2000') });
    await new Promise((resolve) => setTimeout(resolve, 1000));
    worker.kill('SIGKILL');
    worker = await startWorker(env);
    const { status, body } = await running;
    expect(status).toBe(200);
    expect((await request(test.url + new URL(body.data.links.plan).pathname)).status).toBe(200);
    expect((await test.stores.listFiles()).filter((name) => name.startsWith('inputs/'))).toEqual([]);
  });

  it('a worker that has to end before it is done gives its job to another', async () => {
    const killed = once(worker, 'exit');
    worker.kill('SIGKILL');
    await killed;
    const env = serviceEnvironment(test.stores, { PLENISH_WORKERS: '1', PLENISH_TIME_LIMIT_S: '3' });
    const first = await startWorker({ ...env, PLENISH_DRAIN_LIMIT_S: '1' });
    let isAnswered = false;
    const running = upload(test.url, { headers, file: drawing('wait:2500') }).finally(() => (isAnswered = true));
    await new Promise((resolve) => setTimeout(resolve, 500));
    const exit = once(first, 'exit');
    first.kill('SIGTERM');
    worker = await startWorker(env);
    expect(await exit).toEqual([0, null]);
    expect(isAnswered).toBe(false);
    expect((await running).status).toBe(200);
  });
});

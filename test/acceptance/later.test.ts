import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { STAGES } from '#service/ports/plan-processor.ts';
import { expectProblem } from './fixtures/expect-problem.ts';
import { drawing } from './fixtures/fake-processor.ts';
import { type Answer, PARTNER, request, type UploadOptions, upload } from './fixtures/send.ts';
import { type Credentials, startTestService, type TestService } from './fixtures/start-test-service.ts';

let test: TestService;
let key: Credentials;
beforeAll(async () => {
  test = await startTestService({ RATE_LIMIT: '40' });
  key = await test.newKey();
});
afterAll(() => test.end());

const LATER = { Prefer: 'respond-async' };
const later = (options: UploadOptions = {}) =>
  upload(test.url, { ...options, headers: { ...key, ...LATER, ...options.headers } });
const addressOf = ({ headers }: Answer) => test.url + headers.get('location');
const ask = (accepted: Answer, method = 'GET', headers: Credentials = key) =>
  request(addressOf(accepted), { method, headers });

/** The job of an upload, once it has come to such a state. */
async function jobIn(accepted: Answer, ...states: string[]) {
  const { body, headers } = await vi.waitUntil(
    async () => {
      const answer = await ask(accepted);
      return states.includes(answer.body.data.state) && answer;
    },
    { timeout: 30_000, interval: 20 },
  );
  return { ...body.data, headers };
}

describe('Prefer: respond-async', () => {
  it('is answered at once; the job ends with the very answer of the upload', async () => {
    const order = { path: PARTNER, additionalData: 'zero \0, mark \ufeff, {"a":1}', fields: { style: 'baroque' } };
    const accepted = await later(order);
    expect(accepted.status).toBe(202);
    expect(accepted.headers.get('preference-applied')).toBe('respond-async');
    expect(accepted.headers.get('location')).toBe(`/api/v2/jobs/${accepted.body.data.jobId}`);
    expect(accepted.body).toMatchObject({ status: 'accepted', code: 202 });
    expect(new URL(accepted.body.data.jobUrl).pathname).toBe(accepted.headers.get('location'));
    const { result, progress, stages, error } = await jobIn(accepted, 'succeeded', 'failed');
    expect([progress, error]).toEqual([1, undefined]);
    expect(stages.map(({ stage }: { stage: string }) => stage)).toEqual([...STAGES]);
    const { body: waited } = await upload(test.url, { ...order, headers: key });
    expect(Object.keys(result.data)).toEqual(Object.keys(waited.data));
    const { additionalData, notes, summary } = result.data;
    expect(result).toMatchObject({ status: 'success', code: 200 });
    expect([additionalData, notes]).toEqual([order.additionalData, waited.data.notes]);
    expect({ ...summary, timings: {} }).toEqual({ ...waited.data.summary, timings: {} });
    const { furnishedImageUrl, links } = result.data;
    for (const url of [furnishedImageUrl, links.plan, `${links.mend}/plan.json`])
      expect((await fetch(test.url + new URL(url).pathname)).status, url).toBe(200);
  });

  it('a refusal is that of the upload, under its request id', async () => {
    const accepted = await later({ file: drawing('reject:furniture_detected') });
    const { error, progress, result } = await jobIn(accepted, 'failed');
    expect([progress, result]).toEqual([1, undefined]);
    const requestId = accepted.headers.get('x-request-id');
    expect(error).toMatchObject({ status: 'error', code: 'furniture_detected', statusCode: 400, requestId });
    expect(error.details).toEqual({ seen: ['furniture_detected'] });
  });

  it('what can be told at once is told at once', async () => {
    expectProblem(await later({ file: new Uint8Array(0) }), 400, 'invalid_file');
    expectProblem(await later({ headers: { 'X-API-Secret': 'wrong' } }), 401, 'unauthorized');
  });

  it.each([
    'http://example.com/',
    'https://127.0.0.1/',
    'https://localhost/',
    'https://[::1]/',
    'https://169.254.169.254/',
  ])('with webhookUrl %s: 400, and nothing is worked on', async (webhookUrl) => {
    const before = test.processor.started.length;
    const refused = await later({ fields: { webhookUrl } });
    expectProblem(refused, 400, 'invalid_file');
    expect(refused.body.details.webhookUrl).toMatch(/https|public internet/);
    expect(test.processor.started.length).toBe(before);
  });

  it('is one of several preferences, and only that one is', async () => {
    const accepted = await later({ headers: { Prefer: 'wait=5, Respond-Async; x=y' } });
    expect(accepted.status).toBe(202);
    await jobIn(accepted, 'succeeded');
    expect((await later({ headers: { Prefer: 'no-respond-async, wait=5' } })).status).toBe(200);
  });

  it('says how far it is while it works; asking costs nothing of the budget', async () => {
    const accepted = await later({ file: drawing('wait:700') });
    const { progress, headers, createdAt, keptUntil } = await jobIn(accepted, 'running');
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(progress).toBeLessThan(1);
    expect(Date.parse(keptUntil) - Date.parse(createdAt)).toBe(24 * 3600 * 1000);
    const left = [await ask(accepted), await ask(accepted)].map((answer) =>
      answer.headers.get('x-ratelimit-remaining'),
    );
    expect(left[1]).toBe(left[0]);
    await jobIn(accepted, 'succeeded');
  });

  it('is cancelled by DELETE, and leaves nothing; what has ended is not', async () => {
    const { started, stopped } = test.processor;
    const before = { started: started.length, stopped: stopped.length };
    const accepted = await later({ file: drawing('hang') });
    await vi.waitUntil(() => started.length > before.started, { timeout: 30_000 });
    expect((await ask(accepted, 'DELETE')).status).toBe(204);
    const { progress, result, error } = await jobIn(accepted, 'cancelled');
    expect([progress < 1, result, error]).toEqual([true, undefined, undefined]);
    await expect.poll(() => stopped.length).toBe(before.stopped + 1);
    expect((await ask(accepted, 'DELETE')).status).toBe(204);
    const ended = await later();
    await jobIn(ended, 'succeeded');
    expectProblem(await ask(ended, 'DELETE'), 409, 'job_ended');
    await expect.poll(() => test.service.stores.files.list('inputs')).toEqual([]);
  });

  it("is nothing for another key's, nor for who guesses", async () => {
    const accepted = await later();
    const other = await test.newKey();
    for (const method of ['GET', 'DELETE']) expectProblem(await ask(accepted, method, other), 404, 'not_found');
    for (const id of [randomUUID(), 'x']) {
      expectProblem(await request(`${test.url}/api/v2/jobs/${id}`, { headers: key }), 404, 'not_found');
    }
    expectProblem(await request(addressOf(accepted)), 401, 'unauthorized');
    await jobIn(accepted, 'succeeded');
  });
});

describe('Prefer: respond-async under an Idempotency-Key', () => {
  const under = (token: string) => ({ 'Idempotency-Key': token });
  const locations = (...answers: Answer[]) => answers.map(({ headers }) => headers.get('location'));

  it('is the same job, while it works and after it has ended; who waits gets its answer', async () => {
    const order = { file: drawing('wait:400'), headers: under('later-1') };
    const before = test.processor.started.length;
    const first = await later(order);
    const second = await later(order);
    expectProblem(
      await upload(test.url, { ...order, headers: { ...key, ...order.headers } }),
      409,
      'idempotency_conflict',
    );
    const { result } = await jobIn(first, 'succeeded');
    const third = await later(order);
    expect(new Set(locations(first, second, third)).size).toBe(1);
    expect([first, second, third].map(({ headers }) => headers.get('idempotent-replayed'))).toEqual([
      null,
      'true',
      'true',
    ]);
    const waited = await upload(test.url, { ...order, headers: { ...key, ...order.headers } });
    expect(waited.body).toEqual(result);
    expect(test.processor.started.length).toBe(before + 1);
    expectProblem(await later({ ...order, file: drawing('other') }), 422, 'idempotency_key_reused');
  });

  it('whose first sender waited: its answer', async () => {
    const first = await upload(test.url, { headers: { ...key, ...under('later-2') } });
    const second = await later({ headers: under('later-2') });
    expect([second.status, second.headers.get('preference-applied')]).toEqual([200, null]);
    expect(second.body).toEqual(first.body);
  });

  it('is a new job of the same plan after a fault of ours, and after it was cancelled', async () => {
    const crashed = await later({ file: drawing('crash'), headers: under('later-3') });
    expect((await jobIn(crashed, 'failed')).error).toMatchObject({ code: 'internal_error', statusCode: 500 });
    const again = await later({ file: drawing('crash'), headers: under('later-3') });
    expect(locations(again)).not.toEqual(locations(crashed));
    await jobIn(again, 'failed');
    const order = { file: drawing('hang'), headers: under('later-4') };
    const hanging = await later(order);
    await jobIn(hanging, 'running');
    await ask(hanging, 'DELETE');
    const anew = await later(order);
    expect(locations(anew)).not.toEqual(locations(hanging));
    await jobIn(anew, 'running');
    await ask(anew, 'DELETE');
  });
});

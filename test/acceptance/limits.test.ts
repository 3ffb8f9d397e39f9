import { afterEach, describe, expect, it, vi } from 'vitest';
import { RefusedDrawing } from '#service/jobs/refused.ts';
import { StoreUnavailable } from '#service/ports/store-unavailable.ts';
import { expectProblem } from './fixtures/expect-problem.ts';
import { drawing } from './fixtures/fake-processor.ts';
import { GENERAL, PARTNER, request, upload } from './fixtures/send.ts';
import { startTestService, type TestService } from './fixtures/start-test-service.ts';

let test: TestService;
afterEach(() => test?.end());

describe('429', () => {
  it('after the budget of the key, shared by both endpoints, told in headers from the first answer on', async () => {
    test = await startTestService({ RATE_LIMIT: '3', RATE_WINDOW_S: '4' });
    const headers = await test.newKey();
    const first = await upload(test.url, { headers });
    expect(first.headers.get('ratelimit-policy')).toBe('"default";q=3;w=4');
    expect(first.headers.get('ratelimit')).toBe('"default";r=2;t=4');
    const rejected = await upload(test.url, { headers, path: PARTNER, file: drawing('reject:file_unreadable') });
    expect(rejected.headers.get('ratelimit')).toMatch(/^"default";r=1;/);
    await upload(test.url, { headers, additionalData: 'x'.repeat(20_000) });
    const refused = await upload(test.url, { headers });
    expectProblem(refused, 429, 'rate_limited');
    const retryAfter = Number(refused.headers.get('retry-after'));
    expect(retryAfter).toBeGreaterThanOrEqual(1);
    expect(retryAfter).toBeLessThanOrEqual(4);
    expect(refused.headers.get('ratelimit')).toBe(`"default";r=0;t=${retryAfter}`);
    // Another key has a budget of its own, and wrong credentials take nothing from it.
    const other = await test.newKey();
    await upload(test.url, { headers: { ...other, 'X-API-Secret': 'wrong' } });
    expect((await upload(test.url, { headers: other })).headers.get('ratelimit')).toMatch(/^"default";r=2;/);
    await new Promise((resolve) => setTimeout(resolve, retryAfter * 1000 + 50));
    expect((await upload(test.url, { headers })).status).toBe(200);
  });

  it('comes before what is wrong with the body, after what is wrong with the key', async () => {
    test = await startTestService({ RATE_LIMIT: '1' });
    const general = await test.newKey('general');
    await upload(test.url, { headers: general });
    const body = { method: 'POST', body: 'x' };
    expectProblem(await request(test.url + GENERAL, { ...body, headers: general }), 429, 'rate_limited');
    expectProblem(await request(test.url + PARTNER, { ...body, headers: general }), 403, 'forbidden');
  });

  it('lets exactly as many through as there are, however many come at once', async () => {
    test = await startTestService({ RATE_LIMIT: '5', WORKERS: '2', QUEUE_LIMIT: '100' });
    const headers = await test.newKey();
    const answers = await Promise.all(Array.from({ length: 40 }, () => upload(test.url, { headers })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(35);
  });
});

describe('408', () => {
  it('after the processing limit, the work stopped and its place free again', async () => {
    test = await startTestService({ TIME_LIMIT_S: '0.4', WORKERS: '1', QUEUE_LIMIT: '0' });
    const headers = await test.newKey();
    // Long before the limit where none is set.
    const soon = AbortSignal.timeout(30_000);
    const answer = await upload(test.url, { headers, file: drawing('hang'), signal: soon });
    expectProblem(answer, 408, 'timeout');
    expect(answer.headers.get('connection')).toBe('close');
    expect(test.processor.stopped).toEqual(['hang']);
    expect((await upload(test.url, { headers })).status).toBe(200);
  });
});

describe('503', () => {
  it('when as many wait as may, before the credentials are looked at', async () => {
    test = await startTestService({ WORKERS: '1', QUEUE_LIMIT: '1' });
    const headers = await test.newKey();
    const running = upload(test.url, { headers, file: drawing('hold') });
    await expect.poll(() => test.service.stores.queue.countRunning()).toBe(1);
    const waiting = upload(test.url, { headers });
    await expect.poll(() => test.service.stores.queue.countWaiting()).toBe(1);
    for (const credentials of [headers, {}]) {
      const refused = await upload(test.url, { headers: credentials });
      expectProblem(refused, 503, 'service_unavailable');
      expect(refused.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
    }
    test.processor.release();
    expect((await running).status).toBe(200);
    expect((await waiting).status).toBe(200);
    expect((await upload(test.url, { headers })).status).toBe(200);
  });

  it('to visitors of a gallery, as many of whom wait as may, and not to the uploads of its key', async () => {
    test = await startTestService({ WORKERS: '1', QUEUE_LIMIT: '2', KEY_QUEUE_LIMIT: '2' });
    const headers = await test.newKey();
    const { data } = (await upload(test.url, { headers })).body;
    const vary = (style: string) =>
      request(`${test.url}${new URL(data.galleryUrl).pathname}/variants`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ style }),
      });
    const { queue } = test.service.stores;
    const running = upload(test.url, { headers, file: drawing('hold') });
    await expect.poll(() => queue.countRunning()).toBe(1);
    const visitors = ['modern', 'classic'].map(vary);
    await expect.poll(() => queue.countWaiting()).toBe(2);
    expectProblem(await vary('coastal'), 503, 'service_unavailable');
    const waiting = [1, 2].map(() => upload(test.url, { headers }));
    await expect.poll(() => queue.countWaiting()).toBe(4);
    expectProblem(await upload(test.url, { headers }), 503, 'service_unavailable');
    test.processor.release();
    for (const answer of await Promise.all([running, ...visitors, ...waiting])) expect(answer.status).toBe(200);
  });

  it('never takes more in than have a place, however many come at once', async () => {
    test = await startTestService({ WORKERS: '2', QUEUE_LIMIT: '3' });
    const headers = await test.newKey();
    const statuses: number[] = [];
    const uploads = Array.from({ length: 20 }, async () => {
      statuses.push((await upload(test.url, { headers, file: drawing('hold') })).status);
    });
    await expect.poll(() => statuses).toEqual(Array(15).fill(503));
    test.processor.release();
    await Promise.all(uploads);
    expect(statuses.slice(15)).toEqual(Array(5).fill(200));
  });

  it('while the file store is down, and well again after it', async () => {
    test = await startTestService();
    const headers = await test.newKey();
    const { body } = await upload(test.url, { headers });
    const picture = test.url + new URL(body.data.furnishedImageUrl).pathname;
    const bringFilesBack = await test.stores.takeFilesAway();
    expectProblem(await upload(test.url, { headers }), 503, 'service_unavailable');
    expectProblem(await request(picture), 503, 'service_unavailable');
    // A store over the network is not asked each time.
    await vi.waitFor(
      async () => {
        const ready = await request(`${test.url}/readyz`);
        expect(ready).toMatchObject({ status: 503, body: { status: 'not ready', missing: ['files'] } });
      },
      { timeout: 30_000 },
    );
    await bringFilesBack();
    expect((await upload(test.url, { headers })).status).toBe(200);
    expect((await request(picture)).status).toBe(200);
  });

  it('not for a store that is gone when the work is done, and comes back', async () => {
    let refusals = 2;
    test = await startTestService({}, (files) => ({
      ...{ get: (name) => files.get(name), list: (folder) => files.list(folder), check: () => files.check() },
      ...{ pages: (folder) => files.pages(folder), remove: (name) => files.remove(name) },
      async put(name, bytes) {
        if (name.endsWith('scene.glb') && refusals-- > 0) throw new StoreUnavailable('files', new Error('gone'));
        await files.put(name, bytes);
      },
    }));
    const { status, body } = await upload(test.url, { headers: await test.newKey() });
    expect([status, refusals]).toEqual([200, -1]);
    expect((await request(test.url + new URL(body.data.links.scene).pathname)).status).toBe(200);
    expect((await test.stores.listFiles()).filter((name) => name.startsWith('inputs/'))).toEqual([]);
  });

  it('when the result cannot be kept, and then nothing of it is', async () => {
    const kept = new Set<string>();
    test = await startTestService({ TIME_LIMIT_S: '1' }, (files) => ({
      ...{
        pages: (folder) => files.pages(folder),
        get: (name) => files.get(name),
        list: (folder) => files.list(folder),
        check: () => files.check(),
      },
      async put(name, bytes) {
        if (name.startsWith('plans/')) throw new StoreUnavailable('files', new Error('full'));
        kept.add(name);
        await files.put(name, bytes);
      },
      async remove(name) {
        kept.delete(name);
        await files.remove(name);
      },
    }));
    expectProblem(await upload(test.url, { headers: await test.newKey() }), 503, 'service_unavailable');
    await expect.poll(() => [...kept]).toEqual([]);
  });

  it('while the database is down', async () => {
    test = await startTestService();
    const headers = await test.newKey();
    const broken = vi.spyOn(test.service.stores.rows, 'check').mockRejectedValue(new StoreUnavailable('rows', 'gone'));
    expectProblem(await upload(test.url, { headers }), 503, 'service_unavailable');
    expect((await request(`${test.url}/readyz`)).body).toEqual({ status: 'not ready', missing: ['rows'] });
    broken.mockRestore();
    expect((await request(`${test.url}/readyz`)).status).toBe(200);
  });
});

describe('a sender who goes away', () => {
  it('before a worker has begun has nothing begun', async () => {
    test = await startTestService({ WORKERS: '1' });
    const headers = await test.newKey();
    const { queue } = test.service.stores;
    const running = upload(test.url, { headers, file: drawing('hold') });
    await expect.poll(() => test.processor.started).toEqual(['hold']);
    const leave = new AbortController();
    const left = upload(test.url, { headers, file: drawing('succeed'), signal: leave.signal });
    await expect.poll(() => queue.countWaiting()).toBe(1);
    leave.abort();
    await expect(left).rejects.toThrow();
    await expect.poll(() => queue.countWaiting()).toBe(0);
    test.processor.release();
    expect((await running).status).toBe(200);
    expect((await upload(test.url, { headers, file: drawing('wait:1') })).status).toBe(200);
    expect(test.processor.started).toEqual(['hold', 'wait:1']);
    expect((await test.stores.listFiles()).filter((name) => name.startsWith('inputs/'))).toEqual([]);
  });

  it('takes the work with it', async () => {
    test = await startTestService({ WORKERS: '1' });
    const headers = await test.newKey();
    const leave = new AbortController();
    const left = upload(test.url, { headers, file: drawing('hang'), signal: leave.signal });
    await expect.poll(() => test.processor.started).toEqual(['hang']);
    leave.abort();
    await expect(left).rejects.toThrow();
    await expect.poll(() => test.processor.stopped).toEqual(['hang']);
    expect((await upload(test.url, { headers })).status).toBe(200);
    // It is no error of the service.
    const { body: counted } = await request(`${test.url}/metrics`);
    expect(counted).toContain('route="/api/v2/ai/process",status="499",code="sender_gone"} 1');
    expect(counted).toContain('route="/api/v2/ai/process",status="200",code="success"} 1');
    expect(counted).not.toContain('status="500"');
  });
});

describe('a drawing that has to wait', () => {
  it('is refused at sight while it waits, kept where it can be put right, and what is fine waits on', async () => {
    const looked: string[] = [];
    test = await startTestService({ WORKERS: '1' }, undefined, undefined, {
      makeFirstLook: (onLook) => ({
        async refusalOf(file) {
          const order = new TextDecoder('latin1').decode(file.subarray(8));
          looked.push(order);
          onLook(order === 'pages' ? 'refused' : 'nothing');
          if (order !== 'pages') return undefined;
          return new RefusedDrawing('multiple_pages', 'The PDF has 2 pages.', { pages: 2 }, { pages: [file, file] });
        },
        close: async () => {},
      }),
    });
    const headers = { ...(await test.newKey()), 'Idempotency-Key': 'order-1' };
    const held = upload(test.url, { headers: await test.newKey(), file: drawing('hold') });
    await expect.poll(() => test.processor.started).toEqual(['hold']);
    const fine = upload(test.url, { headers: await test.newKey() });
    const refused = await upload(test.url, { headers, file: drawing('pages') });
    expectProblem(refused, 400, 'multiple_pages');
    expect(refused.body.details).toEqual({ pages: 2 });
    const again = await upload(test.url, { headers, file: drawing('pages') });
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([400, 'true']);
    const tried = await upload(test.url, { path: '/try', headers: { Origin: test.url }, file: drawing('pages') });
    const mendUrl = /"mendUrl":"([^"]+)"/.exec(tried.body)![1]!;
    expect((await request(`${test.url}${new URL(mendUrl).pathname}/pages/2`)).status).toBe(200);
    test.processor.release();
    expect([(await held).status, (await fine).status]).toEqual([200, 200]);
    expect(test.processor.started).toEqual(['hold', 'succeed']);
    // On a machine that is slow enough the first one waits as well.
    expect(looked.filter((order) => order !== 'hold').toSorted()).toEqual(['pages', 'pages', 'succeed']);
    const { body: metrics } = await request(`${test.url}/metrics`);
    expect(metrics).toContain('plenish_first_looks_total{outcome="refused"} 2');
  });
});

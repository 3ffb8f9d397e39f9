import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ForeignRows, sweepOrphans } from '#service/keeping/orphans.ts';
import { sweepInputs, sweepOriginals, sweepPlans } from '#service/keeping/retention.ts';
import { expectProblem } from './fixtures/expect-problem.ts';
import { drawing } from './fixtures/fake-processor.ts';
import { request, upload } from './fixtures/send.ts';
import { type Credentials, startTestService, type TestService } from './fixtures/start-test-service.ts';

let test: TestService;
let headers: Credentials;
beforeAll(async () => {
  test = await startTestService();
  headers = await test.newKey();
});
afterAll(() => test.end());

const signal = new AbortController().signal;
const HOUR_MS = 3600_000;
const at = (url: string) => test.url + new URL(url).pathname;
const list = async () => (await test.stores.listFiles()).sort();
const post = (url: string, body: unknown) =>
  request(url, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

/** A plan with all that there can be of one: two versions, a variant, pictures in other sizes, a card for links. */
async function wholePlan() {
  const { data } = (await upload(test.url, { headers })).body;
  const gallery = at(data.galleryUrl);
  const document = (await request(`${gallery}/plan.json`)).body;
  expect((await post(`${test.url}/api/v2/layouts/${data.uniqueId}/plan`, document)).body.data.version).toBe(2);
  expect((await post(`${gallery}/variants`, { style: 'coastal' })).status).toBe(200);
  return { data, gallery, document, mend: at(data.links.mend) };
}

/** Until the clock of the rows says so. */
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const days = (ms: number) => ms / (24 * HOUR_MS);

describe('a plan that is taken away', () => {
  it('leaves nothing: no version, variant, picture, job, answer or message', async () => {
    const before = await list();
    const { data } = await wholePlan();
    const sent = { headers: { ...headers, 'Idempotency-Key': randomUUID(), Prefer: 'respond-async' } };
    const accepted = await upload(test.url, sent);
    const job = test.url + accepted.headers.get('location');
    const ask = async () => (await request(job, { headers })).body.data;
    const { result } = await vi.waitUntil(async () => (await ask()).result && ask(), { timeout: 30_000 });
    for (const { uniqueId } of [data, result.data]) {
      const answer = await request(`${test.url}/api/v2/layouts/${uniqueId}`, { method: 'DELETE', headers });
      expect(answer.status).toBe(204);
    }
    expect(await list()).toEqual(before);
    expectProblem(await request(job, { headers }), 404, 'not_found');
    const again = await upload(test.url, sent);
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([202, null]);
    expect(again.body.data.jobId).not.toBe(accepted.body.data.jobId);
  });
});

describe('what is kept for a time', () => {
  it('a drawing goes, its plan stays: the gallery has nothing to compare with, and the page to mend an empty sheet', async () => {
    const { data, gallery, mend } = await wholePlan();
    expect((await request(gallery)).body).toContain('original.jpg');
    await wait(50);
    expect(await sweepOriginals(test.service.stores, days(10 * HOUR_MS), signal)).toBe(0);
    expect(await sweepOriginals(test.service.stores, undefined, signal)).toBe(0);
    expect(await sweepOriginals(test.service.stores, days(20), signal)).toBeGreaterThan(0);
    expect((await list()).filter((name) => name.includes('original'))).toEqual([]);
    expectProblem(await request(`${gallery}/original.jpg`), 404, 'not_found');
    for (const page of [gallery, mend]) {
      const { status, body } = await request(page);
      expect([status, body.includes('original.jpg')]).toEqual([200, false]);
    }
    expect((await fetch(at(data.furnishedImageUrl))).status).toBe(200);
    expect(await sweepOriginals(test.service.stores, days(20), signal)).toBe(0);
  });

  it('a plan goes with everything when its time is over, and not before', async () => {
    const { gallery, data, mend } = await wholePlan();
    await wait(50);
    expect(await sweepPlans(test.service.stores, undefined, signal)).toBe(0);
    expect(await sweepPlans(test.service.stores, days(HOUR_MS), signal)).toBe(0);
    expect((await request(gallery)).status).toBe(200);
    expect(await sweepPlans(test.service.stores, days(20), signal)).toBeGreaterThan(0);
    for (const url of [gallery, at(data.furnishedImageUrl), mend]) expectProblem(await request(url), 404, 'not_found');
    expect((await list()).filter((name) => /^(plans|images)\//.test(name))).toEqual([]);
  });

  it('a sweep that is to end ends between two plans', async () => {
    await upload(test.url, { headers });
    await wait(50);
    await expect(sweepPlans(test.service.stores, days(20), AbortSignal.abort())).rejects.toThrow('abort');
    expect(await sweepPlans(test.service.stores, days(20), signal)).toBe(1);
  });
});

describe('what was left behind', () => {
  it('a drawing that nobody works on goes; one that waits or is worked on stays', async () => {
    const { files } = test.service.stores;
    const left = `inputs/${randomUUID()}`;
    await files.put(left, drawing());
    const held = upload(test.url, { headers, file: drawing('hold') });
    await vi.waitUntil(async () => (await files.list('inputs')).length === 2, { timeout: 30_000 });
    expect(await sweepInputs(test.service.stores, signal)).toBe(0);
    expect(await sweepInputs(test.service.stores, signal, Date.now() + HOUR_MS)).toBe(1);
    const [kept, ...more] = await files.list('inputs');
    expect([kept === left, more]).toEqual([false, []]);
    test.processor.release();
    expect((await held).status).toBe(200);
    expect(await files.list('inputs')).toEqual([]);
  });

  it('files without a row go after a day; those of plans, versions and variants stay', async () => {
    const { files } = test.service.stores;
    await wholePlan();
    const before = await list();
    const [plan, picture] = [randomUUID(), randomUUID()];
    const left = [`plans/${plan}/plan.json`, `images/${picture}_layout.jpg`, `images/${picture}/bare.jpg`];
    for (const name of left) await files.put(name, drawing());
    expect(await sweepOrphans(test.service.stores, signal)).toBe(0);
    expect(await sweepOrphans(test.service.stores, signal, Date.now() + 25 * HOUR_MS)).toBe(2);
    expect(await list()).toEqual(before);
  });

  it('of drawings as they were sent nothing stays for ever: a draft without a row, one that has become a plan, half a file', async () => {
    const { files, rows } = test.service.stores;
    const keep = async (forS?: number) => {
      const draftId = randomUUID();
      const seal = { selector: draftId, hash: 'h' };
      if (forS) await rows.mendLinks.keepDraft(draftId, seal, forS);
      await files.put(`drafts/${draftId}/drawing`, drawing());
      return { draftId, seal };
    };
    const { data } = (await upload(test.url, { headers })).body;
    const before = await list();
    const kept = await keep(3 * 24 * 3600);
    await keep();
    const mended = await keep(3600);
    const edition = { id: 'e', imageId: randomUUID(), style: null, light: null };
    await rows.plans.addVersion(data.uniqueId, edition, { seal: mended.seal });
    await files.put(`parts/${randomUUID()}`, drawing());
    expect(await sweepOrphans(test.service.stores, signal)).toBe(0);
    expect(await sweepOrphans(test.service.stores, signal, Date.now() + 25 * HOUR_MS)).toBe(3);
    expect(await list()).toEqual([...before, `drafts/${kept.draftId}/drawing`].sort());
  });

  it('nothing is touched where the rows are those of another installation', async () => {
    const { files, rows } = test.service.stores;
    for (let k = 0; k < 21; k++) await files.put(`plans/${randomUUID()}/plan.json`, drawing());
    const before = await list();
    const sweep = sweepOrphans({ files, rows }, signal, Date.now() + 25 * HOUR_MS);
    await expect(sweep).rejects.toThrow(ForeignRows);
    expect(await list()).toEqual(before);
  });
});

describe('a service that keeps no drawings', () => {
  let own: TestService;
  beforeAll(async () => {
    own = await startTestService({ KEEP_ORIGINAL_DAYS: '0', KEEP_DAYS: '0.000001' });
    // The first sweep is that of the start: it shall be over before there are plans.
    await own.service.sweep();
  });
  afterAll(() => own.end());

  it('has none after an answer, nor of what it refuses, and removes plans by itself', async () => {
    const { body } = await upload(own.url, { headers: await own.newKey() });
    const gallery = own.url + new URL(body.data.galleryUrl).pathname;
    expect((await request(gallery)).status).toBe(200);
    const origin = { Origin: own.url };
    const told = await upload(own.url, { path: '/try', file: drawing('reject:furniture_detected'), headers: origin });
    const { error } = JSON.parse(told.body.trim().split('\n').at(-1));
    expect(error.details).toEqual({ seen: ['furniture_detected'] });
    const kept = await own.stores.listFiles();
    expect(kept.filter((name) => /original|^drafts|^inputs/.test(name))).toEqual([]);
    expect(kept.length).toBeGreaterThan(0);
    await wait(100);
    await own.service.sweep();
    expect(await own.stores.listFiles()).toEqual([]);
    expectProblem(await request(gallery), 404, 'not_found');
    const metrics = (await request(`${own.url}/metrics`)).body;
    expect(metrics).toContain('plenish_swept_total{what="plans"} 1');
    expect(metrics).toMatch(/plenish_sweeps_total\{what="plans",outcome="done"\} [2-9]/);
  });
});

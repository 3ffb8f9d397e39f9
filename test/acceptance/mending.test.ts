import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PlanDocument } from '#core/plan/schema.ts';
import { expectProblem } from './fixtures/expect-problem.ts';
import { drawing } from './fixtures/fake-processor.ts';
import { type Answer, GENERAL, PARTNER, request, sendRaw, type UploadOptions, upload } from './fixtures/send.ts';
import { type Credentials, startTestService, type TestService } from './fixtures/start-test-service.ts';

const APP_URL = 'https://app.example';

let test: TestService;
let headers: Credentials;
beforeAll(async () => {
  test = await startTestService({ TRY_LIMIT: '24', APP_URL });
  headers = await test.newKey();
});
afterAll(() => test.end());

/** What was answered to an upload, and how to go on from there. */
async function uploaded(options: Partial<UploadOptions> = {}) {
  const { data } = (await upload(test.url, { headers, ...options })).body;
  const at = (url: string) => test.url + new URL(url).pathname;
  const gallery = at(data.galleryUrl);
  const read = async (): Promise<PlanDocument> => (await request(`${gallery}/plan.json`)).body;
  return { data, gallery, read, mend: at(data.links.mend), layouts: `${test.url}/api/v2/layouts/${data.uniqueId}` };
}

const post = (url: string, body: unknown, more: Record<string, string> = {}): Promise<Answer> =>
  request(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...more },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

/** The plan with its only room renamed. */
const renamed = (plan: PlanDocument, label: string): PlanDocument => ({
  ...plan,
  plan: { ...plan.plan, rooms: plan.plan.rooms.map((room) => ({ ...room, label })) },
});

describe('a plan that its key puts right', () => {
  it('is answered as the upload was, with a picture of its own, and the same gallery shows it', async () => {
    const { data, gallery, layouts, read } = await uploaded({ path: PARTNER });
    const before = await read();
    const answer = await post(`${layouts}/plan`, renamed(before, 'Guest room'), headers);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ status: 'success', code: 200 });
    const mended = answer.body.data;
    expect([data.version, mended.version]).toEqual([1, 2]);
    expect(Object.keys(mended)).toEqual(Object.keys(data));
    expect(mended.galleryUrl).toBe(data.galleryUrl);
    expect(mended.uniqueId).toBe(data.uniqueId);
    expect(new URL(mended.furnishedImageUrl).origin).toBe(APP_URL);
    expect(mended.furnishedImageUrl).not.toBe(data.furnishedImageUrl);
    for (const { furnishedImageUrl } of [data, mended]) {
      expect((await fetch(test.url + new URL(furnishedImageUrl).pathname)).status).toBe(200);
    }
    expect((await read()).plan.rooms[0]!.label).toBe('Guest room');
    expect((await request(gallery)).body).toContain(new URL(mended.furnishedImageUrl).pathname);
    expect(test.processor.furnished.at(-1)).toEqual({ keepLayout: false, mended: true, before });
  });

  it('is not sent before the sender is told to go on, where it waits for that', async () => {
    const { layouts } = await uploaded();
    const head = (more: Record<string, string>) =>
      [
        `POST ${new URL(layouts).pathname}/plan HTTP/1.1\r\nHost: x\r\nExpect: 100-continue`,
        'Content-Type: application/json\r\nContent-Length: 9',
        ...Object.entries(more).map(([name, value]) => `${name}: ${value}`),
      ]
        .join('\r\n')
        .concat('\r\n\r\n');
    expect(await sendRaw(test.url, head({ ...headers }), 1_000)).toBe('HTTP/1.1 100 Continue\r\n\r\n');
    expect(await sendRaw(test.url, head({}))).toMatch(/^HTTP\/1\.1 401 /);
  });

  it('is asked for anew by who has seen the first version', async () => {
    const { gallery, layouts, read } = await uploaded();
    const first = await fetch(`${gallery}/plan.json`);
    expect(first.headers.get('cache-control')).not.toContain('immutable');
    await post(`${layouts}/plan`, renamed(await read(), 'Guest room'), headers);
    const etag = first.headers.get('etag')!;
    expect((await fetch(`${gallery}/plan.json`, { headers: { 'If-None-Match': etag } })).status).toBe(200);
  });

  it('is furnished as is wished, and what is not known is named', async () => {
    const { layouts, read } = await uploaded();
    const plan = { ...(await read()), style: 'coastal', occupants: 3, density: 'crammed', keepLayout: true };
    const { body } = await post(`${layouts}/plan`, plan, headers);
    expect(test.processor.wishes.at(-2)).toEqual({ style: 'coastal', occupants: 3 });
    expect(test.processor.furnished.at(-1)!.keepLayout).toBe(true);
    expect(body.data.notes).toEqual([expect.stringContaining('"crammed"')]);
    expect(await read()).not.toHaveProperty('style');
  });

  it('has the next version each time, also when two are sent at once', async () => {
    const { layouts, read } = await uploaded();
    const plan = await read();
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((label) => post(`${layouts}/plan`, renamed(plan, label), headers)),
    );
    expect(answers.map(({ body }) => body.data.version).sort()).toEqual([2, 3, 4]);
    const newest = answers.find(({ body }) => body.data.version === 4)!;
    expect((await read()).plan.rooms[0]!.label).toBe(['a', 'b', 'c'][answers.indexOf(newest)]);
  });

  it('keeps style and light until something else is asked for', async () => {
    const { layouts, read } = await uploaded({ fields: { style: 'coastal', light: 'evening' } });
    const plan = await read();
    const wished = async (more: object) => {
      const { status } = await post(`${layouts}/plan`, { ...plan, ...more }, headers);
      // The processor is also asked to read, which is the last that it hears of wishes.
      return [status, test.processor.wishes.at(-2)];
    };
    expect(await wished({})).toEqual([200, { style: 'coastal', light: 'evening' }]);
    expect(await wished({ light: 'day', occupants: 2 })).toEqual([
      200,
      { style: 'coastal', light: 'day', occupants: 2 },
    ]);
    expect(await wished({ style: 'modern' })).toEqual([200, { style: 'modern', light: 'day' }]);
    expect(await wished({})).toEqual([200, { style: 'modern', light: 'day' }]);
  });

  it('is not lost to another that was made of the same version', async () => {
    const { data, layouts, read } = await uploaded();
    const plan = await read();
    const files = await test.stores.listFiles();
    const send = (label: string, basedOn: unknown) =>
      post(`${layouts}/plan`, { ...renamed(plan, label), basedOn }, headers);
    const answers = await Promise.all([send('a', data.version), send('b', data.version)]);
    const [won, lost] = answers.toSorted((one, other) => one.status - other.status);
    expect(won!.body.data.version).toBe(2);
    expectProblem(lost!, 409, 'version_conflict');
    expect(lost!.body.details).toEqual({ basedOn: 1, version: 2 });
    expect(lost!.headers.has('retry-after')).toBe(false);
    expect((await read()).plan.rooms[0]!.label).toBe(['a', 'b'][answers.indexOf(won!)]);
    // Of the one that came too late nothing is kept.
    const grown = (await test.stores.listFiles()).length - files.length;
    const worked = test.processor.started.length;
    expectProblem(await send('c', 1), 409, 'version_conflict');
    // It was told before any work was done.
    expect(test.processor.started.length).toBe(worked);
    expect((await send('d', 2)).body.data.version).toBe(3);
    expect((await test.stores.listFiles()).length - files.length).toBe(2 * grown);
    expect((await send('e', undefined)).body.data.version).toBe(4);
    expectProblem(await send('f', 'newest'), 400, 'invalid_file');
    expect(await read()).not.toHaveProperty('basedOn');
  });

  it('is refused for what is wrong with it, in the order of the uploads', async () => {
    const { layouts, read } = await uploaded();
    const plan = await read();
    const url = `${layouts}/plan`;
    const stranger = await test.newKey();
    expectProblem(await post(url, plan), 401, 'unauthorized');
    expectProblem(await post(url, plan, stranger), 404, 'not_found');
    expectProblem(await post(`${test.url}/api/v2/layouts/${randomUUID()}/plan`, plan, headers), 404, 'not_found');
    expectProblem(await post(`${test.url}/api/v2/layouts/nothing/plan`, plan, headers), 404, 'not_found');
    expectProblem(await post(url, plan, { ...headers, 'Content-Type': 'text/plain' }), 415, 'unsupported_media_type');
    expectProblem(await post(url, ' '.repeat(2 * 1024 * 1024 + 1), headers), 413, 'payload_too_large');
    expectProblem(await post(url, '{', headers), 400, 'invalid_file');
    const wall = { ...plan.plan.walls[0]!, thickness: -1 };
    const wrong = await post(url, { ...plan, plan: { ...plan.plan, walls: [wall] } }, headers);
    expectProblem(wrong, 400, 'invalid_file');
    expect(wrong.body.details.path).toBe('/plan/walls/0/thickness');
    expect((await read()).plan).toEqual(plan.plan);
  });
});

describe('corrections of an upload', () => {
  const send = (corrections: unknown, path = GENERAL) => {
    const text = typeof corrections === 'string' ? corrections : JSON.stringify(corrections);
    return upload(test.url, { path, headers, fields: { corrections: text } });
  };

  it.each([GENERAL, PARTNER])('come to whoever reads the drawing, by %s', async (path) => {
    const corrections = { page: 2, notFurniture: true, scale: { from: [1, 1], to: [99, 1], metres: 3 } };
    expect((await send(corrections, path)).status).toBe(200);
    expect(test.processor.corrections.at(-1)).toEqual(corrections);
  });

  it('are refused with where and why when they cannot be used, before anything is read', async () => {
    const read = test.processor.started.length;
    const answer = await send({ rooms: [{ at: [1, 1], type: 'ballroom' }] });
    expectProblem(answer, 400, 'invalid_file');
    expect(answer.body.details.corrections).toEqual([
      { path: '/rooms/0/type', expected: expect.stringContaining('bedroom'), got: '"ballroom"' },
    ]);
    expectProblem(await send('{'), 400, 'invalid_file');
    expectProblem(await send(' '.repeat(256 * 1024 + 1)), 413, 'payload_too_large');
    expect(test.processor.started.length).toBe(read);
  });
});

describe('the secret address', () => {
  it('is told in the answer only, and opens the plan, its drawing and its mending', async () => {
    const { data, gallery, mend, read } = await uploaded();
    expect(data.links.mend).toMatch(/^https:\/\/app\.example\/mend\/[0-9a-f]{64}$/);
    const secret = mend.split('/').at(-1)!;
    const shown = await Promise.all(['', '/plan.json'].map(async (path) => (await fetch(gallery + path)).text()));
    expect(shown.join('')).not.toContain(secret.slice(16));
    const kept = await test.service.stores.rows.mendLinks.find(secret.slice(0, 16));
    expect(JSON.stringify(kept)).not.toContain(secret.slice(16));

    const plan = await request(`${mend}/plan.json`);
    expect(plan.body).toEqual(await read());
    expect(plan.headers.get('cache-control')).toBe('no-store');
    expect(plan.headers.has('access-control-allow-origin')).toBe(false);
    expect((await fetch(`${mend}/original.jpg`)).headers.get('content-type')).toBe('image/jpeg');
    const answer = await post(`${mend}/plan`, renamed(plan.body, 'Study'));
    expect(answer.body.data).toMatchObject({
      version: 2,
      galleryUrl: data.galleryUrl,
      links: { mend: data.links.mend },
    });
    expect((await request(`${mend}/plan.json`)).body.plan.rooms[0].label).toBe('Study');
    expect((await request(`${mend}/first.json`)).body).toEqual(plan.body);
  });

  it('has a page that no other site may frame, no index has, and no cache keeps', async () => {
    const { data, mend } = await uploaded();
    const page = await request(mend);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toMatch(/^text\/html/);
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(page.headers.get('x-robots-tag')).toBe('noindex');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(page.body).toContain(`${new URL(mend).pathname}/plan.json`);
    expect(page.body).toContain(data.galleryUrl);
  });

  it('is another one for each plan and each answer, and all of a plan work', async () => {
    const [one, two] = [await uploaded(), await uploaded()];
    expect(one.mend).not.toBe(two.mend);
    const { body } = await post(`${one.layouts}/plan`, renamed(await one.read(), 'Den'), headers);
    const later = test.url + new URL(body.data.links.mend).pathname;
    expect(later).not.toBe(one.mend);
    for (const mend of [one.mend, later]) expect((await request(`${mend}/plan.json`)).body).toEqual(await one.read());
  });

  it('opens nothing when any digit is wrong', async () => {
    const { mend } = await uploaded();
    const turned = (at: number) =>
      mend.slice(0, at) + (mend.at(at) === '0' ? '1' : '0') + mend.slice(at + 1 || undefined);
    const places = [mend.length - 64, mend.length - 48, mend.length - 1];
    for (const wrong of [...places.map(turned), mend.slice(0, -1), `${test.url}/mend/nothing`]) {
      expectProblem(await request(wrong), 404, 'not_found');
      expectProblem(await request(`${wrong}/plan.json`), 404, 'not_found');
      expectProblem(await request(`${wrong}/original.jpg`), 404, 'not_found');
    }
    expectProblem(await post(`${turned(mend.length - 1)}/plan`, {}), 404, 'not_found');
  });
});

describe('a drawing that is refused on the try page', () => {
  const sameOrigin = { 'Sec-Fetch-Site': 'same-origin' };
  async function refused(code: string) {
    const { body } = await upload(test.url, { path: '/try', file: drawing(`reject:${code}`), headers: sameOrigin });
    const { error } = JSON.parse(body.trim().split('\n').at(-1));
    return { error, mend: error.details.mendUrl && test.url + new URL(error.details.mendUrl).pathname };
  }

  it('is kept with what was read of it, and becomes a plan when it is put right', async () => {
    const before = await test.stores.listFiles();
    const { error, mend } = await refused('furniture_detected');
    expect(error).toMatchObject({ code: 'furniture_detected', details: { seen: ['furniture_detected'] } });
    const plan = (await request(`${mend}/plan.json`)).body;
    expect(plan.verdict.code).toBe('furniture_detected');
    expect((await fetch(`${mend}/original.jpg`)).status).toBe(200);
    const { data } = (await post(`${mend}/plan`, renamed(plan, 'Den'))).body;
    expect(data).toMatchObject({ version: 1, links: { mend: error.details.mendUrl } });
    expect((await fetch(test.url + new URL(data.links.original).pathname)).status).toBe(200);
    expect((await request(`${mend}/plan.json`)).body.plan.rooms[0].label).toBe('Den');
    const files = (await test.stores.listFiles()).filter((name) => !before.includes(name));
    expect(files.filter((name) => !name.includes(data.uniqueId) && !name.startsWith('images/'))).toEqual([]);
    expect((await post(`${mend}/plan`, renamed(plan, 'Study'))).body.data.version).toBe(2);
  });

  it('is read again with corrections, as often as it takes', async () => {
    const { mend, error } = await refused('multiple_pages');
    expectProblem(await request(`${mend}/plan.json`), 404, 'not_found');
    const { body } = await request(mend);
    expect(body).toContain(`${new URL(mend).pathname}/pages/2`);
    expect(body).not.toContain('/pages/3');
    const pages = await Promise.all([1, 2, 3].map(async (page) => (await fetch(`${mend}/pages/${page}`)).status));
    expect(pages).toEqual([200, 200, 404]);
    const still = await post(`${mend}/corrections`, { page: 2 });
    expectProblem(still, 400, 'multiple_pages');
    expect(still.body.details.mendUrl).toBe(error.details.mendUrl);
    expectProblem(await post(`${mend}/corrections`, { page: 0 }), 400, 'invalid_file');
    const told = (await post(`${mend}/corrections`, { page: 2 }, { Accept: 'application/x-ndjson' })).body.trim();
    const lines = told.split('\n').map((line: string) => JSON.parse(line));
    expect(lines.map((line: { stage?: string }) => line.stage)).toContain('reading');
    expect(lines.at(-1).error).toMatchObject({ code: 'multiple_pages', details: still.body.details });
    const { data } = (await post(`${mend}/corrections`, { page: 2, notFurniture: true })).body;
    expect(data).toMatchObject({ version: 1, links: { mend: error.details.mendUrl } });
    expectProblem(await post(`${mend}/corrections`, { page: 2 }), 404, 'not_found');
    expect((await fetch(`${mend}/plan.json`)).status).toBe(200);
  });

  it('is not kept where nobody can put it right, nor when it came with a key', async () => {
    expect((await refused('timeout')).mend).toBeUndefined();
    const before = (await test.stores.listFiles()).sort();
    const answer = await upload(test.url, { headers, file: drawing('reject:furniture_detected') });
    expect(answer.body.details).toEqual({ seen: ['furniture_detected'] });
    expect((await test.stores.listFiles()).sort()).toEqual(before);
  });
});

describe('a plan that its key takes away', () => {
  const remove = (url: string, credentials: Record<string, string> = headers) =>
    request(url, { method: 'DELETE', headers: credentials });

  it('goes with all versions, pictures and secrets', async () => {
    const before = await test.stores.listFiles();
    const { data, gallery, layouts, mend, read } = await uploaded();
    const mending = await post(`${layouts}/plan`, renamed(await read(), 'Den'), headers);
    const mended = mending.body.data;
    expectProblem(await remove(layouts, await test.newKey()), 404, 'not_found');
    expectProblem(await remove(layouts, {}), 401, 'unauthorized');
    const answer = await remove(layouts);
    expect([answer.status, answer.body]).toEqual([204, '']);
    const budgetLeft = ({ headers }: Answer) => Number(headers.get('x-ratelimit-remaining'));
    expect(budgetLeft(answer)).toBeGreaterThanOrEqual(budgetLeft(mending));
    const gone = [data, mended].map(({ furnishedImageUrl }) => test.url + new URL(furnishedImageUrl).pathname);
    for (const url of [...gone, gallery, `${gallery}/scene.glb`, `${gallery}/original.jpg`, `${mend}/plan.json`]) {
      expectProblem(await request(url), 404, 'not_found');
    }
    expectProblem(await remove(layouts), 404, 'not_found');
    expect((await test.stores.listFiles()).sort()).toEqual(before.sort());
  });
});

// The last one: it spends the budget of all.
describe('secret addresses', () => {
  it('are for so many plans of one address a minute', async () => {
    const { mend } = await uploaded();
    let answer: Answer;
    let sent = 0;
    do answer = await post(`${mend}/plan`, {});
    while (answer.status === 400 && ++sent < 40);
    expectProblem(answer, 429, 'rate_limited');
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
  });
});

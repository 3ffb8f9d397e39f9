import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PlanDocument } from '#core/plan/schema.ts';
import { expectProblem } from './fixtures/expect-problem.ts';
import { type Answer, request, upload } from './fixtures/send.ts';
import { type Credentials, startTestService, type TestService } from './fixtures/start-test-service.ts';

let test: TestService;
let headers: Credentials;
let gallery: string;
let plan: PlanDocument;
beforeAll(async () => {
  test = await startTestService({ TRY_LIMIT: '100' });
  headers = await test.newKey();
});
afterAll(() => test.end());

const at = (url: string) => test.url + new URL(url).pathname + new URL(url).search;
async function newGallery(fields: Record<string, string> = {}) {
  const { data } = (await upload(test.url, { headers, fields })).body;
  gallery = at(data.galleryUrl);
  plan = (await request(`${gallery}/plan.json`)).body;
  return data;
}
const vary = (body: unknown, more: Record<string, string> = {}): Promise<Answer> =>
  request(`${gallery}/variants`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...more },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

describe('a variant of a gallery', () => {
  it('has a picture and a scene of its own and leaves the plan as it is', async () => {
    const { furnishedImageUrl } = await newGallery();
    const { status, body } = await vary({ style: 'coastal' });
    expect(status).toBe(200);
    expect(body.variant).toMatch(/^[0-9a-f]{12}$/);
    expect(test.processor.wishes.at(-2)).toEqual({ style: 'coastal' });
    expect(test.processor.furnished.at(-1)).toEqual({ keepLayout: true, mended: false });
    for (const url of [body.pictureUrl, body.sceneUrl, body.planUrl]) expect((await fetch(at(url))).status).toBe(200);
    expect(body.pictureUrl).not.toContain(new URL(furnishedImageUrl).pathname);
    const path = (url: string) => new URL(url).pathname;
    const page = (await request(`${gallery}?variant=${body.variant}`)).body;
    expect(page).toContain(path(body.pictureUrl));
    for (const file of ['layout.jpg', 'plan.pdf', 'scene.glb'])
      expect(page).toContain(`/${file}?variant=${body.variant}&amp;download`);
    for (const query of ['', '?variant=000000000000', '?variant=nothing', '?variant=%00']) {
      const original = (await request(gallery + query)).body;
      expect(original).toContain(path(furnishedImageUrl));
      expect(original).not.toContain('?variant=');
    }
  });

  it('is drawn once, however often it is asked for, and also at once', async () => {
    await newGallery();
    const before = test.processor.furnished.length;
    const first = await vary({ style: 'modern' });
    expect((await vary({ style: 'modern' })).body).toEqual(first.body);
    expect(test.processor.furnished.length).toBe(before + 1);
    const both = await Promise.all([1, 2].map(() => vary({ style: 'classic' })));
    expect(both[0]!.body).toEqual(both[1]!.body);
    expect((await fetch(at(both[0]!.body.pictureUrl))).status).toBe(200);
  });

  it('is shown by evening light, which is another picture', async () => {
    await newGallery({ style: 'modern' });
    const [day, evening] = [await vary({}), await vary({ light: 'evening' })];
    expect(test.processor.wishes).toContainEqual({ style: 'modern', light: 'evening' });
    expect(evening.body.variant).not.toBe(day.body.variant);
    // The page of each opens by the light that its picture has.
    const lights = [day, evening].map(async ({ body }) => {
      const page = (await request(`${gallery}?variant=${body.variant}`)).body;
      return /"light":"(\w+)"/.exec(page)?.[1];
    });
    expect(await Promise.all(lights)).toEqual([undefined, 'evening']);
    expect((await vary({ light: 'day' })).body).toEqual(day.body);
    expect((await vary({ light: 'noon' })).status).toBe(400);
  });

  it('has pieces where somebody wants them, in the style of the plan', async () => {
    await newGallery({ style: 'industrial' });
    const items = plan.layout!.items.map((item) => ({ ...item, at: [1, 1] }));
    const { body } = await vary({ layout: { room: 'r1', items } });
    expect((await request(at(body.planUrl))).body.layout.items).toEqual(items);
    expect(test.processor.wishes.at(-2)).toEqual({ style: 'industrial' });
    expect((await vary({ layout: { items } })).body.variant).toBe(body.variant);
    expect((await vary({ layout: { items: [] } })).body.variant).not.toBe(body.variant);
  });

  it('may be asked for from a sandboxed frame, which has no origin', async () => {
    await newGallery();
    const asked = await fetch(`${gallery}/variants`, { method: 'OPTIONS', headers: { Origin: 'null' } });
    expect([asked.status, asked.headers.get('Access-Control-Allow-Origin')]).toEqual([204, '*']);
    expect(asked.headers.get('Access-Control-Allow-Headers')).toBe('Content-Type');
    const refused = await fetch(`${gallery}/variants`, { method: 'POST', headers: { Origin: 'null' }, body: '{}' });
    expect(refused.headers.get('Access-Control-Allow-Origin')).toBe('*');
  });

  it('is refused where its form is wrong', async () => {
    expectProblem(await vary('{'), 400, 'invalid_file');
    const wrong = await vary({ style: 'baroque' });
    expectProblem(wrong, 400, 'invalid_file');
    expect(wrong.body.details.path).toBe('/style');
    expectProblem(await vary({ layout: { items: [{ id: 'i1' }] } }), 400, 'invalid_file');
    expectProblem(await vary(' '.repeat(256 * 1024 + 1)), 413, 'payload_too_large');
    expectProblem(await vary({}, { 'Content-Type': 'text/plain' }), 415, 'unsupported_media_type');
    const nowhere = await request(`${test.url}/floor-gallery/${'0'.repeat(24)}/variants`, { method: 'POST' });
    expectProblem(nowhere, 404, 'not_found');
  });

  it('makes room for newer ones, and goes with its plan', async () => {
    const before = await test.stores.listFiles();
    const { uniqueId } = await newGallery();
    const moved = (k: number) => plan.layout!.items.map((item) => ({ ...item, at: [1, 1 + k / 100] }));
    const answers: Answer[] = [];
    for (let k = 0; k < 51; k++) answers.push(await vary({ layout: { items: moved(k) } }));
    const alive = await Promise.all(answers.map(async ({ body }) => (await fetch(at(body.pictureUrl))).status));
    expect(alive).toEqual([404, ...Array.from({ length: 50 }, () => 200)]);
    await request(`${test.url}/api/v2/layouts/${uniqueId}`, { method: 'DELETE', headers });
    expect((await test.stores.listFiles()).sort()).toEqual(before.sort());
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectProblem } from './fixtures/expect-problem.ts';
import { drawing } from './fixtures/fake-processor.ts';
import { GENERAL, PARTNER, request, sendRaw, upload } from './fixtures/send.ts';
import { type Credentials, startTestService, type TestService } from './fixtures/start-test-service.ts';

let test: TestService;
let headers: Credentials;
let picture: string;
let gallery: string;
beforeAll(async () => {
  test = await startTestService({ TRY_LIMIT: '4', METRICS_PORT: '0' });
  headers = await test.newKey();
  const { body } = await upload(test.url, { headers });
  picture = test.url + new URL(body.data.furnishedImageUrl).pathname;
  gallery = test.url + new URL(body.data.galleryUrl).pathname;
});
afterAll(() => test.end());

describe('the furnished picture', () => {
  it('needs no credentials, may be cached for ever and shown by any site', async () => {
    const answer = await fetch(picture);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
    expect(answer.headers.get('content-length')).toBe(String(bytes.length));
  });

  it('answers HEAD with the headers of GET and no body', async () => {
    const [get, head] = [await fetch(picture), await fetch(picture, { method: 'HEAD' })];
    for (const name of ['content-length', 'content-type', 'etag', 'cache-control']) {
      expect(head.headers.get(name)).toBe(get.headers.get(name));
    }
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
  });

  it('answers 304 to who has it', async () => {
    const etag = (await fetch(picture)).headers.get('etag')!;
    expect(etag).toMatch(/^"[^"]+"$/);
    for (const value of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const answer = await fetch(picture, { headers: { 'If-None-Match': value } });
      expect(answer.status).toBe(304);
      expect(answer.headers.get('etag')).toBe(etag);
      expect(await answer.text()).toBe('');
    }
    expect((await fetch(picture, { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
  });

  it('answers a range', async () => {
    const whole = new Uint8Array(await (await fetch(picture)).arrayBuffer());
    const part = await fetch(picture, { headers: { Range: 'bytes=2-5' } });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 2-5/${whole.length}`);
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(whole.slice(2, 6));
    const beyond = await fetch(picture, { headers: { Range: `bytes=${whole.length}-` } });
    expect(beyond.status).toBe(416);
  });

  it('is the only thing under its path', async () => {
    const folder = `${test.url}/api/v2/g/s3-image/`;
    const names = [
      '',
      'x',
      `${randomUUID()}_layout.jpg`,
      `${randomUUID()}_layout.png`,
      '..%2f..%2fkeys',
      'a/b',
      '%00',
      '%',
      '%zz',
      'x'.repeat(5000),
    ];
    for (const name of names) expectProblem(await request(folder + name), 404, 'not_found');
    const raw = await sendRaw(test.url, 'GET /api/v2/g/s3-image/../../../../../etc/passwd HTTP/1.1\r\nHost: x\r\n\r\n');
    expect(raw).toMatch(/^HTTP\/1\.1 404 [\s\S]*"code":"not_found"/);
  });
});

describe('the gallery', () => {
  it('is a page that any site may frame', async () => {
    const page = await request(gallery);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toMatch(/^text\/html/);
    expect(page.headers.get('content-security-policy')).toContain('frame-ancestors *');
    expect(page.headers.has('x-frame-options')).toBe(false);
    expect(page.headers.get('x-robots-tag')).toBe('noindex');
    expect(page.body).toContain(new URL(picture).pathname);
    for (const [, asset] of page.body.matchAll(/(?:src|href)="(\/floor-gallery\/assets\/[^"]+)"/g)) {
      const got = await fetch(test.url + asset);
      expect(got.status).toBe(200);
      expect(got.headers.get('cache-control')).toContain('immutable');
    }
  });

  it('offers the plan, the scene and the drawing', async () => {
    const plan = await request(`${gallery}/plan.json`);
    expect(plan.body).toMatchObject({ version: 1, plan: { rooms: [{ area: 12.4 }] } });
    expect(plan.headers.get('access-control-allow-origin')).toBe('*');
    expect((await fetch(`${gallery}/scene.glb`)).headers.get('content-type')).toBe('model/gltf-binary');
    expect((await fetch(`${gallery}/original.jpg`)).headers.get('content-type')).toBe('image/jpeg');
  });

  it('answers 304 to who has its page, in each language', async () => {
    const get = (lang: string, etag = '') =>
      fetch(gallery, { headers: { 'Accept-Language': lang, 'If-None-Match': etag, 'Accept-Encoding': 'gzip' } });
    const [english, german] = await Promise.all(['en', 'de'].map(async (lang) => (await get(lang)).headers));
    expect(english!.get('vary')).toContain('Accept-Language');
    expect(english!.get('etag')).not.toBe(german!.get('etag'));
    expect((await get('en', english!.get('etag')!)).status).toBe(304);
    expect((await get('de', english!.get('etag')!)).status).toBe(200);
  });

  it('answers 404 for one that does not exist: JSON for programs, a page for people', async () => {
    for (const id of ['0'.repeat(24), 'nope', '..%2f']) {
      expectProblem(await request(`${test.url}/floor-gallery/${id}`), 404, 'not_found');
    }
    expectProblem(await request(`${test.url}/floor-gallery/${'0'.repeat(24)}/plan.json`), 404, 'not_found');
    const page = await request(`${test.url}/floor-gallery/${'0'.repeat(24)}`, { headers: { Accept: 'text/html' } });
    expect(page.status).toBe(404);
    expect(page.headers.get('content-type')).toMatch(/^text\/html/);
  });
});

describe('every answer', () => {
  it('echoes a well-formed X-Request-Id', async () => {
    const id = 'Az09._:-'.repeat(16);
    const paths = ['/healthz', '/nowhere', GENERAL, new URL(picture).pathname, '/openapi.json'];
    for (const path of paths) {
      expect((await request(test.url + path, { headers: { 'X-Request-Id': id } })).headers.get('x-request-id')).toBe(
        id,
      );
    }
    expect((await upload(test.url, { headers: { ...headers, 'X-Request-Id': id } })).headers.get('x-request-id')).toBe(
      id,
    );
    const refused = await upload(test.url, { headers: { 'X-Request-Id': id } });
    expect(refused.body.requestId).toBe(id);
  });

  it('has an id of its own without one, or with one that is not', async () => {
    const seen = new Set<string>();
    for (const sent of [undefined, 'a'.repeat(129), 'a b', 'é', '', 'a/b']) {
      const answer = await request(`${test.url}/healthz`, {
        headers: sent === undefined ? {} : { 'X-Request-Id': sent },
      });
      const id = answer.headers.get('x-request-id')!;
      expect(id).toMatch(/^[A-Za-z0-9._:-]{8,128}$/);
      seen.add(id);
    }
    expect(seen.size).toBe(6);
  });

  it('may not be framed by other sites, gallery apart', async () => {
    for (const path of ['/', '/docs/static/index.html', '/healthz', '/nowhere']) {
      const { headers } = await fetch(test.url + path);
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('x-frame-options')).toBe('DENY');
    }
  });

  it('that is a page runs scripts of this host only, and none that stands in it', async () => {
    for (const page of [gallery, `${test.url}/`, `${test.url}/docs`, `${gallery}x`]) {
      const { headers } = await fetch(page, { headers: { Accept: 'text/html' } });
      const policy = headers.get('content-security-policy')!;
      expect(policy).toMatch(/^default-src 'none';/);
      const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? "'self'";
      expect(scripts.replace("'wasm-unsafe-eval'", '').trim()).toBe("'self'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it('is JSON for what is no address of ours', async () => {
    for (const path of [
      '/nowhere',
      '/api/v2/ai',
      '/api/v2/ai/process/x',
      '/%zz',
      '/floor-gallery/assets/none.js',
      '//x',
    ]) {
      const answer = await request(test.url + path);
      expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
      expect(answer.body).toMatchObject({ status: 'error', requestId: answer.headers.get('x-request-id') });
      expect([400, 404]).toContain(answer.status);
    }
  });

  it('is 405 with Allow for a method that an address does not know', async () => {
    for (const path of [GENERAL, PARTNER, '/try']) {
      const answer = await request(test.url + path);
      expectProblem(answer, 405, 'method_not_allowed');
      expect(answer.headers.get('allow')).toBe('POST');
    }
    const answer = await request(picture, { method: 'DELETE' });
    expectProblem(answer, 405, 'method_not_allowed');
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
  });

  it('is JSON even for what is no HTTP or has headers that are too large', async () => {
    expect(await sendRaw(test.url, 'nonsense\r\n\r\n')).toMatch(
      /^HTTP\/1\.1 400 [\s\S]*X-Request-Id: [\s\S]*"code":"bad_request"/,
    );
    const large = `GET / HTTP/1.1\r\nHost: x\r\nX-Big: ${'x'.repeat(40_000)}\r\n\r\n`;
    expect(await sendRaw(test.url, large)).toMatch(/^HTTP\/1\.1 431 [\s\S]*"code":"headers_too_large"/);
  });
});

describe('for operators', () => {
  it('is alive and ready', async () => {
    expect((await request(`${test.url}/healthz`)).body).toEqual({ status: 'alive' });
    expect((await request(`${test.url}/readyz`)).body).toEqual({ status: 'ready', missing: [] });
  });

  it('counts answers by their code, on a port of its own', async () => {
    expectProblem(await request(`${test.url}/metrics`), 404, 'not_found');
    await upload(test.url, { headers, file: drawing('reject:furniture_detected') });
    const { body } = await request(test.service.metricsUrl!);
    expect(body).toMatch(
      /plenish_answers_total\{method="POST",route="\/api\/v2\/ai\/process",status="400",code="furniture_detected"\} 1/,
    );
    expect(body).toContain('plenish_uploads_waiting 0');
    expect(body).toContain('plenish_oldest_waiting_seconds 0');
    expect(body).toContain('plenish_places 2');
    expect(body).toContain('plenish_plans_total{kind="drawing",code="furniture_detected"} 1');
    expect(body).toContain(`plenish_key_answers_total{key="${headers['X-API-Key']}",outcome="refused"} 1`);
  });

  it('tells how long each part of the work on a plan took', async () => {
    const before = (await request(test.service.metricsUrl!)).body;
    const { body } = await upload(test.url, { headers });
    expect(body.data.summary.timings).toEqual({ walls: 3, furnish: 2, draw: 1, store: expect.any(Number) });
    const after = (await request(test.service.metricsUrl!)).body;
    const count = (page: string) => Number(/plenish_stage_seconds_count\{stage="walls"\} (\d+)/.exec(page)?.[1] ?? 0);
    expect(count(after)).toBe(count(before) + 1);
  });

  it('counts stages that failed and were left out of a plan, which is served all the same', async () => {
    expect((await upload(test.url, { headers, file: drawing('fault:stairs') })).status).toBe(200);
    const { body } = await request(test.service.metricsUrl!);
    expect(body).toContain('plenish_stages_left_out_total{stage="stairs"} 1');
  });
});

describe('the documentation', () => {
  it('is OpenAPI 3.1 with both uploads and every status of the table', async () => {
    const { body } = await request(`${test.url}/openapi.json`);
    expect(body.openapi).toBe('3.1.0');
    for (const path of [GENERAL, PARTNER]) {
      const { requestBody, responses, parameters, security } = body.paths[path].post;
      const form = requestBody.content['multipart/form-data'].schema;
      expect(form.required).toEqual(['image']);
      expect(form.properties.image).toMatchObject({ type: 'string', format: 'binary' });
      expect(form.properties.additionalData.type).toBe('string');
      expect(form.properties.style.description).toContain('scandinavian, modern, classic, industrial or coastal');
      const statuses = [200, 202, 400, 401, 403, 408, 409, 413, 415, 422, 429, 500, 503];
      expect(Object.keys(responses).map(Number)).toEqual(statuses);
      expect(parameters.map((p: { name: string }) => p.name)).toEqual(['x-request-id', 'idempotency-key', 'prefer']);
      expect(security).toEqual([{ key: [], secret: [] }]);
    }
    const listed = Object.keys(body.paths);
    expect(listed).toEqual(
      expect.arrayContaining(['/floor-gallery/{id}', '/api/v2/g/s3-image/{file}', '/healthz', '/readyz']),
    );
  });

  it('can be read on a page', async () => {
    const page = await request(`${test.url}/docs`);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toMatch(/^text\/html/);
    // Also where there is no TLS, and without asking anybody else.
    expect(page.headers.get('content-security-policy')).not.toMatch(/upgrade-insecure|https:|swagger\.io/);
  });
});

describe('the try page', () => {
  const sendTry = (order: string, more: Record<string, string>, size = 0) =>
    upload(test.url, { path: '/try', file: drawing(order, size), headers: more });
  const sameOrigin = { 'Sec-Fetch-Site': 'same-origin' };

  it('is a page', async () => {
    const page = await request(`${test.url}/`);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toMatch(/^text\/html/);
    const shown = new Set(String(page.body).match(/\/showcase\/[\w.-]+/g));
    expect(shown.size).toBeGreaterThan(6);
    for (const path of shown) expect([path, (await request(test.url + path)).status]).toEqual([path, 200]);
    expectProblem(await request(`${test.url}/showcase/before-after.json`), 404, 'not_found');
  });

  it('hears of every stage and what it found, then of the result or the reason', async () => {
    const good = await sendTry('succeed', sameOrigin);
    expect(good.headers.get('content-type')).toBe('application/x-ndjson');
    const lines = good.body
      .trim()
      .split('\n')
      .map((line: string) => JSON.parse(line));
    expect(lines[0]).toHaveProperty('expected');
    expect(lines.filter((line: object) => 'found' in line)).toEqual([
      { stage: 'drawing', found: { furniture: 'M0,0L9,0L9,9Z' } },
    ]);
    expect(lines.slice(1, -1).map((line: { stage: string }) => line.stage)).toEqual([
      ...['queued', 'decoding', 'reading', 'furnishing', 'drawing', 'storing'],
    ]);
    expect(lines.at(-1).result.galleryUrl).toContain('/floor-gallery/');
    const bad = await sendTry('reject:dimensions_missing', { Origin: test.url });
    expect(JSON.parse(bad.body.trim().split('\n').at(-1)).error).toMatchObject({
      code: 'dimensions_missing',
      statusCode: 400,
    });
  });

  it('is for pages of this host only, and few times', async () => {
    expectProblem(await sendTry('succeed', {}), 403, 'forbidden');
    expectProblem(await sendTry('succeed', { 'Sec-Fetch-Site': 'cross-site' }), 403, 'forbidden');
    expectProblem(await sendTry('succeed', { Origin: 'https://elsewhere.example' }), 403, 'forbidden');
    expectProblem(await sendTry('succeed', sameOrigin, 11 * 1024 * 1024), 413, 'payload_too_large');
    await sendTry('succeed', sameOrigin);
    const refused = await sendTry('succeed', sameOrigin);
    expectProblem(refused, 429, 'rate_limited');
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
  });
});

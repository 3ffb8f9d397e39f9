import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectProblem } from './fixtures/expect-problem.ts';
import { drawing } from './fixtures/fake-processor.ts';
import { GENERAL, PARTNER, rawForm, request, sendRaw, upload } from './fixtures/send.ts';
import { type Credentials, startTestService, type TestService } from './fixtures/start-test-service.ts';

let test: TestService;
let both: Credentials;
beforeAll(async () => {
  test = await startTestService({ API_URL: 'https://api.example', APP_URL: 'https://app.example/' });
  both = await test.newKey();
});
afterAll(() => test.end());

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
describe('a successful upload', () => {
  it('answers as the contract says at the general endpoint', async () => {
    const { status, body } = await upload(test.url, { headers: both });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'success', code: 200 });
    const { uniqueId, galleryUrl, furnishedImageUrl } = body.data;
    expect(uniqueId).toMatch(new RegExp(`^${UUID}$`));
    expect(galleryUrl).toMatch(/^https:\/\/app\.example\/floor-gallery\/[0-9a-f]{24}$/);
    expect(furnishedImageUrl).toMatch(new RegExp(`^https://api\\.example/api/v2/g/s3-image/${UUID}_layout\\.jpg$`));
    expect(furnishedImageUrl).not.toContain(uniqueId);
    expect(body.data).not.toHaveProperty('additionalData');
  });

  it('puts the application host into every URL of the partner flow', async () => {
    const { body } = await upload(test.url, { path: PARTNER, headers: both });
    expect(body.data.furnishedImageUrl).toMatch(
      new RegExp(`^https://app\\.example/api/v2/g/s3-image/${UUID}_layout\\.jpg$`),
    );
    expect(body.data.galleryUrl).toMatch(/^https:\/\/app\.example\/floor-gallery\//);
  });

  it('has everything ready to be fetched', async () => {
    const { body } = await upload(test.url, { headers: both });
    for (const url of [body.data.galleryUrl, body.data.furnishedImageUrl, ...Object.values<string>(body.data.links)]) {
      expect((await request(test.url + new URL(url).pathname)).status).toBe(200);
    }
  });

  it.each([
    ['JSON with odd spaces', ' { "a" : 1.0,\t"b":"\\u00e9" }\r\n '],
    ['every script', 'Grundriß 平面図 תוכנית 🏠\u0000\ufeffé'],
    ['a mark at its beginning', '\ufeffx'],
    ['nothing', ''],
    ['16 KiB', 'é'.repeat(8 * 1024)],
  ])('gives additionalData back byte for byte: %s', async (_, additionalData) => {
    const form = rawForm([
      ['Content-Disposition: form-data; name="additionalData"', additionalData],
      ['Content-Disposition: form-data; name="image"; filename="a.png"\r\nContent-Type: image/png', drawing()],
    ]);
    const { body } = await request(test.url + GENERAL, {
      method: 'POST',
      body: form.body,
      headers: { ...form.headers, ...both },
    });
    expect(body.data.additionalData).toBe(additionalData);
  });

  it('does not parse additionalData that is declared as JSON', async () => {
    const sent = '{"a":1,  "a":2, "n":1e400}';
    const form = rawForm([
      ['Content-Disposition: form-data; name="additionalData"\r\nContent-Type: application/json', sent],
      ['Content-Disposition: form-data; name="image"; filename="a.png"', drawing()],
    ]);
    const { body } = await request(test.url + GENERAL, {
      method: 'POST',
      body: form.body,
      headers: { ...form.headers, ...both },
    });
    expect(body.data.additionalData).toBe(sent);
  });

  it.each(['plan.txt', 'plan.gif', 'plan', 'plan.png.exe'])(
    'serves what is a PNG whatever it is called: %s',
    async (fileName) => {
      expect((await upload(test.url, { headers: both, fileName, type: 'text/plain' })).status).toBe(200);
    },
  );

  it.each([GENERAL, PARTNER])('has the wishes of its fields heeded at %s', async (path) => {
    const fields = { style: 'coastal', occupants: '5', accessible: 'true', density: 'calm' };
    const { body } = await upload(test.url, { path, headers: both, fields });
    expect(test.processor.wishes.at(-1)).toEqual({ style: 'coastal', occupants: 5, accessible: true, density: 'calm' });
    expect(body.data).not.toHaveProperty('notes');
  });

  it('names a wish that is not known, heeds the others, and says nothing where none is sent', async () => {
    const fields = { style: 'baroque', occupants: '13', density: 'full', colour: 'red' };
    const { status, body } = await upload(test.url, { headers: both, fields });
    expect(status).toBe(200);
    expect(test.processor.wishes.at(-1)).toEqual({ density: 'full' });
    expect(body.data.notes).toEqual([expect.stringContaining('"baroque"'), expect.stringContaining('"13"')]);
    const plain = await upload(test.url, { headers: both });
    expect(test.processor.wishes.at(-1)).toEqual({});
    expect(plain.body.data).not.toHaveProperty('notes');
  });

  it('takes a file of exactly 10 MB', async () => {
    expect((await upload(test.url, { headers: both, file: drawing('succeed', 10 * 1024 * 1024) })).status).toBe(200);
  });
});

describe('the error table', () => {
  it('401 is the same for a missing header, an unknown key, a wrong secret and a revoked key', async () => {
    const revoked = await test.newKey();
    await test.service.stores.keys.revoke(revoked['X-API-Key']);
    const wrong: Record<string, string>[] = [
      {},
      { 'X-API-Key': both['X-API-Key'] },
      { 'X-API-Secret': both['X-API-Secret'] },
      { ...both, 'X-API-Key': 'plk_000000000000000000000000' },
      { ...both, 'X-API-Secret': `${both['X-API-Secret']}x` },
      { ...both, 'X-API-Secret': '' },
      revoked,
    ];
    const bodies = new Set<string>();
    for (const headers of wrong) {
      const answer = await upload(test.url, { headers: { ...headers, 'X-Request-Id': 'same' } });
      expectProblem(answer, 401, 'unauthorized');
      expect(answer.headers.has('ratelimit')).toBe(false);
      bodies.add(JSON.stringify(answer.body));
    }
    expect(bodies.size).toBe(1);
  });

  it('401 is answered before a byte of the body is there', async () => {
    const head = `POST ${GENERAL} HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 5000000\r\n\r\n`;
    expect(await sendRaw(test.url, head)).toMatch(/^HTTP\/1\.1 401 [\s\S]*"code":"unauthorized"/);
  });

  it('403 for a key without the scope, with its budget but nothing taken from it', async () => {
    const general = await test.newKey('general');
    const partner = await test.newKey('partner');
    const answers = [
      await upload(test.url, { path: PARTNER, headers: general }),
      await upload(test.url, { path: GENERAL, headers: partner }),
    ];
    for (const answer of answers) {
      expectProblem(answer, 403, 'forbidden');
      expect(answer.headers.get('ratelimit')).toMatch(/^"default";r=1000;t=\d+$/);
    }
    expect((await upload(test.url, { path: GENERAL, headers: general })).status).toBe(200);
    expect((await upload(test.url, { path: PARTNER, headers: partner })).status).toBe(200);
  });

  it('415 for a body that is no form', async () => {
    const types: Record<string, string>[] = [
      { 'Content-Type': 'application/json' },
      { 'Content-Type': 'image/png' },
      {},
    ];
    for (const headers of types) {
      const answer = await request(test.url + GENERAL, {
        method: 'POST',
        headers: { ...both, ...headers },
        body: new Uint8Array(4),
      });
      expectProblem(answer, 415, 'unsupported_media_type');
    }
    expectProblem(await request(test.url + GENERAL, { method: 'POST', headers: both }), 415, 'unsupported_media_type');
  });

  const ascii = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));
  it.each([
    ['GIF', 'GIF89a......'],
    ['WebP', 'RIFF\x10\0\0\0WEBPVP8 '],
    ['TIFF', 'II*\0\x08\0\0\0'],
    ['BMP', 'BM\x46\0\0\0\0\0\0\0\x36\0\0\0'],
    ['HEIC', '\0\0\0\x18ftypheic\0\0\0\0'],
    ['AVIF', '\0\0\0\x18ftypavif\0\0\0\0'],
    ['SVG', '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['Photoshop', '8BPS\0\x01'],
    ['ZIP or Office document', 'PK\x03\x04\x14\0'],
    ['DWG', 'AC1032\0\0\0\0'],
  ])('415 for a known type that is not served, even called a PNG: %s', async (name, bytes) => {
    const answer = await upload(test.url, { headers: both, file: ascii(bytes) });
    expectProblem(answer, 415, 'unsupported_media_type');
    expect(answer.body.details.found).toBe(name);
  });

  it.each([
    ['plan.txt', 'text/plain', 415],
    ['plan.txt', 'application/octet-stream', 415],
    ['plan', 'text/plain', 415],
    ['plan.docx', 'image/png', 415],
    ['plan.png', 'image/png', 400],
    ['plan.jpg', 'application/octet-stream', 400],
    ['plan.PDF', 'application/pdf', 400],
    ['plan', 'application/octet-stream', 400],
  ])('bytes of no known type called %s, %s: %i', async (fileName, type, status) => {
    const answer = await upload(test.url, { headers: both, file: ascii('no known type at all'), fileName, type });
    expectProblem(answer, status, status === 415 ? 'unsupported_media_type' : 'invalid_file');
  });

  it('400 for bytes of no known type that declare nothing at all', async () => {
    const form = rawForm([['Content-Disposition: form-data; name="image"; filename="plan"', 'what is this']]);
    const answer = await request(test.url + GENERAL, {
      method: 'POST',
      body: form.body,
      headers: { ...form.headers, ...both },
    });
    expectProblem(answer, 400, 'invalid_file');
  });

  it('413 while streaming, by Content-Length, and for additionalData', async () => {
    expectProblem(
      await upload(test.url, { headers: both, file: drawing('x', 10 * 1024 * 1024 + 1) }),
      413,
      'payload_too_large',
    );
    expectProblem(
      await upload(test.url, { headers: both, file: drawing('x', 14 * 1024 * 1024) }),
      413,
      'payload_too_large',
    );
    const endless = new ReadableStream({
      start: (controller) => {
        const { body } = rawForm([['Content-Disposition: form-data; name="image"; filename="a.png"', drawing()]], 'b');
        controller.enqueue(body.subarray(0, -8));
        for (let i = 0; i < 12; i++) controller.enqueue(new Uint8Array(1024 * 1024));
        controller.close();
      },
    });
    const init = {
      method: 'POST',
      body: endless,
      duplex: 'half',
      headers: { ...both, 'Content-Type': 'multipart/form-data; boundary=b' },
    };
    expectProblem(await request(test.url + GENERAL, init as RequestInit), 413, 'payload_too_large');
    expectProblem(
      await upload(test.url, { headers: both, additionalData: 'x'.repeat(16 * 1024 + 1) }),
      413,
      'payload_too_large',
    );
  });

  it('413 by Content-Length does not wait for a byte of the body', async () => {
    const head = `POST ${GENERAL} HTTP/1.1\r\nHost: x\r\nX-API-Key: ${both['X-API-Key']}\r\nX-API-Secret: ${both['X-API-Secret']}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 50000000\r\n\r\n`;
    expect(await sendRaw(test.url, head)).toMatch(/^HTTP\/1\.1 413 [\s\S]*"code":"payload_too_large"/);
    const noForm = head.replace('multipart/form-data; boundary=b', 'image/png');
    expect(await sendRaw(test.url, noForm)).toMatch(/^HTTP\/1\.1 415 /);
  });

  it('415 wins over 413: a type that is not served is named first, where its bytes come before what is too large', async () => {
    const file = Uint8Array.from(Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(10 * 1024 * 1024)]));
    expectProblem(await upload(test.url, { headers: both, file }), 415, 'unsupported_media_type');
    const answer = await upload(test.url, { headers: both, file: ascii('GIF89a'), additionalData: 'x'.repeat(20_000) });
    expectProblem(answer, 415, 'unsupported_media_type');
  });

  it('413 wins over 400: two files of which one is too large', async () => {
    const form = rawForm([
      ['Content-Disposition: form-data; name="image"; filename="a.png"', drawing()],
      ['Content-Disposition: form-data; name="image"; filename="b.png"', drawing('x', 10 * 1024 * 1024 + 1)],
    ]);
    const answer = await request(test.url + GENERAL, {
      method: 'POST',
      body: form.body,
      headers: { ...form.headers, ...both },
    });
    expectProblem(answer, 413, 'payload_too_large');
  });

  const disposition = (name: string, file = true) =>
    `Content-Disposition: form-data; name="${name}"${file ? '; filename="p.png"' : ''}`;
  it.each<[string, [string, string | Uint8Array][]]>([
    ['no file', []],
    ['the file in another field', [[disposition('file'), drawing()]]],
    ['a text instead of a file', [[disposition('image', false), 'hello']]],
    ['an empty file', [[disposition('image'), '']]],
    [
      'two files',
      [
        [disposition('image'), drawing()],
        [disposition('image'), drawing()],
      ],
    ],
    [
      'a second file in another field',
      [
        [disposition('image'), drawing()],
        [disposition('other'), drawing()],
      ],
    ],
    [
      'additionalData that is no text',
      [
        [disposition('image'), drawing()],
        [disposition('additionalData', false), Uint8Array.from([0xff, 0xfe])],
      ],
    ],
  ])('400 invalid_file: %s', async (_, parts) => {
    const form = rawForm(parts);
    const answer = await request(test.url + GENERAL, {
      method: 'POST',
      body: form.body,
      headers: { ...form.headers, ...both },
    });
    expectProblem(answer, 400, 'invalid_file');
  });

  it('400 invalid_file: a form that breaks off, has no boundary or is none', async () => {
    const { body, headers } = rawForm([[disposition('image'), drawing()]]);
    const forms: [Uint8Array<ArrayBuffer>, Record<string, string>][] = [
      [body.subarray(0, -20), headers],
      [ascii('this is no form'), headers],
      [body, { 'Content-Type': 'multipart/form-data' }],
    ];
    for (const [broken, type] of forms) {
      const answer = await request(test.url + GENERAL, { method: 'POST', body: broken, headers: { ...type, ...both } });
      expectProblem(answer, 400, 'invalid_file');
    }
  });

  const hostile = join(import.meta.dirname, '../../../shared/hostile/boundary-substring.http');
  it.skipIf(!existsSync(hostile))('400 invalid_file at once for a recorded form that has hung parsers', async () => {
    const recorded = await readFile(hostile, 'latin1');
    const credentials = `X-API-Key: ${both['X-API-Key']}\r\nX-API-Secret: ${both['X-API-Secret']}`;
    const [, ...rest] = recorded.split('\r\n');
    const answer = await sendRaw(
      test.url,
      Buffer.from([`POST ${GENERAL} HTTP/1.1`, credentials, ...rest].join('\r\n'), 'latin1'),
    );
    expect(answer).toMatch(/^HTTP\/1\.1 400 [\s\S]*"code":"invalid_file"/);
  });

  it.each([
    'invalid_file',
    'multiple_pages',
    'file_unreadable',
    'furniture_detected',
    'dimensions_missing',
    'size_unsupported',
  ])('400 %s comes from the drawing, with what was seen', async (code) => {
    const answer = await upload(test.url, { headers: both, file: drawing(`reject:${code}`) });
    expectProblem(answer, 400, code);
    expect(answer.body.details).toEqual({ seen: [code] });
  });

  it('by RFC 9457 for who accepts that, with the same facts', async () => {
    const answer = await upload(test.url, {
      headers: { ...both, Accept: 'application/problem+json' },
      file: drawing('reject:multiple_pages'),
    });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      400,
      'application/problem+json; charset=utf-8',
    ]);
    const requestId = answer.headers.get('x-request-id');
    expect(JSON.parse(answer.body)).toEqual({
      type: 'urn:plenish:problem:multiple_pages',
      title: 'Multiple pages',
      status: 400,
      detail: expect.stringMatching(/\.$/),
      instance: `urn:plenish:request:${requestId}`,
      code: 'multiple_pages',
      requestId,
      details: expect.any(Object),
    });
  });

  it('500 for a bug, without a word about it', async () => {
    const answer = await upload(test.url, { headers: both, file: drawing('crash') });
    expectProblem(answer, 500, 'internal_error');
    expect(JSON.stringify(answer.body)).not.toMatch(/secret|bug|undefined|\.ts/);
  });

  it('leaves nothing of rejected uploads behind', async () => {
    const before = (await test.stores.listFiles()).sort();
    for (const order of ['reject:furniture_detected', 'crash'])
      await upload(test.url, { headers: both, file: drawing(order) });
    await upload(test.url, { headers: both, file: drawing('x', 11 * 1024 * 1024) });
    expect((await test.stores.listFiles()).sort()).toEqual(before);
  });
});

describe('the order of the table', () => {
  it('401 before 403 before 415 before 413', async () => {
    const bad = {
      path: PARTNER,
      file: Uint8Array.from(Buffer.from(`GIF89a${'x'.repeat(20_000)}`)),
      additionalData: 'x'.repeat(20_000),
    };
    expectProblem(await upload(test.url, { ...bad, headers: {} }), 401, 'unauthorized');
    expectProblem(await upload(test.url, { ...bad, headers: await test.newKey('general') }), 403, 'forbidden');
    expectProblem(await upload(test.url, { ...bad, headers: both }), 415, 'unsupported_media_type');
    expectProblem(await upload(test.url, { ...bad, headers: both, file: drawing() }), 413, 'payload_too_large');
  });
});

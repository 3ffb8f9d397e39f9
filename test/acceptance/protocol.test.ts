import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectProblem } from './fixtures/expect-problem.ts';
import { drawing } from './fixtures/fake-processor.ts';
import { GENERAL, rawForm, request, sendRaw } from './fixtures/send.ts';
import { type BareServer, startBareServer } from './fixtures/start-bare-server.ts';
import type { Credentials } from './fixtures/start-test-service.ts';

let test: BareServer;
let headers: Credentials;
beforeAll(async () => {
  test = await startBareServer();
  headers = await test.newKey();
});
afterAll(() => test.end());

/** A request as no client would write it, after its path. */
const get = (path: string, more = '') => sendRaw(test.url, `GET ${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n`);

describe('addresses of files', () => {
  const mounts = ['/docs/static', '/floor-gallery/assets'];
  const steps = ['/..', '/../x', '/%2e%2e/x', '/..%2fx', '/a%00b', '/%00', '/%ff', '/a/../../x', '/.git', '/%5c..%5cx'];
  it.each(mounts.flatMap((mount) => steps.map((step) => mount + step)))(
    '%s is the address of nothing',
    async (path) => {
      expect(await get(path)).toMatch(/^HTTP\/1\.1 404 [\s\S]*"code":"not_found"/);
    },
  );

  it.each(['Range: bytes=99999999-\r\n', 'If-Match: "other"\r\n'])(
    'what a file cannot give is no fault of ours: %s',
    async (more) => {
      expect(await get('/docs/static/swagger-ui.css', more)).toMatch(/^HTTP\/1\.1 400 [\s\S]*"code":"bad_request"/);
    },
  );
});

describe('the boundary of a form', () => {
  const sendWith = (boundary: string) => {
    const parts = [['Content-Disposition: form-data; name="image"; filename="a.png"', drawing()]] as const;
    const form = rawForm(parts, boundary);
    return request(test.url + GENERAL, { method: 'POST', body: form.body, headers: { ...form.headers, ...headers } });
  };

  it('may have as many letters as the parser can look for', async () => {
    expect((await sendWith('b'.repeat(252))).status).toBe(200);
  });

  it.each([253, 255, 5000])('is refused with %i letters, and told why', async (letters) => {
    const answer = await sendWith('b'.repeat(letters));
    expectProblem(answer, 400, 'invalid_file');
    expect(answer.body.message).toContain(`${letters} letters`);
  });
});

describe('what Node would answer by itself', () => {
  it.each([
    ['a request without Host', 'GET /healthz HTTP/1.1\r\n\r\n', 400, 'bad_request'],
    ['CONNECT', 'CONNECT x:22 HTTP/1.1\r\nHost: x\r\n\r\n', 400, 'bad_request'],
    ['an upload that expects tea', `POST ${GENERAL} HTTP/1.1\r\nHost: x\r\nExpect: tea\r\n\r\n`, 401, 'unauthorized'],
  ])('is JSON with a request id: %s', async (_, bytes, status, code) => {
    const answer = await sendRaw(test.url, bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    const { requestId, ...problem } = JSON.parse(answer.split('\r\n\r\n')[1]!);
    expect(problem).toMatchObject({ status: 'error', code, statusCode: status });
    expect(answer.toLowerCase()).toContain(`x-request-id: ${requestId}\r\n`);
  });

  it('still answers HTTP/1.0, which knows no Host', async () => {
    expect(await sendRaw(test.url, 'GET /healthz HTTP/1.0\r\n\r\n')).toMatch(/ 200 OK[\s\S]*alive/);
  });
});

describe('a request that a proxy might read in another way', () => {
  const post = (...lines: string[]) => `POST ${GENERAL} HTTP/1.1\r\nHost: x\r\n${lines.join('\r\n')}\r\n\r\n`;
  it.each([
    ['with both lengths', post('Content-Length: 5', 'Transfer-Encoding: chunked').concat('0\r\n\r\n')],
    ['with two lengths', post('Content-Length: 5', 'Content-Length: 6').concat('hello')],
    ['with a space before the colon', post('Transfer-Encoding : chunked').concat('0\r\n\r\n')],
    ['with chunks that are not the last coding', post('Transfer-Encoding: chunked, gzip').concat('0\r\n\r\n')],
    ['with a folded header', post('X-Folded: a', ' b', 'Content-Length: 0')],
    ['with bare line ends', post('Content-Length: 0').replaceAll('\r\n', '\n')],
    ['with a bare carriage return', post('X-One: a\rX-Two: b', 'Content-Length: 0')],
  ])('is refused, and its connection closed: %s', async (_, bytes) => {
    const answer = await sendRaw(test.url, `${bytes}GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 [\s\S]*Connection: close[\s\S]*"code":"bad_request"/);
    expect(answer).not.toContain('alive');
  });
});

describe('Expect: 100-continue', () => {
  const head = (credentials: Record<string, string>, length = 1000) =>
    [
      `POST ${GENERAL} HTTP/1.1\r\nHost: x\r\nExpect: 100-continue`,
      `Content-Type: multipart/form-data; boundary=b\r\nContent-Length: ${length}`,
      ...Object.entries(credentials).map(([name, value]) => `${name}: ${value}`),
    ]
      .join('\r\n')
      .concat('\r\n\r\n');

  it('is told to go on when the credentials are right, and not before', async () => {
    expect(await sendRaw(test.url, head(headers), 1_000)).toBe('HTTP/1.1 100 Continue\r\n\r\n');
    expect(await sendRaw(test.url, head({}))).toMatch(/^HTTP\/1\.1 401 /);
    expect(await sendRaw(test.url, head(headers, 50_000_000))).toMatch(/^HTTP\/1\.1 413 /);
  });
});

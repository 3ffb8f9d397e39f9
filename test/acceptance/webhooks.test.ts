import { readFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { runPlenish } from './fixtures/copy-stores.ts';
import { expectProblem } from './fixtures/expect-problem.ts';
import { drawing } from './fixtures/fake-processor.ts';
import { type Answer, request, upload } from './fixtures/send.ts';
import { type Credentials, startTestService, type TestService } from './fixtures/start-test-service.ts';
import { describeEmbedded, makeTestStores } from './fixtures/test-stores.ts';

interface Message {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** How a partner checks a message: the code of the page for partners, as it stands there. */
async function readExample(): Promise<(headers: IncomingHttpHeaders, body: string, secret: string) => boolean> {
  const page = await readFile(join(import.meta.dirname, '../../docs/later.md'), 'utf8');
  const code = /^```js\n(.*?)^```$/ms.exec(page)![1]!;
  return (await import(`data:text/javascript,${encodeURIComponent(code)}`)).isFromPlenish;
}

let test: TestService;
let key: Credentials;
let receiver: Server;
let isFromPlenish: Awaited<ReturnType<typeof readExample>>;
const messages: Message[] = [];
/** What a path answers, one after the other; 204 when there are no more. */
const answers = new Map<string, number[]>();

beforeAll(async () => {
  isFromPlenish = await readExample();
  receiver = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const { url: path = '', headers } = incoming;
    messages.push({ path, headers, body: Buffer.concat(chunks).toString() });
    outgoing.writeHead(answers.get(path)?.shift() ?? 204).end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  test = await startTestService({ ALLOW_LOCAL_WEBHOOKS_FOR_TESTS: 'insecure' });
  key = await test.newKey();
});
afterAll(async () => {
  await test.end();
  receiver.close();
});

interface SendOptions {
  readonly file?: Uint8Array<ArrayBuffer>;
  readonly later?: boolean;
  readonly signal?: AbortSignal;
}

const send = (path: string, { file, later = true, signal }: SendOptions = {}) => {
  const { port } = receiver.address() as AddressInfo;
  return upload(test.url, {
    headers: { ...key, ...(later && { Prefer: 'respond-async' }) },
    additionalData: 'é',
    fields: { webhookUrl: `http://127.0.0.1:${port}${path}` },
    ...(file && { file }),
    ...(signal && { signal }),
  });
};
const received = (path: string) => messages.filter((message) => message.path === path);
const untilReceived = (path: string, count = 1) =>
  vi.waitUntil(() => received(path).length >= count && received(path), { timeout: 30_000, interval: 20 });
const askFor = ({ headers }: Answer, method = 'GET') =>
  request(test.url + headers.get('location'), { method, headers: key });

/** With shared stores a process that died is another's. */
const itEmbedded = process.env.TEST_STORES === 'embedded' ? it : () => {};

describe('webhookUrl', () => {
  it('gets the answer that the job has, signed with the secret of its key', async () => {
    const accepted = await send('/result');
    expect(accepted.status).toBe(202);
    const [message] = await untilReceived('/result');
    const { result } = (await askFor(accepted)).body.data;
    expect(JSON.parse(message!.body)).toEqual(result);
    expect(message!.headers['content-type']).toContain('application/json');
    expect(message!.headers['webhook-id']).toBe(`job_${accepted.body.data.jobId}`);
    const [secret = ''] = await test.service.stores.keys.webhookSecrets(key['X-API-Key']);
    expect(Buffer.from(/^whsec_(.+)$/.exec(secret)![1]!, 'base64').length).toBe(32);
    expect(isFromPlenish(message!.headers, message!.body, secret)).toBe(true);
    expect(isFromPlenish(message!.headers, `${message!.body} `, secret)).toBe(false);
    const { 'X-API-Key': other } = await test.newKey();
    const [wrong = ''] = await test.service.stores.keys.webhookSecrets(other);
    expect(isFromPlenish(message!.headers, message!.body, wrong)).toBe(false);
  });

  it('gets messages that both secrets fit while one takes over from the other', async () => {
    const { keys } = test.service.stores;
    const [old = ''] = await keys.webhookSecrets(key['X-API-Key']);
    const [fresh = ''] = await keys.rotateWebhookSecret(key['X-API-Key']);
    await send('/rotated');
    const [both] = await untilReceived('/rotated');
    expect([old, fresh].map((secret) => isFromPlenish(both!.headers, both!.body, secret))).toEqual([true, true]);
    const [alone = ''] = await keys.rotateWebhookSecret(key['X-API-Key'], 0);
    await send('/alone');
    const [last] = await untilReceived('/alone');
    expect([fresh, alone].map((secret) => isFromPlenish(last!.headers, last!.body, secret))).toEqual([false, true]);
  });

  it('gets a refusal as well; and who waits gets the same', async () => {
    const waited = await send('/refusal', { file: drawing('reject:dimensions_missing'), later: false });
    expectProblem(waited, 400, 'dimensions_missing');
    const [message] = await untilReceived('/refusal');
    expect(JSON.parse(message!.body)).toEqual(waited.body);
    const served = await send('/waited', { later: false });
    expect([served.status, served.headers.get('preference-applied')]).toEqual([200, null]);
    expect(JSON.parse((await untilReceived('/waited'))[0]!.body)).toEqual(served.body);
  });

  it('gets it also when the sender who waited goes away', async () => {
    const leave = new AbortController();
    const before = test.processor.started.length;
    const waiting = send('/left', { file: drawing('wait:300'), later: false, signal: leave.signal }).catch(
      () => 'left',
    );
    await vi.waitUntil(() => test.processor.started.length > before, { timeout: 30_000 });
    leave.abort();
    expect(await waiting).toBe('left');
    expect(JSON.parse((await untilReceived('/left'))[0]!.body).status).toBe('success');
  });

  it('that fails gets the same message again, and not once more when it has it; 410 ends it', async () => {
    answers.set('/flaky', [500, 302]);
    answers.set('/gone', [410]);
    await Promise.all([send('/flaky'), send('/gone')]);
    const tries = await untilReceived('/flaky', 3);
    expect(new Set(tries.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(tries.map(({ body }) => body)).size).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    expect([received('/flaky').length, received('/gone').length]).toEqual([3, 1]);
    const metrics = (await request(`${test.url}/metrics`)).body;
    for (const told of ['outcome="refused"} 2', 'outcome="gone"} 1', 'outcome="given_up"} 0'])
      expect(metrics).toContain(`plenish_webhook_posts_total{${told}`);
    expect(metrics).toContain('plenish_webhooks_waiting 0');
  });

  it('that never has it is counted as given up', async () => {
    answers.set('/never', [500, 500, 500, 500]);
    await send('/never');
    await untilReceived('/never', 4);
    await vi.waitUntil(async () => (await request(`${test.url}/metrics`)).body.includes('{outcome="given_up"} 1'), {
      timeout: 30_000,
    });
  });

  // Where there are others they take it over.
  itEmbedded('of a job whose process died is told so, as who asks', async () => {
    const accepted = await send('/died', { file: drawing('hold') });
    await vi.waitUntil(async () => (await askFor(accepted)).body.data.state === 'running', { timeout: 30_000 });
    await test.service.stores.queue.abandonAll();
    const { state, error } = (await askFor(accepted)).body.data;
    expect([state, error.code, error.message]).toEqual([
      'failed',
      'internal_error',
      'The processing broke off. Send the drawing again.',
    ]);
    expect(JSON.parse((await untilReceived('/died'))[0]!.body)).toEqual(error);
    test.processor.release();
  });

  it('of a job that is cancelled gets nothing', async () => {
    const accepted = await send('/cancelled', { file: drawing('hang') });
    await vi.waitUntil(async () => (await askFor(accepted)).body.data.state === 'running', { timeout: 30_000 });
    expect((await askFor(accepted, 'DELETE')).status).toBe(204);
    await untilReceived((await send('/after')).status === 202 ? '/after' : '');
    expect(received('/cancelled')).toEqual([]);
  });
});

describeEmbedded('plenish webhooks', () => {
  it('tells and changes the secret of a key, and posts test messages signed with it', async () => {
    const stores = await makeTestStores();
    const settings = { ...stores.settings, ALLOW_LOCAL_WEBHOOKS_FOR_TESTS: 'insecure' };
    const run = async (...args: string[]) => {
      const { stdout, stderr } = await runPlenish({ settings }, ...args);
      return [stdout.trim(), stderr.trim()] as const;
    };
    const { port } = receiver.address() as AddressInfo;
    try {
      const id: string = JSON.parse((await run('keys', 'create', '--scopes', 'general', '--json'))[0]).key;
      const ping = ['webhooks', 'ping', `http://127.0.0.1:${port}/ping`, '--key', id];
      const [first] = await run('webhooks', 'secret', id);
      const [second, overlap] = await run('webhooks', 'secret', id, '--rotate', '--grace', '900');
      expect([first, second].map((secret) => /^whsec_/.test(secret))).toEqual([true, true]);
      expect(overlap).toBe('Messages are signed with the one before as well for 900 s more.');
      expect((await run(...ping))[0]).toMatch(/\/ping answered 204$/);
      const [{ headers, body }] = received('/ping') as [Message];
      expect([first, second].map((secret) => isFromPlenish(headers, body, secret))).toEqual([true, true]);
      expect(JSON.parse(body).status).toBe('ping');
      const [third, ended] = await run('webhooks', 'secret', id, '--rotate');
      expect(third).not.toBe(second);
      expect(ended).toContain('The one before that, which was still in use, has ended.');
      answers.set('/ping', [503]);
      const refused = run(...ping);
      await expect(refused).rejects.toMatchObject({
        code: 2,
        stdout: expect.stringContaining('answered 503: an answer would be sent again'),
      });
    } finally {
      await stores.remove();
    }
  }, 120_000);
});

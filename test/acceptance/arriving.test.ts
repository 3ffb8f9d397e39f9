import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { expectProblem } from './fixtures/expect-problem.ts';
import { drawing } from './fixtures/fake-processor.ts';
import { GENERAL, rawForm, sendRaw, upload } from './fixtures/send.ts';
import { type BareServer, startBareServer } from './fixtures/start-bare-server.ts';

let test: BareServer;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await test.end();
});

/** Sends the first half of an upload. */
function beginUpload(path: string, headers: Record<string, string>): { answer: () => string; finish: () => void } {
  const disposition = 'Content-Disposition: form-data; name="image"; filename="a.png"';
  const form = rawForm([[disposition, drawing('succeed', 20_000)]]);
  const lines = Object.entries({ ...headers, ...form.headers, 'Content-Length': String(form.body.length) });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const socket = connect(Number(new URL(test.url).port), '127.0.0.1');
  socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\n${head}\r\n`);
  socket.write(form.body.subarray(0, 10_000));
  socket.on('error', () => {});
  let received = '';
  socket.on('data', (chunk) => (received += chunk));
  sockets.push(socket);
  return { answer: () => received, finish: () => socket.write(form.body.subarray(10_000)) };
}

describe('uploads that are still on their way in', () => {
  it.each([
    ['with a key', GENERAL, 64],
    ['from the try page', '/try', 16],
  ])('take no place in the queue, and are so many of one sender: %s', async (_, path, most) => {
    test = await startBareServer({ queueLimit: 1, workers: 1 });
    const [one, other] = [await test.newKey(), await test.newKey()];
    const credentials: Record<string, string> = path === GENERAL ? one : { 'Sec-Fetch-Site': 'same-origin' };
    const slow = Array.from({ length: 100 }, () => beginUpload(path, credentials));
    await vi.waitFor(
      () => {
        const answers = slow.map(({ answer }) => answer()).filter(Boolean);
        expect(answers).toHaveLength(100 - most);
        for (const answer of answers)
          expect(answer).toMatch(/^HTTP\/1\.1 429 [\s\S]*retry-after: \d+[\s\S]*"code":"rate_limited"/i);
      },
      { timeout: 30_000 },
    );
    expect(await test.desk.countWaiting()).toBe(0);
    expect((await upload(test.url, { headers: other })).status).toBe(200);
  });

  it('end with 408 and their connection when nothing comes any more', async () => {
    test = await startBareServer();
    const { answer } = beginUpload(GENERAL, await test.newKey());
    await vi.waitFor(() => expect(answer()).toContain('\r\n\r\n'), { timeout: 30_000, interval: 200 });
    expect(answer()).toMatch(/^HTTP\/1\.1 408 [\s\S]*connection: close[\s\S]*"code":"timeout"/i);
    await expect.poll(() => sockets[0]!.destroyed || sockets[0]!.readableEnded).toBe(true);
  });

  it('are sent away with 503 when the queue is full by the time they are here', async () => {
    let waiting = 0;
    test = await startBareServer({ queueLimit: 1, workers: 1 }, { queue: { countWaiting: async () => waiting } });
    const headers = await test.newKey();
    const { answer, finish } = beginUpload(GENERAL, headers);
    await expect.poll(async () => (await upload(test.url, { headers })).status).toBe(200);
    // The headers have been looked at: it is let in, and then others come.
    waiting = 2;
    finish();
    await expect.poll(() => answer()).toMatch(/^HTTP\/1\.1 503 [\s\S]*retry-after: \d/i);
  });

  it('are answered with 503 when a shutdown waits no longer', async () => {
    test = await startBareServer();
    const { answer } = beginUpload(GENERAL, await test.newKey());
    await expect.poll(() => sockets[0]!.bytesWritten).toBeGreaterThan(0);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await test.desk.drain(0);
    await expect.poll(() => answer()).toMatch(/^HTTP\/1\.1 503 [\s\S]*"code":"service_unavailable"/);
  });

  it('are refused before they come when their length is over the limit', async () => {
    test = await startBareServer();
    const headers = await test.newKey();
    const lines = Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}`)
      .join('\r\n');
    const head = `POST ${GENERAL} HTTP/1.1\r\nHost: x\r\n${lines}\r\nContent-Type: multipart/form-data; boundary=b\r\n`;
    expect(await sendRaw(test.url, `${head}Content-Length: 50000000\r\n\r\n`)).toMatch(/^HTTP\/1\.1 413 /);
    expectProblem(await upload(test.url, { headers, file: drawing('x', 14 * 1024 * 1024) }), 413, 'payload_too_large');
  });
});

describe('a shutdown with an upload at work', () => {
  it('waits for it, and answers it with 503 when it waits no longer', async () => {
    const cancelled: string[] = [];
    const never: typeof test.stores.queue.waitFor = (_, { signal }) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    const cancel = async (id: string) => void cancelled.push(id);
    test = await startBareServer({}, { queue: { waitFor: never, cancel } });
    const running = upload(test.url, { headers: await test.newKey() });
    await expect.poll(() => test.stores.files.list('inputs')).toHaveLength(1);
    await test.desk.drain(0.2);
    expectProblem(await running, 503, 'service_unavailable');
    expect(cancelled).toHaveLength(1);
    expect(await test.stores.files.list('inputs')).toEqual([]);
  });
});

import { afterEach, expect, it } from 'vitest';
import { makeLog } from '#adapters/log/make-log.ts';
import { upload } from './fixtures/send.ts';
import { type BareServer, startBareServer } from './fixtures/start-bare-server.ts';

let test: BareServer;
afterEach(() => test.end());

it('the log tells what became of each request under the id that its sender has, and nothing of what was sent', async () => {
  const lines: string[] = [];
  const log = makeLog('debug', { write: (line: string) => void lines.push(line) });
  const submit = () => Promise.reject(new Error('the queue has a bug'));
  test = await startBareServer({}, { queue: { submit } }, { log });
  const key = await test.newKey();
  // What was said of the start itself.
  lines.length = 0;
  const sent = { fileName: 'Jane Roe.png', additionalData: 'for Jane Roe' };
  const wrong = { ...key, 'X-API-Secret': 'a wrong secret' };
  for (const [headers, id] of [[key, 'one-that-fails'] as const, [wrong, 'one-refused'] as const])
    await upload(test.url, { ...sent, headers: { ...headers, 'X-Request-Id': id } });
  await expect.poll(() => lines.filter((line) => line.includes('answered'))).toHaveLength(2);
  const told = lines.map((line) => JSON.parse(line));
  const of = (requestId: string) => told.filter((line) => line.requestId === requestId);
  expect(of('one-that-fails')).toMatchObject([
    { level: 50, msg: 'a request failed', err: { stack: expect.stringContaining('logging.test.ts') } },
    { msg: 'answered', status: 500, code: 'internal_error' },
  ]);
  expect(of('one-refused')).toMatchObject([{ msg: 'answered', status: 401, code: 'unauthorized' }]);
  expect(told.filter((line) => !line.requestId)).toEqual([]);
  for (const secret of [key['X-API-Secret'], 'a wrong secret', 'Jane Roe']) expect(lines.join()).not.toContain(secret);
});

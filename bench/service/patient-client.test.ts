import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { deliver, drawOrder } from './patient-client.ts';
import { Tally } from './tally.ts';

it('sends the same order until an answer counts, whatever was in its way', async () => {
  const tokens: unknown[] = [];
  const answers: (readonly [number, object] | undefined)[] = [
    undefined, // the process dies
    [409, { status: 'error', statusCode: 409, code: 'idempotency_conflict' }],
    [500, { status: 'error', statusCode: 500, code: 'internal_error' }],
    [400, { status: 'error', statusCode: 400, code: 'dimensions_missing' }],
  ];
  const server = createServer((request, response) => {
    tokens.push(request.headers['idempotency-key']);
    const answer = answers.shift();
    request.resume().once('end', () => {
      if (answer) response.writeHead(answer[0], { 'Retry-After': '0.01' }).end(JSON.stringify(answer[1]));
      else request.socket.destroy();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const file = { name: 'a', kind: 'refused', file: new Uint8Array(1), expected: /^/, digests: undefined } as const;
  const tries = new Tally();
  const { answer, token } = await deliver(url, drawOrder(file, {}, false), tries, 20_000);
  server.close();
  expect(answer).toMatchObject({ status: 400, code: 'dimensions_missing' });
  expect(tokens).toEqual([token, token, token, token]);
  expect([tries.count(), tries.count(/^0 ECONNRESET$/), tries.count(/^409 /)]).toEqual([4, 1, 1]);
});

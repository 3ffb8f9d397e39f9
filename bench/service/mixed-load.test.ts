import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { seededChance } from '../seeded-chance.ts';
import { MixedLoad } from './mixed-load.ts';
import { TRIAL_KINDS, type TrialKind } from './trial-files.ts';

let server: Server;
afterEach(() => server.close());

/** A load against a server that answers each upload as told. */
async function startLoad(
  answer: (mark: string, path: string) => { status: number; body: object; retryAfter?: string },
) {
  const listener: RequestListener = async (request, response) => {
    const mark = /name="additionalData"\r\n\r\n(.+)\r\n/.exec(await text(request))![1]!;
    const { status, body, retryAfter } = answer(mark, request.url!);
    response.writeHead(status, retryAfter === undefined ? {} : { 'Retry-After': retryAfter });
    response.end(JSON.stringify(body));
  };
  server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ofKind = (kind: TrialKind) => ({
    name: kind,
    kind,
    file: new Uint8Array(1),
    expected: /^success$/,
    digests: undefined,
  });
  return new MixedLoad({ url, files: TRIAL_KINDS.map(ofKind), keys: [{}, {}], chance: seededChance(1) });
}

const success = (additionalData: string, uniqueId = additionalData) => ({
  status: 200,
  body: { status: 'success', data: { uniqueId, additionalData } },
});
const problem = (statusCode: number, code: string) => ({ status: 'error', statusCode, code });

it('has nothing against answers that are right, and twenty of them are of the mix', async () => {
  const load = await startLoad((mark) => success(mark));
  for (let i = 0; i < 20; i++) await load.send();
  expect([load.faults, load.given.length]).toEqual([[], 20]);
  const kinds = TRIAL_KINDS.map((kind) => load.answers.count(new RegExp(`^${kind}:`)));
  expect(kinds).toEqual([11, 4, 1, 3, 1]);
});

it("sees another's additionalData, and an id that was given before", async () => {
  const load = await startLoad(() => success('yours', 'one id'));
  await load.send();
  await load.send();
  expect(load.faults.map((fault) => fault.replace(/^\w+: /, ''))).toEqual([
    "somebody else's additionalData",
    "somebody else's additionalData",
    'one id was given twice',
  ]);
});

it('sees a wrong answer, a broken connection, and a 503 that does not say when to come again', async () => {
  const answers = [
    { status: 400, body: problem(400, 'file_unreadable') },
    { status: 503, body: problem(503, 'service_unavailable') },
    { status: 503, body: problem(503, 'service_unavailable'), retryAfter: '7' },
    // As the try page does, which has begun to answer by then.
    { status: 200, body: { error: problem(503, 'service_unavailable') } },
  ];
  const load = await startLoad(() => answers.shift()!);
  for (let i = 0; i < 4; i++) await load.send();
  expect([load.faults.length, load.withoutRetryAfter, load.answers.count(/: 503 /)]).toEqual([1, 1, 3]);
  server.close();
  await load.send();
  expect(load.faults.at(-1)).toMatch(/: 0 ECONNREFUSED$/);
});

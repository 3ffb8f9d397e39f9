import { afterEach, describe, expect, it } from 'vitest';
import { StoreUnavailable } from '#service/ports/store-unavailable.ts';
import { expectProblem } from './fixtures/expect-problem.ts';
import { request, upload } from './fixtures/send.ts';
import { type BareServer, startBareServer } from './fixtures/start-bare-server.ts';

let test: BareServer;
afterEach(() => test.end());

const hang = () => new Promise<never>(() => {});
const full = async () => {
  throw new StoreUnavailable('files', new Error('Only 5 bytes are free'), 'disk full');
};

describe('what is missing', () => {
  it.each<[string, Parameters<typeof startBareServer>, string[]]>([
    ['a file store that hangs', [{}, { files: { check: hang } }], ['files']],
    ['a database that hangs', [{}, { rows: { check: hang }, queue: { check: hang } }], ['rows', 'queue']],
    [
      'everything hangs',
      [{}, { files: { check: hang }, rows: { check: hang }, queue: { check: hang } }],
      ['files', 'rows', 'queue'],
    ],
    ['a disk that is nearly full', [{}, { files: { check: full } }], ['disk full']],
    ['nobody who works', [{ workers: 0 }], ['no worker']],
  ])('is told by /readyz, and uploads are sent away: %s', async (_, options, missing) => {
    test = await startBareServer(...options);
    const ready = await request(`${test.url}/readyz`);
    expect(ready).toMatchObject({ status: 503, body: { status: 'not ready', missing } });
    expect(ready.headers.get('retry-after')).toMatch(/^\d+$/);
    const refused = await upload(test.url, { headers: await test.newKey() });
    expectProblem(refused, 503, 'service_unavailable');
    expect(refused.body.details.reason).toBe(missing[0]);
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
  });

  it('is nothing when workers live elsewhere', async () => {
    const workers = { beat: async () => {}, countPlaces: async () => 1, leave: async () => {} };
    test = await startBareServer({ workers: 0 }, { rows: { workers } });
    expect((await request(`${test.url}/readyz`)).status).toBe(200);
    expect((await upload(test.url, { headers: await test.newKey() })).status).toBe(200);
  });
});

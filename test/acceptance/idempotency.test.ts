import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectProblem } from './fixtures/expect-problem.ts';
import { drawing } from './fixtures/fake-processor.ts';
import { PARTNER, upload } from './fixtures/send.ts';
import { type Credentials, startTestService, type TestService } from './fixtures/start-test-service.ts';

let test: TestService;
let key: Credentials;
beforeAll(async () => {
  test = await startTestService();
  key = await test.newKey();
});
afterAll(() => test.end());

const under = (token: string) => ({ ...key, 'Idempotency-Key': token });
const works = () => test.processor.started.length;

describe('Idempotency-Key', () => {
  it('the same upload again gets the answer of the first, links and all, and costs no work', async () => {
    const order = { headers: under('order-1'), additionalData: '{"a":1}', fields: { style: 'coastal' } };
    const first = await upload(test.url, order);
    const before = works();
    const again = await upload(test.url, order);
    expect([first.status, again.status, works()]).toEqual([200, 200, before]);
    expect(again.body).toEqual(first.body);
    expect([first, again].map(({ headers }) => headers.get('idempotent-replayed'))).toEqual([null, 'true']);
    const { mend, plan } = again.body.data.links;
    for (const url of [`${mend}/plan.json`, plan])
      expect((await fetch(test.url + new URL(url).pathname)).status).toBe(200);
  });

  it('a refusal as well', async () => {
    const order = { headers: under('order-2'), file: drawing('reject:furniture_detected') };
    const [first, again] = [await upload(test.url, order), await upload(test.url, order)];
    expectProblem(again, 400, 'furniture_detected');
    expect(again.body.details).toEqual(first.body.details);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
  });

  it('not a fault of ours: that is tried again', async () => {
    const order = { headers: under('order-3'), file: drawing('crash') };
    expectProblem(await upload(test.url, order), 500, 'internal_error');
    const before = works();
    const again = await upload(test.url, order);
    expect([again.headers.get('idempotent-replayed'), works()]).toEqual([null, before + 1]);
  });

  it('other fields or another drawing under it: 422; another endpoint or key is another order', async () => {
    const headers = under('order-4');
    expect((await upload(test.url, { headers })).status).toBe(200);
    expectProblem(await upload(test.url, { headers, file: drawing('other') }), 422, 'idempotency_key_reused');
    expectProblem(await upload(test.url, { headers, additionalData: 'x' }), 422, 'idempotency_key_reused');
    expect((await upload(test.url, { headers, path: PARTNER })).status).toBe(200);
    const other = { ...(await test.newKey()), 'Idempotency-Key': 'order-4' };
    expect((await upload(test.url, { headers: other, file: drawing('other') })).status).toBe(200);
  });

  it('while the first is worked on: 409 with Retry-After; when its sender leaves, it is tried again', async () => {
    const order = { headers: under('order-5'), file: drawing('hang') };
    const leave = new AbortController();
    const before = works();
    const first = upload(test.url, { ...order, signal: leave.signal }).catch(() => 'left');
    await expect.poll(() => works()).toBe(before + 1);
    const meanwhile = await upload(test.url, order);
    expectProblem(meanwhile, 409, 'idempotency_conflict');
    expect(Number(meanwhile.headers.get('retry-after'))).toBeGreaterThan(0);
    leave.abort();
    expect(await first).toBe('left');
    const stop = new AbortController();
    const second = upload(test.url, { ...order, signal: stop.signal }).catch(() => 'left');
    await expect.poll(() => works()).toBe(before + 2);
    stop.abort();
    await second;
  });

  it.each([
    ['nothing', ''],
    ['a blank', 'a b'],
    ['256 letters', 'x'.repeat(256)],
  ])('that is %s: 400', async (_, token) => {
    expectProblem(await upload(test.url, { headers: under(token) }), 400, 'bad_request');
  });
});

import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aimAt } from '../../bench/fuzz/service/aim-at.ts';
import { answersWell } from '../../bench/fuzz/service/answers-well.ts';
import { judgeReply } from '../../bench/fuzz/service/judge-reply.ts';
import { drawing } from './fixtures/fake-processor.ts';
import { startTestService, type TestService } from './fixtures/start-test-service.ts';

/** A fixed one: what fails here fails everywhere. `bench/fuzz-service.ts` tries others, with real reading. */
const SEED = 1;
const RUNS = 400;

let test: TestService;
beforeAll(async () => {
  test = await startTestService({ TRY_LIMIT: '1000000' });
});
afterAll(() => test.end());

describe('whatever is sent', () => {
  it(`is answered, with no fault of ours, and leaves nothing behind (${RUNS} requests)`, async () => {
    const target = await aimAt(test.url, await test.newKey(), drawing());
    await expect(
      fc.assert(answersWell(test.url, target, 20_000), { seed: SEED, numRuns: RUNS }),
    ).resolves.toBeUndefined();
    // What is answered later may still be at work.
    await expect
      .poll(async () => (await test.stores.listFiles()).filter((name) => name.startsWith('inputs/')), {
        timeout: 20_000,
      })
      .toEqual([]);
  });

  it('would be told where an answer is not as it has to be', () => {
    const attack = { method: 'GET', path: '/', headers: {} };
    const reply = {
      status: 404,
      type: 'application/json',
      requestId: 'r',
      body: '{"code":"not_found","requestId":"r"}',
    };
    expect(judgeReply(attack, reply)).toBeUndefined();
    expect(judgeReply(attack, { ...reply, status: 500 })).toMatch(/^a 500/);
    expect(judgeReply(attack, { ...reply, requestId: undefined })).toMatch(/without a request id/);
    expect(judgeReply(attack, { ...reply, body: 'Not Found' })).toMatch(/no JSON/);
    expect(judgeReply(attack, { ...reply, type: 'text/plain' })).toMatch(/of type/);
  });
});

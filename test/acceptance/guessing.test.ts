import { afterEach, describe, expect, it } from 'vitest';
import { expectProblem } from './fixtures/expect-problem.ts';
import { request, upload } from './fixtures/send.ts';
import { type BareServer, startBareServer } from './fixtures/start-bare-server.ts';

let test: BareServer;
afterEach(() => test.end());

const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status);

describe('whoever guesses', () => {
  it('secrets of keys is told 429 after some wrong ones, while the right one passes from the same address', async () => {
    test = await startBareServer({}, {}, { guessLimit: 3 });
    const right = await test.newKey();
    const wrong = { ...right, 'X-API-Secret': 'wrong' };
    const guess = () => upload(test.url, { headers: wrong });
    expect(statuses([await guess(), await guess(), await guess()])).toEqual([401, 401, 401]);
    const [slowed, passed] = await Promise.all([guess(), upload(test.url, { headers: right })]);
    expectProblem(slowed, 429, 'rate_limited');
    expect(slowed.body.details).toMatchObject({ reason: 'guessing', limit: 3, windowS: 60 });
    expect(slowed.headers.get('retry-after')).toBe(String(slowed.body.details.retryAfterS));
    expect(passed.status).toBe(200);
    // Who sends no secret guesses none.
    expect((await upload(test.url, { headers: { 'X-API-Key': right['X-API-Key'] } })).status).toBe(401);
    // An unknown key and a wrong secret are told alike here as well.
    const unknown = await upload(test.url, { headers: { ...wrong, 'X-API-Key': 'plk_0' } });
    expectProblem(unknown, 429, 'rate_limited');
  });

  it('secret addresses, on each of their pages', async () => {
    test = await startBareServer({}, {}, { guessLimit: 2 });
    const address = `${test.url}/mend/${'0'.repeat(64)}`;
    const pages = [address, `${address}/plan.json`, `${address}/pages/1`];
    const answers = [];
    for (const page of pages) answers.push(await request(page));
    expect(statuses(answers)).toEqual([404, 404, 429]);
    expect(answers[2]!.body.details.reason).toBe('guessing');
  });
});

import { setImmediate as nextTurn } from 'node:timers/promises';
import pLimit from 'p-limit';
import { expect, it } from 'vitest';
import type { ProcessOptions } from '#service/ports/plan-processor.ts';
import { openInTurn } from './open-in-turn.ts';

/** Work on a file that goes on when it is told to. */
function makeWork() {
  const begun = Promise.withResolvers<ProcessOptions>();
  const ends = Promise.withResolvers<string>();
  const work = (options: ProcessOptions) => {
    begun.resolve(options);
    return ends.promise;
  };
  return { work, begun: begun.promise, ends };
}

it('lets the next file be opened when one has been opened, and both be worked on', async () => {
  const [openings, one, other] = [pLimit(1), makeWork(), makeWork()];
  const told: string[] = [];
  const first = openInTurn(openings, one.work, { onStage: (stage) => told.push(stage) });
  const second = openInTurn(openings, other.work, {});
  let hasBegun = false;
  void other.begun.then(() => (hasBegun = true));
  const { onStage } = await one.begun;
  onStage?.('decoding');
  await nextTurn();
  expect(hasBegun).toBe(false);
  onStage?.('reading');
  await other.begun;
  expect(told).toEqual(['decoding', 'reading']);
  other.ends.resolve('second');
  expect(await second).toBe('second');
  one.ends.resolve('first');
  expect(await first).toBe('first');
});

it('lets the next file be opened when one cannot be', async () => {
  const [openings, one, other] = [pLimit(1), makeWork(), makeWork()];
  const first = openInTurn(openings, one.work, {});
  const second = openInTurn(openings, other.work, {});
  one.ends.reject(new Error('damaged'));
  await expect(first).rejects.toThrow('damaged');
  other.ends.resolve('second');
  expect(await second).toBe('second');
});

it('waits no longer than its sender, and is passed over', async () => {
  const [openings, one, other, last] = [pLimit(1), makeWork(), makeWork(), makeWork()];
  const leave = new AbortController();
  const first = openInTurn(openings, one.work, {});
  const second = openInTurn(openings, other.work, { signal: leave.signal });
  const third = openInTurn(openings, last.work, {});
  leave.abort();
  await expect(second).rejects.toMatchObject({ code: 'timeout' });
  one.ends.resolve('first');
  await first;
  await last.begun;
  last.ends.resolve('third');
  expect(await third).toBe('third');
});

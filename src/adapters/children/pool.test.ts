import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Pool } from './pool.ts';

/** A pool, what was begun with which of its things in order, and how to end it. */
function setUp(...names: string[]) {
  const pool = new Pool(names.map((name) => ({ name })));
  const [begun, ends]: [string[], Map<string, () => void>] = [[], new Map()];
  const use = (work: string, isGuest?: boolean) =>
    pool.use(({ name }) => {
      begun.push(`${work} with the ${name}`);
      return new Promise<void>((resolve) => ends.set(work, resolve));
    }, isGuest);
  const settle = async () => {
    for (let turn = 0; turn < 3; turn++) await nextTurn();
  };
  const end = async (work: string) => {
    await settle();
    ends.get(work)!();
    await settle();
  };
  return { pool, begun, use, end, settle };
}

it('lends each thing to one at a time, as they came, the last one after the others', async () => {
  const { begun, use, end, settle } = setUp('first', 'last');
  for (const work of ['a', 'b', 'c']) void use(work);
  await settle();
  expect(begun).toEqual(['a with the first', 'b with the last']);
  await end('b');
  expect(begun.slice(2)).toEqual(['c with the last']);
  await end('a');
  await end('c');
  void use('d');
  await settle();
  expect(begun.slice(3)).toEqual(['d with the first']);
});

it('lends a guest the last before all others, and interrupts nobody for it', async () => {
  const { begun, use, end } = setUp('first', 'last');
  for (const work of ['a', 'b', 'c', 'd']) void use(work);
  void use('guest', true);
  await end('a');
  expect(begun.slice(2)).toEqual(['c with the first']);
  await end('b');
  expect(begun.slice(3)).toEqual(['guest with the last']);
});

it('keeps the last for whoever comes while one after the other is done with the first', async () => {
  const { begun, use, end } = setUp('first', 'last');
  for (const work of ['a', 'b']) {
    void use(work);
    await end(work);
  }
  void use('c');
  void use('other');
  await end('other');
  expect(begun.slice(2)).toEqual(['c with the first', 'other with the last']);
});

it('lends a guest another where nobody else waits for it', async () => {
  const { begun, use, end } = setUp('first', 'last');
  for (const work of ['a', 'b']) void use(work);
  void use('guest', true);
  await end('a');
  expect(begun.slice(2)).toEqual(['guest with the first']);
});

it('lets a guest go on with more work at once, and everybody else behind those who came before', async () => {
  const { begun, use, end } = setUp('only');
  const goOn = (work: string, isGuest?: boolean) => use(work, isGuest).then(() => use(`more of ${work}`, isGuest));
  void goOn('a');
  void use('b');
  void goOn('guest', true);
  for (const work of ['a', 'guest', 'more of guest', 'b']) await end(work);
  const order = ['a', 'guest', 'more of guest', 'b', 'more of a'];
  expect(begun).toEqual(order.map((work) => `${work} with the only`));
});

it('goes on with all others while one guest comes after the other', async () => {
  const { begun, use, end } = setUp('first', 'last');
  for (const work of ['a', 'b', 'c', 'd']) void use(work);
  for (const work of ['guest 1', 'guest 2']) void use(work, true);
  for (const work of ['b', 'guest 1', 'a', 'c']) await end(work);
  expect(begun.slice(2)).toEqual([
    ...['guest 1 with the last', 'guest 2 with the last', 'c with the first', 'd with the first'],
  ]);
});

it('has a thing back from work that fails', async () => {
  const { pool } = setUp('only');
  await expect(pool.use(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await pool.use(async ({ name }) => name)).toBe('only');
});

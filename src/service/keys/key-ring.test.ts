import { describe, expect, it } from 'vitest';
import type { KeyRows } from '../ports/rows.ts';
import { KeyRing } from './key-ring.ts';

/** A ring on rows in memory, and what these have seen. */
function make(pepper = 'a pepper for tests', seen: string[] = []) {
  let kept: Awaited<ReturnType<KeyRows['find']>>;
  const rows: Partial<KeyRows> = {
    insert: async (record, hash) => {
      seen.push(JSON.stringify([record, hash]));
      kept = { record, secrets: [{ hash, expiresAt: null }] };
    },
    find: async (key) => (key === kept?.record.key ? kept : undefined),
  };
  return { seen, ring: new KeyRing(rows as KeyRows, pepper), other: new KeyRing(rows as KeyRows, 'another pepper') };
}

const refusal = { code: 'unauthorized' };

describe('a key', () => {
  it('has a secret of 256 random bits, of which the rows are told nothing', async () => {
    const { ring, seen } = make();
    const [one, two] = [await ring.create(['general']), await ring.create(['general'])];
    for (const { secret } of [one, two]) {
      expect(Buffer.from(secret.replace('pls_', ''), 'base64url')).toHaveLength(32);
      expect(seen.join()).not.toContain(secret.slice(4));
    }
    expect(one.secret).not.toBe(two.secret);
  });

  it('is opened by its secret under the pepper that it was made with, and by nothing else', async () => {
    const { ring, other } = make();
    const { key, secret } = await ring.create(['general']);
    expect(await ring.verify({ key, secret })).toMatchObject({ key });
    // Who has the rows, but not the pepper, has nothing to try secrets with.
    await expect(other.verify({ key, secret })).rejects.toMatchObject(refusal);
    for (const wrong of [undefined, '', `${secret}x`, secret.slice(0, -1), secret.toUpperCase()])
      await expect(ring.verify({ key, secret: wrong })).rejects.toMatchObject(refusal);
    await expect(ring.verify({ key: undefined, secret })).rejects.toMatchObject(refusal);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALL_FUZZED } from '../../bench/fuzz/all-fuzzed.ts';

/** A fixed one: what fails here fails everywhere. `bench/fuzz.ts` tries others. */
const SEED = 1;

describe('whatever is made up', () => {
  it.each(ALL_FUZZED)('$name', { timeout: 300_000 }, async ({ property, runs }) => {
    // A fault names the seed, the smallest input that shows it and what was thrown.
    await expect(fc.assert(property, { seed: SEED, numRuns: runs })).resolves.toBeUndefined();
  });
});

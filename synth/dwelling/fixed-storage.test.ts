import { expect, it } from 'vitest';
import { makeDwelling } from '../dwelling.ts';
import { makeRandom } from '../random.ts';
import { addFixedStorage } from './fixed-storage.ts';
import { standsFree } from './stands-free.fixture.ts';

it('keeps what it adds on the floor, off doors and all else, and every bathroom its basin', () => {
  const kinds = new Set<string>();
  for (let seed = 1; seed <= 40; seed++) {
    const { plan } = structuredClone(makeDwelling(seed));
    const before = new Set(plan.fixtures);
    const washed = (kinds: readonly string[]) =>
      plan.rooms.filter(({ id }) => plan.fixtures.some((f) => f.room === id && kinds.includes(f.kind))).length;
    const basins = washed(['basin']);
    addFixedStorage(plan, makeRandom(`storage ${seed}`));
    expect(washed(['basin', 'vanity'])).toBe(basins);
    for (const item of plan.fixtures) {
      if (before.has(item)) continue;
      kinds.add(item.kind);
      expect(standsFree(item, plan)).toBe(true);
    }
  }
  expect([...kinds].sort()).toEqual(['cupboards', 'shoe-cabinet', 'vanity', 'wall-shelf', 'washing-machine']);
});

import { expect, it } from 'vitest';
import { makeDwelling } from '../dwelling.ts';
import { makeRandom } from '../random.ts';
import { standsFree } from './stands-free.fixture.ts';
import { addStoves } from './stoves.ts';

it('keeps stoves and hearths on the floor, off doors and off each other', () => {
  const kinds = new Set<string>();
  for (let seed = 1; seed <= 40; seed++) {
    const { plan } = structuredClone(makeDwelling(seed));
    const before = plan.fixtures.length;
    addStoves(plan, makeRandom(`stoves ${seed}`));
    for (const item of plan.fixtures.slice(before)) {
      kinds.add(item.kind);
      expect(standsFree(item, plan)).toBe(true);
    }
  }
  expect([...kinds].sort()).toEqual(['column', 'fireplace', 'wood-stove']);
});

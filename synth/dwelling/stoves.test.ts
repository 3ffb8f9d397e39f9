import { expect, it } from 'vitest';
import { makeDwelling } from '../dwelling.ts';
import { makeRandom } from '../random.ts';
import { boundsOf, keepFree } from './loose-furniture.ts';
import { addStoves } from './stoves.ts';
import { floorFree, touches } from './wall-spots.ts';

it('keeps stoves and hearths on the floor, off doors and off each other', () => {
  const kinds = new Set<string>();
  for (let seed = 1; seed <= 40; seed++) {
    const { plan } = structuredClone(makeDwelling(seed));
    const before = plan.fixtures.length;
    addStoves(plan, makeRandom(`stoves ${seed}`));
    for (const item of plan.fixtures.slice(before)) {
      kinds.add(item.kind);
      const box = boundsOf(item.outline);
      expect(floorFree(box, plan.rooms.find((room) => room.id === item.room)!.outline)).toBe(true);
      const others = plan.fixtures.filter((f) => f !== item && f.room === item.room);
      expect(others.some((other) => touches(box, boundsOf(other.outline)))).toBe(false);
      expect(plan.openings.some((o) => o.kind !== 'window' && touches(box, keepFree(o)))).toBe(false);
    }
  }
  expect([...kinds].sort()).toEqual(['column', 'fireplace', 'wood-stove']);
});

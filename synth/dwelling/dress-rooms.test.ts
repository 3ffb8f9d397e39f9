import { describe, expect, it } from 'vitest';
import { makeDwelling } from '../dwelling.ts';
import { makeRandom } from '../random.ts';
import { dressRooms } from './dress-rooms.ts';
import { boundsOf, furnishLoosely } from './loose-furniture.ts';
import { floorFree, touches } from './wall-spots.ts';

describe('dressRooms', () => {
  it('lays rugs on the floor, under what stands on them', () => {
    let rugs = 0;
    for (let seed = 1; seed <= 30; seed++) {
      const { plan } = structuredClone(makeDwelling(seed));
      plan.furniture = furnishLoosely(plan, makeRandom(`furnish ${seed}`)).filter((item) => item.kind !== 'rug');
      dressRooms(plan, makeRandom(`dress ${seed}`));
      for (const { kind, outline, room } of plan.furniture) {
        if (kind !== 'rug') continue;
        rugs++;
        const box = boundsOf(outline);
        expect(floorFree(box, plan.rooms.find((r) => r.id === room)!.outline)).toBe(true);
        expect(plan.furniture.some((item) => item.kind !== 'rug' && touches(box, boundsOf(item.outline)))).toBe(true);
      }
    }
    expect(rugs).toBeGreaterThan(5);
  });
});

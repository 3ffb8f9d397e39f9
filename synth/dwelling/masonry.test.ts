import { describe, expect, it } from 'vitest';
import { makeDwelling } from '../dwelling.ts';
import { makeRandom } from '../random.ts';
import { boundsOf, keepFree } from './loose-furniture.ts';
import { addMasonry } from './masonry.ts';
import { floorFree, touches } from './wall-spots.ts';

describe('addMasonry', () => {
  it('stands on the floor of a room, off all else that is built in and off the doors; amidst some rooms', () => {
    let [placed, amidst] = [0, 0];
    for (let seed = 1; seed <= 60; seed++) {
      const { plan } = structuredClone(makeDwelling(seed));
      const before = plan.fixtures.length;
      addMasonry(plan, makeRandom(`masonry ${seed}`));
      const added = plan.fixtures.slice(before);
      expect(added.length).toBeLessThan(2);
      for (const { kind, room, outline } of added) {
        placed++;
        expect(kind).toBe('masonry-stove');
        const box = boundsOf(outline);
        const floor = plan.rooms.find(({ id }) => id === room)!;
        expect(floorFree(box, floor.outline)).toBe(true);
        const others = plan.fixtures.slice(0, before).filter((other) => other.room === room);
        expect(others.some((other) => touches(box, boundsOf(other.outline)))).toBe(false);
        expect(plan.openings.some((o) => o.kind !== 'window' && touches(box, keepFree(o)))).toBe(false);
        const around = { x0: box.x0 - 0.3, x1: box.x1 + 0.3, y0: box.y0 - 0.3, y1: box.y1 + 0.3 };
        if (floorFree(around, floor.outline)) amidst++;
      }
    }
    expect(placed).toBeGreaterThan(40);
    expect(amidst).toBeGreaterThan(3);
  });
});

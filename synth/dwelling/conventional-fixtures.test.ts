import { describe, expect, it } from 'vitest';
import { makeDwelling } from '../dwelling.ts';
import { makeRandom } from '../random.ts';
import { addConventionalFixtures } from './conventional-fixtures.ts';
import { boundsOf, keepFree } from './loose-furniture.ts';
import { floorFree, touches } from './wall-spots.ts';

describe('addConventionalFixtures', () => {
  it('keeps what is built in on the floor of its room, off each other and off the doors', () => {
    const kinds = new Set<string>();
    for (let seed = 1; seed <= 40; seed++) {
      const random = makeRandom(`fixtures ${seed}`);
      const { plan } = structuredClone(makeDwelling(seed));
      const before = plan.fixtures.length;
      for (const habit of ['nordic', 'american', 'plain'] as const) addConventionalFixtures(plan, habit, random);
      for (const [i, item] of plan.fixtures.entries()) {
        if (i < before) continue;
        kinds.add(item.kind);
        const box = boundsOf(item.outline);
        expect(floorFree(box, plan.rooms.find((room) => room.id === item.room)!.outline), item.kind).toBe(true);
        const others = plan.fixtures.filter((other) => other !== item && other.room === item.room);
        expect(
          others.some((other) => touches(box, boundsOf(other.outline))),
          item.kind,
        ).toBe(false);
        const doors = plan.openings.filter((o) => o.kind !== 'window');
        expect(
          doors.some((door) => touches(box, keepFree(door))),
          item.kind,
        ).toBe(false);
      }
    }
    expect([...kinds].sort()).toEqual(['crossed-cupboards', 'cupboards', 'sauna-bench', 'shaft', 'vanity']);
  });
});

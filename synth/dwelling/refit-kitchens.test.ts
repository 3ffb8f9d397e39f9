import { expect, it } from 'vitest';
import { makeDwelling } from '../dwelling.ts';
import { makeRandom } from '../random.ts';
import { boundsOf, keepFree } from './loose-furniture.ts';
import { refitKitchens } from './refit-kitchens.ts';
import { floorFree, touches } from './wall-spots.ts';

/** What lies on worktops or under them. */
const ON_TOP = ['sink', 'hob', 'dishwasher'];

it('keeps what it adds to kitchens on the floor, off the doors and off all but worktops', () => {
  const seen: Record<string, number> = {};
  for (let seed = 1; seed <= 60; seed++) {
    const { plan } = structuredClone(makeDwelling(seed));
    const before = new Set(plan.fixtures);
    refitKitchens(plan, makeRandom(`kitchens ${seed}`));
    const doors = plan.openings.filter((o) => o.kind !== 'window');
    for (const item of plan.fixtures) {
      if (before.has(item)) continue;
      seen[item.kind] = (seen[item.kind] ?? 0) + 1;
      const box = boundsOf(item.outline);
      expect(floorFree(box, plan.rooms.find((room) => room.id === item.room)!.outline), item.id).toBe(true);
      expect(
        doors.some((door) => touches(box, keepFree(door))),
        item.id,
      ).toBe(false);
      const others = plan.fixtures.filter((f) => f !== item && f.room === item.room);
      const met = others.filter((other) => touches(box, boundsOf(other.outline))).map(({ kind }) => kind);
      const allowed = ON_TOP.includes(item.kind) ? ['kitchen-counter', 'island'] : ON_TOP;
      expect(
        met.filter((kind) => !allowed.includes(kind)),
        item.id,
      ).toEqual([]);
    }
    // There is never a second sink or hob in a kitchen.
    for (const { id } of plan.rooms)
      for (const kind of ['sink', 'hob'])
        expect(plan.fixtures.filter((f) => f.room === id && f.kind === kind).length).toBeLessThan(2);
  }
  for (const kind of ['kitchen-counter', 'island', 'pantry', 'fridge', 'sink', 'hob', 'dishwasher'])
    expect(seen[kind], kind).toBeGreaterThan(0);
});

import { expect, it } from 'vitest';
import { makeDwelling } from '../dwelling.ts';
import { makeRandom } from '../random.ts';
import { addLargeTable } from './large-table.ts';
import { boundsOf, furnishLoosely, keepFree } from './loose-furniture.ts';
import { floorFree, touches } from './wall-spots.ts';

it('sets six to eight chairs round one table, on the floor and off doors and all else', () => {
  const kinds = new Set<string>();
  for (let seed = 1; seed <= 60; seed++) {
    const { plan } = structuredClone(makeDwelling(seed));
    plan.furniture = furnishLoosely(plan, makeRandom(`furniture ${seed}`));
    const before = plan.furniture.length;
    addLargeTable(plan, makeRandom(`table ${seed}`));
    const added = plan.furniture.slice(before);
    if (added.length === 0) continue;
    const tables = added.filter(({ kind }) => kind !== 'chair');
    expect(tables.length).toBe(1);
    kinds.add(tables[0]!.kind);
    expect(added.length).toBeGreaterThanOrEqual(7);
    expect(added.length).toBeLessThanOrEqual(9);
    for (const item of added) {
      const box = boundsOf(item.outline);
      expect(floorFree(box, plan.rooms.find((room) => room.id === item.room)!.outline)).toBe(true);
      const others = [...plan.fixtures, ...plan.furniture.slice(0, before)].filter((f) => f.room === item.room);
      expect(others.some((other) => touches(box, boundsOf(other.outline)))).toBe(false);
      expect(plan.openings.some((o) => o.kind !== 'window' && touches(box, keepFree(o)))).toBe(false);
    }
  }
  expect(kinds.size).toBeGreaterThan(1);
});

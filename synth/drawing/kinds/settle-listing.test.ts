import { expect, it } from 'vitest';
import { boundsOf, keepFree } from '../../dwelling/loose-furniture.ts';
import { floorFree, touches } from '../../dwelling/wall-spots.ts';
import { makeDwelling } from '../../dwelling.ts';
import { makeRandom } from '../../random.ts';
import { canStroke } from '../stroke-text.ts';
import { settleListing } from './settle-listing.ts';

it('lets worktops stand out from a wall, with sink and hob on them, off doors, and names rooms in signs that can be drawn', () => {
  let [peninsulas, named] = [0, 0];
  for (let seed = 1; seed <= 40; seed++) {
    const { plan } = structuredClone(makeDwelling(seed, { country: 'us' }));
    settleListing(plan, makeRandom(`listing ${seed}`));
    const japanese = plan.rooms.map(({ label }) => label).filter((label) => /[぀-鿿]/.test(label));
    expect(japanese.filter((label) => !canStroke(label))).toEqual([]);
    named += japanese.length;
    for (const { room, outline } of plan.fixtures.filter(({ id }) => id.startsWith('f-kitchen-counter'))) {
      const body = boundsOf(outline);
      peninsulas++;
      expect(floorFree(body, plan.rooms.find(({ id }) => id === room)!.outline)).toBe(true);
      expect(plan.openings.some((o) => o.kind !== 'window' && touches(body, keepFree(o)))).toBe(false);
      for (const { kind, outline: part } of plan.fixtures.filter((f) => f.room === room)) {
        const box = boundsOf(part);
        if (kind !== 'sink' && kind !== 'hob') continue;
        expect([box.x0 >= body.x0, box.x1 <= body.x1, box.y0 >= body.y0, box.y1 <= body.y1]).not.toContain(false);
      }
    }
  }
  expect(named).toBeGreaterThan(60);
  expect(peninsulas).toBeGreaterThan(10);
});

import { describe, expect, it } from 'vitest';
import { makeDwelling } from '../dwelling.ts';
import { makeRandom } from '../random.ts';
import { addClosetShelves } from './closet-shelves.ts';
import { boundsOf } from './loose-furniture.ts';
import { floorFree } from './wall-spots.ts';

describe('addClosetShelves', () => {
  it('puts shelves along the back of flat closets, from side to side and off their front', () => {
    let count = 0;
    for (let seed = 5001; seed <= 5080; seed++) {
      const { plan } = structuredClone(makeDwelling(seed, { repertoire: 'wide' }));
      const before = plan.fixtures.length;
      addClosetShelves(plan, makeRandom(seed));
      for (const { kind, room: id, outline } of plan.fixtures.slice(before)) {
        count++;
        const room = plan.rooms.find((one) => one.id === id)!;
        const [box, floor] = [boundsOf(outline), boundsOf(room.outline)];
        expect([kind, room.type]).toEqual(['shelves', 'closet']);
        expect(floorFree(box, room.outline)).toBe(true);
        const isSpanned = (axis: 'x' | 'y') =>
          [`${axis}0`, `${axis}1`].every(
            (side) => Math.abs(box[side as keyof typeof box] - floor[side as keyof typeof floor]) < 0.002,
          );
        const spans = (['x', 'y'] as const).filter(isSpanned);
        expect(spans.length).toBe(1);
        // The back of an outline is its first side, which no opening lies behind.
        const [a, b] = outline as [[number, number], [number, number]];
        const behind = plan.openings.filter(({ from, to }) => {
          const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
          const off =
            Math.abs((x - a[0]) * (b[1] - a[1]) - (y - a[1]) * (b[0] - a[0])) / Math.hypot(b[0] - a[0], b[1] - a[1]);
          const isWithin = x > floor.x0 - 0.1 && x < floor.x1 + 0.1 && y > floor.y0 - 0.1 && y < floor.y1 + 0.1;
          return isWithin && off < 0.1;
        });
        expect(behind).toEqual([]);
      }
    }
    expect(count).toBeGreaterThan(8);
  });
});

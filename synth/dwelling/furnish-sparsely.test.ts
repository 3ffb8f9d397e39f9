import { expect, it } from 'vitest';
import { makeDwelling } from '../dwelling.ts';
import { makeRandom } from '../random.ts';
import { furnishSparsely } from './furnish-sparsely.ts';
import { keepFree } from './loose-furniture.ts';
import { inRing } from './rooms.ts';

it('puts a group or two into a home, on the floor and off its doors, some of them askew', () => {
  const kinds = new Set<string>();
  let [homes, askew] = [0, 0];
  for (let seed = 1; seed <= 80; seed++) {
    const { plan } = makeDwelling(seed, { repertoire: 'wide' });
    const items = furnishSparsely(plan, makeRandom(`sparse ${seed}`));
    homes += Number(items.length > 0);
    expect(new Set(items.map(({ room }) => room)).size).toBeLessThan(3);
    for (const { kind, room, outline } of items) {
      kinds.add(kind);
      const floor = plan.rooms.find(({ id }) => id === room)!.outline;
      expect(outline.filter((p) => !inRing([p[0], p[1]], floor) && !isEdge(p, floor))).toEqual([]);
      const middle = [0, 1].map((axis) => outline.reduce((sum, p) => sum + p[axis]! / 4, 0)) as [number, number];
      const ways = plan.openings.filter((o) => o.kind !== 'window').map(keepFree);
      expect(ways.some((b) => middle[0] > b.x0 && middle[0] < b.x1 && middle[1] > b.y0 && middle[1] < b.y1)).toBe(
        false,
      );
      const [a, b] = outline as [[number, number], [number, number]];
      if (Math.min(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1])) > 0.05) askew++;
    }
  }
  expect(homes).toBeGreaterThan(70);
  expect(askew).toBeGreaterThan(15);
  for (const kind of ['bed', 'sofa', 'table', 'round-table', 'chair', 'armchair']) expect(kinds).toContain(kind);
});

/** Whether a point lies on the edge of a floor, to a centimetre. */
function isEdge([x, y]: readonly [number, number], floor: readonly (readonly [number, number])[]): boolean {
  return [-0.01, 0.01].some((dx) => [-0.01, 0.01].some((dy) => inRing([x + dx, y + dy], floor)));
}

import { describe, expect, it } from 'vitest';
import { boundsOf } from '../dwelling/loose-furniture.ts';
import { inRing } from '../dwelling/rooms.ts';
import { makeDwelling } from '../dwelling.ts';
import { makeRandom } from '../random.ts';
import type { Pen, PointPx } from './pen.ts';
import { drawSteps } from './steps.ts';

/** What is marked as stairs before the doors of a plan, in metres. */
function stepsOf(seed: number) {
  const { plan } = makeDwelling(seed);
  const rings: PointPx[][] = [];
  const pen = { mark: (_what: string, ring: PointPx[]) => rings.push(ring), line: () => {} } as unknown as Pen;
  drawSteps(pen, plan, makeRandom(`steps ${seed}`));
  return { plan, rings };
}

describe('drawSteps', () => {
  it('puts steps before outer doors of some dwellings, never into a room', () => {
    const all = Array.from({ length: 80 }, (_, i) => stepsOf(i + 1));
    for (const { plan, rings } of all)
      for (const ring of rings) {
        const { x0, y0, x1, y1 } = boundsOf(ring as [number, number][]);
        const middle = [(x0 + x1) / 2, (y0 + y1) / 2] as const;
        for (const point of [...ring, middle])
          expect(plan.rooms.some((room) => inRing(point, room.outline))).toBe(false);
      }
    const withSteps = all.filter(({ rings }) => rings.length > 0).length;
    expect(withSteps).toBeGreaterThan(3);
    expect(withSteps).toBeLessThan(25);
  });
});

import { describe, expect, it } from 'vitest';
import { type Affine, apply } from '#core/geometry/affine.ts';
import type { Point, Wall } from '#core/plan/schema.ts';
import { drawDwelling } from '../draw.ts';
import { pickConventions } from '../drawing/conventions/pick-conventions.ts';
import { PIXEL_CLASSES } from '../drawing/pixel-classes.ts';
import { pickTidyStyle } from '../drawing/style.ts';
import { makeDwelling } from '../dwelling.ts';
import { makeRandom } from '../random.ts';
import { boundsOf } from './loose-furniture.ts';
import type { Dwelling } from './types.ts';

const homes = Array.from({ length: 60 }, (_, i) => makeDwelling(i + 2001, { repertoire: 'wide' }));
const isOutdoor = ({ id }: { id: string }) => id === 'balcony' || id === 'terrace';

/** Outer walls that stand beside the floor of a balcony or terrace, not those that it hangs on. */
function screensOf({ plan }: Dwelling): { wall: Wall; floor: ReturnType<typeof boundsOf> }[] {
  return plan.rooms.filter(isOutdoor).flatMap(({ outline }) => {
    const floor = boundsOf(outline);
    return plan.walls
      .filter(({ from, to, exterior }) => {
        const far = [from, to].filter(
          ([x, y]) => x > floor.x0 - 0.4 && x < floor.x1 + 0.4 && y > floor.y0 - 0.4 && y < floor.y1 + 0.4,
        );
        const meets = plan.walls.filter((w) => [from, to].some((p) => isEnd(p, w)));
        return exterior && far.length > 0 && meets.length === 1 && Math.hypot(to[0] - from[0], to[1] - from[1]) < 4.2;
      })
      .map((wall) => ({ wall, floor }));
  });
}

const isEnd = (p: Point, { from, to }: Wall) => [from, to].some((q) => q[0] === p[0] && q[1] === p[1]);

describe('windbreaks', () => {
  it('stand flush with the floor beside it and end no further than it does', () => {
    let screens = 0;
    for (const home of homes)
      for (const { wall, floor } of screensOf(home)) {
        const upright = wall.from[0] === wall.to[0];
        const at = upright ? wall.from[0] : wall.from[1];
        const edges = upright ? [floor.x0, floor.x1] : [floor.y0, floor.y1];
        const [low, high] = upright ? [floor.y0, floor.y1] : [floor.x0, floor.x1];
        const off = Math.min(...edges.map((edge) => Math.abs(Math.abs(at - edge) - wall.thickness / 2)));
        // Wing walls leave houses as well, but none of them beside a floor.
        if (off > 0.3) continue;
        expect(off).toBeLessThan(0.0011);
        expect(at < edges[0]! || at > edges[1]!).toBe(true);
        const ends = upright ? [wall.from[1], wall.to[1]] : [wall.from[0], wall.to[0]];
        // One end is on the middle of the wall of the house.
        expect(ends.filter((end) => end > low - 0.006 && end < high + 0.006)).toHaveLength(1);
        screens++;
      }
    expect(screens).toBeGreaterThan(8);
  });

  it('are walls on the sheet, and the railing ends where they begin', async () => {
    let [walls, railings] = [0, 0];
    for (const home of homes.filter((one) => !one.bent && screensOf(one).length > 0).slice(0, 4)) {
      const style = pickTidyStyle(home.country, makeRandom('windbreaks'));
      const conventions = pickConventions(home.country, style, makeRandom('ways'));
      const plain = { chains: false, inside: false, sizes: false, areas: false, furniture: false };
      const drawing = await drawDwelling(home, { ...style, conventions }, 1, plain);
      const map = drawing.classMap();
      const what = (p: Point) => {
        const [x, y] = apply(drawing.truth.toPixels as Affine, p);
        return PIXEL_CLASSES[map[Math.floor(y) * drawing.truth.widthPx + Math.floor(x)]!];
      };
      for (const { wall } of screensOf(home))
        for (const share of [0.3, 0.5, 0.7, 0.95]) {
          const [end, root] = home.plan.walls.some((w) => w !== wall && isEnd(wall.to, w))
            ? [wall.from, wall.to]
            : [wall.to, wall.from];
          const p: Point = [root[0] + (end[0] - root[0]) * share, root[1] + (end[1] - root[1]) * share];
          expect(what(p)).toBe('wall');
          walls++;
        }
      railings += map.some((value) => PIXEL_CLASSES[value] === 'railing') ? 1 : 0;
    }
    expect(walls).toBeGreaterThan(8);
    expect(railings).toBeGreaterThan(2);
  });
});

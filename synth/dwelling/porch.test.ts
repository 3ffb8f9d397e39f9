import { beforeAll, describe, expect, it } from 'vitest';
import { apply } from '#core/geometry/affine.ts';
import type { Point } from '#core/plan/schema.ts';
import { drawDwelling } from '../draw.ts';
import { pickConventions } from '../drawing/conventions/pick-conventions.ts';
import { PIXEL_CLASSES } from '../drawing/pixel-classes.ts';
import { pickTidyStyle } from '../drawing/style.ts';
import { makeDwelling } from '../dwelling.ts';
import { makeRandom } from '../random.ts';
import { inRing } from './rooms.ts';
import type { Dwelling } from './types.ts';

const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

describe('addPorch', () => {
  const homes: Dwelling[] = [];
  beforeAll(() => {
    for (let seed = 6001; seed <= 6120; seed++) homes.push(makeDwelling(seed, { repertoire: 'wide' }));
  });
  const porchOf = ({ plan }: Dwelling) => plan.rooms.find(({ id }) => id === 'porch');

  it('stands before the entrance of some homes, on ground that is free, under a name of its own', () => {
    const porched = homes.filter(porchOf);
    expect(porched.length).toBeGreaterThan(20);
    expect(porched.length).toBeLessThan(60);
    for (const home of porched) {
      const porch = porchOf(home)!;
      expect(porch.label).not.toBe('');
      const others = home.plan.rooms.filter((room) => room !== porch);
      for (const [i, a] of porch.outline.entries())
        for (const share of [0, 0.25, 0.5, 0.75])
          for (const { outline } of others) {
            const p = between(a, porch.outline[(i + 1) % 4]!, share);
            expect(inRing(between(p, porch.outline[(i + 2) % 4]!, 0.05), outline)).toBe(false);
          }
    }
  });

  it('is bounded by railings or posts on its open sides and by nothing along the wall', async () => {
    let [walled, open] = [0, 0];
    for (const home of homes.filter((one) => porchOf(one) && !one.bent).slice(0, 6)) {
      const style = pickTidyStyle('gb', makeRandom('porch'));
      style.conventions = pickConventions('gb', style, makeRandom('porch'));
      const plain = { chains: false, inside: false, sizes: false, areas: false, furniture: false };
      const { truth, classMap } = await drawDwelling(home, style, 1, plain);
      const map = classMap();
      const classAt = (p: Point) => {
        const [x, y] = apply(truth.toPixels!, p);
        return PIXEL_CLASSES[map[Math.floor(y) * truth.widthPx + Math.floor(x)]!];
      };
      const { outline } = porchOf(home)!;
      const sides = outline.map((a, i) =>
        [0.05, 0.95].map((share) => classAt(between(a, outline[(i + 1) % 4]!, share))),
      );
      const onWall = sides.filter((side) => !side.includes('railing'));
      walled += Number(onWall.length === 1);
      open += Number(onWall.length === 4);
    }
    // Where posts stand without a line there is none on any side.
    expect(walled + open).toBe(6);
    expect(walled).toBeGreaterThan(3);
  });
});

import { describe, expect, it } from 'vitest';
import { paintClasses } from '../pixel-classes/paint-classes.ts';
import { thickestWall } from './thickest-wall.ts';

const [WIDTH, HEIGHT] = [1200, 800];

/** A box of walls so thick, with a thin partition, as the network sees it. */
const seen = (thick: number) =>
  paintClasses(['room', 'wall'], WIDTH, HEIGHT, [
    { name: 'wall', x0: 200, y0: 100, x1: 1000, y1: 700 },
    { name: 'room', x0: 200 + thick, y0: 100 + thick, x1: 1000 - thick, y1: 700 - thick },
    { name: 'wall', x0: 600, y0: 100, x1: 612, y1: 700 },
  ]);

describe('thickestWall', () => {
  it('is more where the network sees walls nearly as thick as walls usually can be', () => {
    expect(thickestWall(WIDTH, seen(50))).toBeCloseTo(72);
  });

  it('is the usual share of the drawing where it sees thinner ones, or where no network looked', () => {
    expect(thickestWall(WIDTH, seen(30))).toBeCloseTo(48);
    expect(thickestWall(WIDTH)).toBeCloseTo(48);
  });
});

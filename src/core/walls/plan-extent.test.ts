import { describe, expect, it } from 'vitest';
import { createBitmap } from '../raster/bitmap.ts';
import { fillBand } from '../raster/fill-band.ts';
import type { Bitmap, PointPx } from '../sheet/types.ts';
import { planExtent } from './plan-extent.ts';

const [WIDTH, HEIGHT] = [900, 440];
const DOOR = 18;
const line = (body: Bitmap, from: PointPx, to: PointPx) => fillBand(body, from, to, 8);

/** Four rooms without doors between them and one in the lower wall, 268 pixels wide and 228 high. */
function dwelling(body: Bitmap, x0: number, y0: number): void {
  const [x1, y1] = [x0 + 260, y0 + 220];
  line(body, [x0 - 4, y0], [x1 + 4, y0]);
  line(body, [x0, y0], [x0, y1]);
  line(body, [x1, y0], [x1, y1]);
  line(body, [x0 - 4, y1], [x0 + 60, y1]);
  line(body, [x0 + 60 + DOOR, y1], [x1 + 4, y1]);
  line(body, [x0 + 130, y0], [x0 + 130, y1 - 60]);
  line(body, [x0, y0 + 110], [x0 + 100, y0 + 110]);
}

describe('planExtent', () => {
  it('is the long side of one plan', () => {
    const body = createBitmap(WIDTH, HEIGHT);
    dwelling(body, 60, 100);
    expect(planExtent(body, WIDTH)).toBeCloseTo(269, -1);
  });

  it('is that of the longer one where two stand apart', () => {
    const body = createBitmap(WIDTH, HEIGHT);
    dwelling(body, 60, 100);
    dwelling(body, 560, 120);
    expect(planExtent(body, WIDTH)).toBeCloseTo(269, -1);
  });

  /** Four walls around one space. */
  const frame = (body: Bitmap, x0: number, y0: number, x1: number, y1: number) => {
    line(body, [x0 - 4, y0], [x1 + 4, y0]);
    line(body, [x0 - 4, y1], [x1 + 4, y1]);
    line(body, [x0, y0], [x0, y1]);
    line(body, [x1, y0], [x1, y1]);
  };

  it.each<[string, (body: Bitmap) => void]>([
    ['a solid piece of it', (body) => fillBand(body, [700, 100], [700, 320], 140)],
    ['a title block, a strip', (body) => frame(body, 660, 100, 710, 330)],
    [
      'a corner of it',
      (body) => {
        for (const y of [100, 160]) line(body, [560, y], [800, y]);
        for (const x of [560, 620]) line(body, [x, 100], [x, 340]);
        line(body, [800, 100], [800, 160]);
        line(body, [560, 340], [620, 340]);
      },
    ],
  ])('takes no plan for two where %s stands beside it', (_, drawBeside) => {
    const body = createBitmap(WIDTH, HEIGHT);
    dwelling(body, 60, 100);
    drawBeside(body);
    expect(planExtent(body, WIDTH)).toBeGreaterThan(600);
  });
});

import { describe, expect, it } from 'vitest';
import { createBitmap, isSet } from '../raster/bitmap.ts';
import { fillBand } from '../raster/fill-band.ts';
import { enclose } from '../raster/flood-outside.ts';
import type { Bitmap, PointPx } from '../sheet/types.ts';
import { plansApart } from './plans-apart.ts';

const DOOR = 30;
const LONG = 1000;

const apart = (bodies: Bitmap) => plansApart({ bodies, inside: enclose(bodies, 2 * DOOR), doorPx: DOOR }, LONG);
const line = (body: Bitmap, from: PointPx, to: PointPx) => fillBand(body, from, to, 8);

/** Four walls with a door in the lower one. */
function box(body: Bitmap, x0: number, y0: number, x1: number, y1: number): void {
  line(body, [x0 - 4, y0], [x1 + 4, y0]);
  line(body, [x0, y0], [x0, y1]);
  line(body, [x1, y0], [x1, y1]);
  line(body, [x0 - 4, y1], [x0 + 40, y1]);
  line(body, [x0 + 40 + DOOR, y1], [x1 + 4, y1]);
}

/** The same with rooms left, right and below. */
function dwelling(body: Bitmap, x0: number, y0: number): void {
  box(body, x0, y0, x0 + 260, y0 + 240);
  line(body, [x0 + 130, y0], [x0 + 130, y0 + 130]);
  line(body, [x0, y0 + 130], [x0 + 260, y0 + 130]);
}

describe('plansApart', () => {
  it('finds two floors beside a title block, and leaves that out', () => {
    const body = createBitmap(LONG, 500);
    dwelling(body, 60, 100);
    dwelling(body, 460, 100);
    box(body, 900, 40, 970, 460);
    const inside = apart(body)!;
    expect(
      [
        [100, 150],
        [150, 300],
        [600, 150],
      ].map(([x, y]) => isSet(inside, x!, y!)),
    ).toEqual([true, true, true]);
    expect(isSet(inside, 935, 200)).toBe(false);
    expect(isSet(inside, 390, 200)).toBe(false);
  });

  it('finds none in empty boxes, in strips, and where nothing closes', () => {
    const boxes = createBitmap(LONG, 500);
    box(boxes, 60, 100, 320, 340);
    box(boxes, 900, 40, 970, 460);
    expect(apart(boxes)).toBeUndefined();
    const open = createBitmap(LONG, 500);
    line(open, [60, 100], [320, 100]);
    line(open, [60, 340], [320, 340]);
    expect(apart(open)).toBeUndefined();
    expect(apart(createBitmap(LONG, 500))).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { createBitmap, isSet } from '../raster/bitmap.ts';
import { fillBand } from '../raster/fill-band.ts';
import type { Bitmap, PointPx } from '../sheet/types.ts';
import type { TextRun } from '../texts/types.ts';
import { name } from './box.fixture.ts';
import { findHull } from './find-hull.ts';

const DOOR = 20;
const NAMES = [name('KITCHEN', 100, 100), name('BEDROOM', 200, 100), name('BATHROOM', 100, 180)];

/** A house of 240 by 160, and below it a bar as bold as walls `off` door widths away: a scale bar, say. */
function sheet(off: number): Bitmap {
  const body = createBitmap(340, 460);
  const line = (from: PointPx, to: PointPx) => fillBand(body, from, to, 8);
  line([40, 60], [280, 60]);
  line([40, 220], [280, 220]);
  line([44, 60], [44, 220]);
  line([276, 60], [276, 220]);
  line([40, 220 + off * DOOR], [280, 220 + off * DOOR]);
  return body;
}

/** Whether the hull takes in the ground in the middle between house and bar. */
const isIn = (off: number, texts: TextRun[]) => isSet(findHull(sheet(off), texts, DOOR), 160, 220 + (off * DOOR) / 2);

describe('findHull', () => {
  it('takes in rooms behind wide breaks for their names', () => {
    expect(isIn(7, NAMES)).toBe(false);
    expect(isIn(7, [...NAMES, name('LIVING ROOM', 160, 290)])).toBe(true);
  });

  it('leaves out terraces, unless they lie in a narrow recess', () => {
    expect(isIn(7, [...NAMES, name('DECK', 160, 290)])).toBe(false);
    expect(isIn(4, [...NAMES, name('DECK', 160, 260)])).toBe(true);
    expect(isIn(4, NAMES)).toBe(false);
  });

  it('leaves out captions and watermarks where rooms have names', () => {
    const caption = name('copyright homes', 160, 290);
    expect(isIn(7, [...NAMES, caption])).toBe(false);
    expect(isIn(7, [caption])).toBe(true);
  });
});

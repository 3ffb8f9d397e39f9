import { describe, expect, it } from 'vitest';
import { paintClasses } from '../pixel-classes/paint-classes.ts';
import { createBitmap, isSet } from '../raster/bitmap.ts';
import { fillBand } from '../raster/fill-band.ts';
import { fillOutlined } from './fill-outlined.ts';

const SIDE = 300;

/** Bold lines around a strip from x = 50 to 250, y = 100 to 130, and around a room below it. */
function outlines() {
  const bold = createBitmap(SIDE, SIDE);
  for (const y of [100, 130, 250]) fillBand(bold, [50, y], [250, y], 5);
  for (const x of [50, 250]) fillBand(bold, [x, 98], [x, 252], 5);
  return bold;
}
const seen = (name: string) =>
  paintClasses(['room', 'wall', 'window'], SIDE, SIDE, [{ name, x0: 48, y0: 98, x1: 252, y1: 132 }]);

describe('fillOutlined', () => {
  it('fills what the network takes for wall within its outlines, and no room', () => {
    const filled = fillOutlined(outlines(), seen('wall'));
    expect(isSet(filled, 150, 115)).toBe(true);
    expect(isSet(filled, 150, 190)).toBe(false);
    expect(isSet(filled, 20, 20)).toBe(false);
  });

  it('fills no small hole in a wall', () => {
    const hole = [{ name: 'wall', x0: 48, y0: 98, x1: 252, y1: 132 }];
    const bold = outlines();
    fillBand(bold, [50, 115], [225, 115], 34);
    expect(isSet(fillOutlined(bold, paintClasses(['room', 'wall'], SIDE, SIDE, hole)), 240, 115)).toBe(false);
  });

  it('fills no window, and nothing without a network', () => {
    expect(isSet(fillOutlined(outlines(), seen('window')), 150, 115)).toBe(false);
    expect(isSet(fillOutlined(outlines()), 150, 115)).toBe(false);
  });
});

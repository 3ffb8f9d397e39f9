import { describe, expect, it } from 'vitest';
import { paintClasses } from '../pixel-classes/paint-classes.ts';
import { invert } from '../raster/bitmap.ts';
import { findComponents } from '../raster/components.ts';
import { box, thinLines } from './box.fixture.ts';
import { findNoFloor } from './find-no-floor.ts';

/** Whether the ground of the box is no floor where the network takes this much of it, from the left, for something. */
function isNoFloor(name: string, upTo: number, hasWords: boolean) {
  const { labels, list } = findComponents(invert(box()), 4);
  const classes = paintClasses(['room', 'outside', 'wall'], 500, 300, [{ name, x0: 60, y0: 50, x1: upTo, y1: 250 }]);
  const tell = findNoFloor({ labels, count: list.length, width: 500 }, thinLines(), [], classes);
  return tell(labels[150 * 500 + 250]!, hasWords);
}

describe('findNoFloor', () => {
  it('tells ground that is open air or the inside of walls to the network', () => {
    expect(isNoFloor('outside', 400, false)).toBe(true);
    expect(isNoFloor('wall', 400, false)).toBe(true);
    expect(isNoFloor('outside', 200, false)).toBe(false);
  });

  it('tells it of open air with the title of the sheet in it, too', () => {
    expect(isNoFloor('outside', 400, true)).toBe(true);
    expect(isNoFloor('outside', 200, true)).toBe(false);
    expect(isNoFloor('wall', 400, true)).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { createBitmap } from '../raster/bitmap.ts';
import { fillBand } from '../raster/fill-band.ts';
import type { Bitmap, PointPx } from '../sheet/types.ts';
import { isAlcove } from './is-alcove.ts';

/** The break of a wall at y = 150 from x = 250 to 350; walls are 20 px thick, doors 60 wide. */
const GAP = { from: [250, 150] as PointPx, to: [350, 150] as PointPx };

type Wall = readonly [from: PointPx, to: PointPx];

function walls(...more: Wall[]): Bitmap {
  const mask = createBitmap(600, 300);
  const own: Wall[] = [
    [[0, 150], [250, 150]],
    [[350, 150], [600, 150]],
  ]; // biome-ignore format: walls
  for (const [from, to] of [...own, ...more]) fillBand(mask, from, to, 20);
  return mask;
}

const SIDES: readonly [Wall, Wall] = [[[240, 100], [240, 150]], [[360, 100], [360, 150]]]; // biome-ignore format: walls
const BACK: Wall = [[230, 100], [370, 100]]; // biome-ignore format: a wall
const isOne = (mask: Bitmap) => isAlcove(GAP, { mask, thicknessPx: 20, doorPx: 60 });

describe('isAlcove', () => {
  it('is a break with two sides and a back, on either side of the wall', () => {
    expect(isOne(walls(...SIDES, BACK))).toBe(true);
    const below = ([from, to]: Wall): Wall => [
      [from[0], 300 - from[1]],
      [to[0], 300 - to[1]],
    ];
    expect(isOne(walls(...[...SIDES, BACK].map(below)))).toBe(true);
  });

  it.each<[string, Bitmap]>([
    ['a window', walls()],
    ['a window beside which a corridor runs', walls([[0, 100], [600, 100]])],
    ['a bay with a window in its front', walls(...SIDES, [[230, 100], [270, 100]], [[330, 100], [370, 100]])],
    ['a window before which another line of wall runs', walls([[200, 122], [400, 122]])],
    ['a window between two leaves of a wall that are joined beside it', walls(...SIDES, [[230, 119], [370, 119]])],
    ['a corner in which the wall steps back', walls(...SIDES, BACK, [[230, 114], [300, 114]])],
    ['a bay that is open on one side', walls(SIDES[0], BACK)],
    ['a room with a window', walls([[240, 0], [240, 150]], [[360, 0], [360, 150]], [[230, 20], [370, 20]])],
  ])('%s is none', (_, mask) => {
    expect(isOne(mask)).toBe(false);
  }); // biome-ignore format: walls
});

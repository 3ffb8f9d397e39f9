import { describe, expect, it } from 'vitest';
import { createBitmap } from '../raster/bitmap.ts';
import { fillBand } from '../raster/fill-band.ts';
import type { Page } from '../sheet/types.ts';
import type { RoomsPx, WallsPx } from '../structure/types.ts';
import { measureFaces } from './measure-faces.ts';

const [WIDTH, HEIGHT] = [300, 200];
const STROKE = 2;
const THICK = 20;

type Make = 'filled' | 'blurred' | { readonly outline: number; readonly inside?: 'hatched' | 'grey' };

/**
 * A room between two standing walls, so thick, each filled, blurred at its edges, or drawn by outlines around nothing, hatching or a
 * lighter fill. Of the right wall only so much stands there, from above.
 */
function floorBetween(left: Make, right: Make, [leftThick, rightThick] = [THICK, THICK], rightLong = 160) {
  const [ink, mask] = [createBitmap(WIDTH, HEIGHT), createBitmap(WIDTH, HEIGHT)];
  const grey = new Uint8Array(WIDTH * HEIGHT).fill(250);
  const labels = new Uint16Array(WIDTH * HEIGHT);
  const standing = [
    [50, left, leftThick, 180],
    [250, right, rightThick, 20 + rightLong],
  ] as const;
  for (const [x, make, thick, end] of standing) {
    fillBand(mask, [x, 20], [x, end], thick);
    const whole = createBitmap(WIDTH, HEIGHT);
    fillBand(whole, [x, 20], [x, end], thick);
    const outlines = createBitmap(WIDTH, HEIGHT);
    if (make === 'blurred') fillBand(outlines, [x, 20], [x, end], thick - 2);
    else if (make !== 'filled')
      for (const side of [-1, 1])
        fillBand(
          outlines,
          [x + (side * (thick - make.outline)) / 2, 20],
          [x + (side * (thick - make.outline)) / 2, end],
          make.outline,
        );
    whole.data.forEach((isWall, i) => {
      if (!isWall) return;
      const inside = typeof make === 'string' ? make : make.inside;
      const hatched = inside === 'hatched' && (i + Math.floor(i / WIDTH)) % 4 < 2;
      if (inside === 'filled' || outlines.data[i] || hatched) [ink.data[i], grey[i]] = [1, 20];
      else if (inside === 'grey') [ink.data[i], grey[i]] = [1, 150];
      else if (inside === 'blurred') [ink.data[i], grey[i]] = [1, 190];
    });
  }
  for (let y = 30; y < 170; y++)
    for (let x = 50; x < 250; x++) if (!mask.data[y * WIDTH + x]) labels[y * WIDTH + x] = 1;
  const page = { widthPx: WIDTH, heightPx: HEIGHT, ink, grey, strokePx: STROKE } as Page;
  const walls = {
    walls: standing.map(([x, , thicknessPx, end]) => ({ from: [x, 20], to: [x, end], thicknessPx, exterior: true })),
    mask,
    thicknessPx: THICK,
    doorPx: 60,
  } satisfies WallsPx;
  return measureFaces({ rooms: [], labels, inside: mask } satisfies RoomsPx, page, walls).facesPx;
}

describe('measureFaces', () => {
  it('takes the face of filled walls for the edge of their ink, or a little behind it for an outline that may be there', () => {
    const behind = floorBetween('filled', 'filled');
    expect(behind).toBeGreaterThan(0);
    expect(behind).toBeLessThan(STROKE / 2);
  });

  it('takes it for the middle of a blurred edge, where ink begins before that', () => {
    expect(floorBetween('blurred', 'blurred')).toBeCloseTo(2, 0);
  });

  it.each<[string, 'hatched' | 'grey' | undefined]>([
    ['nothing', undefined],
    ['hatching', 'hatched'],
    ['a lighter fill', 'grey'],
  ])('takes the face of walls with outlines for their middle, around %s', (_, inside) => {
    for (const outline of [3, 5]) {
      const walls = { outline, ...(inside && { inside }) };
      expect(Math.abs(floorBetween(walls, walls) - outline)).toBeLessThanOrEqual(1);
    }
  });

  it('takes the mean where both kinds stand about the rooms', () => {
    const [filled, outlined] = [floorBetween('filled', 'filled'), floorBetween({ outline: 5 }, { outline: 5 })];
    expect(floorBetween('filled', { outline: 5 })).toBeCloseTo((filled + outlined) / 2, 1);
  });

  it('takes thin walls that are filled for two outlines beside each other, where others have such', () => {
    const outlined = floorBetween({ outline: 5 }, { outline: 5 });
    expect(floorBetween('filled', { outline: 5 }, [10, THICK])).toBeCloseTo(outlined, 1);
  });

  it('takes them for filled where little else is drawn by outlines', () => {
    const filled = floorBetween('filled', 'filled', [10, 10]);
    expect(floorBetween('filled', { outline: 5 }, [10, THICK], 40)).toBeLessThan(filled + 1);
  });
});

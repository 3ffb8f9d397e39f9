import { describe, expect, it } from 'vitest';
import { createBitmap } from '../raster/bitmap.ts';
import { fillBand } from '../raster/fill-band.ts';
import type { RoomsPx } from '../rooms/types.ts';
import type { Page } from '../sheet/types.ts';
import type { WallsPx } from '../walls/types.ts';
import { measureFaces } from './measure-faces.ts';

const [WIDTH, HEIGHT] = [300, 200];
const STROKE = 2;
const THICK = 20;

/** A room between two standing walls, each filled or drawn by outlines so many pixels thick. */
function floorBetween(left: 'filled' | number, right: 'filled' | number) {
  const [ink, mask] = [createBitmap(WIDTH, HEIGHT), createBitmap(WIDTH, HEIGHT)];
  const labels = new Uint16Array(WIDTH * HEIGHT);
  for (const [x, make] of [
    [50, left],
    [250, right],
  ] as const) {
    fillBand(mask, [x, 20], [x, 180], THICK);
    if (make === 'filled') fillBand(ink, [x, 20], [x, 180], THICK);
    else
      for (const side of [-1, 1])
        fillBand(ink, [x + (side * (THICK - make)) / 2, 20], [x + (side * (THICK - make)) / 2, 180], make);
  }
  for (let y = 30; y < 170; y++)
    for (let x = 50; x < 250; x++) if (!mask.data[y * WIDTH + x]) labels[y * WIDTH + x] = 1;
  const page = { widthPx: WIDTH, heightPx: HEIGHT, ink, strokePx: STROKE } as Page;
  const walls = {
    walls: [],
    mask,
    thicknessPx: THICK,
    doorPx: 60,
    swings: [],
    lines: [],
    spirals: [],
  } satisfies WallsPx;
  return measureFaces({ rooms: [], labels, inside: mask } satisfies RoomsPx, page, walls).facesPx;
}

describe('measureFaces', () => {
  it('takes the face of filled walls for the edge of their ink, but for a blurred rim', () => {
    const rim = floorBetween('filled', 'filled');
    expect(rim).toBeGreaterThan(0);
    expect(rim).toBeLessThan(STROKE);
  });

  it.each([3, 5])('takes the face of walls with outlines of %i px for their middle', (thick) => {
    expect(Math.abs(floorBetween(thick, thick) - thick)).toBeLessThanOrEqual(1);
  });

  it('takes the mean where both kinds stand about the rooms', () => {
    const [filled, outlined] = [floorBetween('filled', 'filled'), floorBetween(5, 5)];
    expect(floorBetween('filled', 5)).toBeCloseTo((filled + outlined) / 2, 1);
  });
});

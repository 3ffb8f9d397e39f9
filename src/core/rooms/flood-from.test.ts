import { describe, expect, it } from 'vitest';
import { whileFilled } from '../raster/fill-band.ts';
import type { Bitmap } from '../sheet/types.ts';
import { floodFrom } from './flood-from.ts';

/** `#` is barrier. */
function bitmapOf(...rows: string[]): Bitmap {
  const data = Uint8Array.from(rows.join(''), (sign) => Number(sign === '#'));
  return { width: rows[0]!.length, height: rows.length, data };
}

const rooms = () =>
  bitmapOf(
    '##########', //
    '#...#....#',
    '#...#....#',
    '#........#',
    '#...#....#',
    '##########',
  );

describe('floodFrom', () => {
  it('takes all ground in one piece and leaves the barrier as it was', () => {
    const barrier = rooms();
    const flood = floodFrom(barrier, [1, 1])!;
    expect(flood.area).toBe(29);
    expect(flood.holds([8, 4])).toBe(true);
    expect(
      [
        [4, 1],
        [0, 0],
        [-1, 3],
        [10, 3],
      ].some((at) => flood.holds(at as [number, number])),
    ).toBe(false);
    expect(barrier).toEqual(rooms());
  });

  it('stops at a band that is filled only meanwhile', () => {
    const barrier = rooms();
    const part = whileFilled(barrier, [4, 1], [4, 4], 1, () => floodFrom(barrier, [1, 1]))!;
    expect(part.area).toBe(12);
    expect(part.holds([3, 3])).toBe(true);
    expect(part.holds([5, 3])).toBe(false);
    expect(barrier).toEqual(rooms());
  });

  it('gives up where there is too much ground, where it must not go and on barrier', () => {
    const barrier = rooms();
    expect(floodFrom(barrier, [1, 1], 28)).toBeUndefined();
    expect(floodFrom(barrier, [1, 1], 29, [[8, 1]])).toBeUndefined();
    expect(floodFrom(barrier, [4, 1])).toBeUndefined();
    expect(barrier).toEqual(rooms());
  });
});

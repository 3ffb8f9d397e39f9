import { describe, expect, it } from 'vitest';
import { paintClasses } from '../pixel-classes/paint-classes.ts';
import { createBitmap } from '../raster/bitmap.ts';
import type { WallsPx } from '../walls/types.ts';
import { partDoors } from './part-doors.ts';
import type { OpeningPx } from './types.ts';

const NAMES = ['room', 'wall', 'window', 'door', 'swing'];
/** An outer wall at y = 100 with one gap from x = 100 to 400; doors are 60 px wide. */
const WALLS: WallsPx = {
  walls: [{ from: [0, 100], to: [600, 100], thicknessPx: 20, exterior: true }],
  mask: createBitmap(600, 200),
  thicknessPx: 20,
  doorPx: 60,
  swings: [],
  lines: [],
  spirals: [],
};
const FRONT: OpeningPx = { kind: 'window', wall: 0, from: [100, 100], to: [400, 100] };

/** A way from x = 100 to `end` with windows up to the end of the gap, and floor swept below it or not. */
const seen = (end: number, isSwept: boolean) =>
  paintClasses(NAMES, 600, 200, [
    { name: 'door', x0: 100, y0: 90, x1: end, y1: 110 },
    { name: 'window', x0: end, y0: 90, x1: 400, y1: 110 },
    ...(isSwept ? [{ name: 'swing', x0: 100, y0: 110, x1: end, y1: 165 }] : []),
  ]);
const partsOf = (end: number, isSwept = true) =>
  partDoors([FRONT], WALLS, seen(end, isSwept)).map((o) => [o.kind, Math.round(o.from[0]), Math.round(o.to[0])]);

describe('partDoors', () => {
  it('parts a door from the window beside it', () => {
    expect(partsOf(170)).toEqual([
      ['door', 100, 170],
      ['window', 170, 400],
    ]);
  });

  it('takes a wide one for two leaves', () => {
    expect(partsOf(220)).toEqual([
      ['double', 100, 220],
      ['window', 220, 400],
    ]);
  });

  it('leaves windows whole beside which no floor is swept, or of which nothing is a way', () => {
    expect(partsOf(170, false)).toEqual([['window', 100, 400]]);
    expect(partsOf(110)).toEqual([['window', 100, 400]]);
  });
});

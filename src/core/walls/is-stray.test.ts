import { describe, expect, it } from 'vitest';
import { paintClasses } from '../pixel-classes/paint-classes.ts';
import { createBitmap } from '../raster/bitmap.ts';
import { fillBand } from '../raster/fill-band.ts';
import type { PointPx } from '../sheet/types.ts';
import type { WallPx } from '../structure/types.ts';
import { isStray } from './is-stray.ts';

const SIDE = 400;
const THICK = 20;
const LEVEL: [PointPx, PointPx] = [
  [40, 200],
  [360, 200],
];
const ASLANT: [PointPx, PointPx] = [
  [40, 180],
  [360, 220],
];
const wall = ([from, to]: [PointPx, PointPx], share: number): WallPx => ({
  from,
  to,
  thicknessPx: share * THICK,
  exterior: false,
});

/** What the network sees: bare floor, or a strip of something along the middle of the sheet. */
const seen = (name: string, part = 1) =>
  paintClasses(['room', 'wall', 'furniture'], SIDE, SIDE, [{ name, x0: 0, y0: 170, x1: SIDE * part, y1: 230 }]);
const bodyOf = (to: number) => {
  const body = createBitmap(SIDE, SIDE);
  if (to > 40) fillBand(body, [40, 200], [to, 200], 10);
  return body;
};

describe('isStray', () => {
  it('drops a thin wall that runs aslant over bare floor, hardly any of it drawn', () => {
    expect(isStray(wall(ASLANT, 0.4), bodyOf(100), THICK, seen('room'))).toBe(true);
  });

  it('keeps what the network does not deny', () => {
    expect(isStray(wall(ASLANT, 0.4), bodyOf(100), THICK)).toBe(false);
    expect(isStray(wall(ASLANT, 0.4), bodyOf(100), THICK, seen('wall'))).toBe(false);
    // A sixth of it is wall: an end of one that goes on.
    expect(isStray(wall(ASLANT, 0.4), bodyOf(100), THICK, seen('wall', 0.25))).toBe(false);
    expect(isStray(wall(ASLANT, 0.4), bodyOf(100), THICK, seen('furniture'))).toBe(false);
  });

  it('keeps level walls, and those as thick as others', () => {
    expect(isStray(wall(LEVEL, 0.4), bodyOf(100), THICK, seen('room'))).toBe(false);
    expect(isStray(wall(ASLANT, 0.8), bodyOf(100), THICK, seen('room'))).toBe(false);
  });
});

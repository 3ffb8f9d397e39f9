import { describe, expect, it } from 'vitest';
import { lengthOf } from '../geometry/segment.ts';
import { createBitmap } from '../raster/bitmap.ts';
import { fillBand } from '../raster/fill-band.ts';
import type { PointPx } from '../sheet/types.ts';
import type { OpeningPx, WallsPx } from '../structure/types.ts';
import { dropTwins } from './drop-twins.ts';

const DOOR = 100;
const wall = { from: [0, 0] as [number, number], to: [1000, 0] as [number, number], thicknessPx: 20, exterior: true };
const walls: WallsPx = {
  walls: [wall],
  mask: { width: 1, height: 1, data: new Uint8Array(1) },
  thicknessPx: 20,
  doorPx: DOOR,
  swings: [],
  lines: [],
  spirals: [],
};
const window = (lo: number, hi: number): OpeningPx => ({ kind: 'window', wall: 0, from: [lo, 0], to: [hi, 0] });
const widths = (...openings: OpeningPx[]) => dropTwins(openings, walls).map(lengthOf);

describe('dropTwins', () => {
  it('joins the sashes of a window, narrow ones also over a post', () => {
    expect(widths(window(100, 250), window(260, 410))).toEqual([310]);
    expect(widths(window(100, 160), window(175, 235))).toEqual([135]);
  });

  it('leaves windows apart that are more than sashes', () => {
    expect(widths(window(100, 250), window(265, 415))).toEqual([150, 150]);
    expect(widths(window(100, 160), window(185, 245))).toEqual([60, 60]);
  });

  it('keeps one opening per place', () => {
    expect(widths(window(100, 250), { ...window(110, 240), kind: 'gap' })).toEqual([150]);
  });

  it('keeps of two doors with one arc the one with wall at both of its ends', () => {
    const mask = createBitmap(400, 300);
    fillBand(mask, [0, 100], [100, 100], 10);
    fillBand(mask, [200, 100], [300, 100], 10);
    const wall = { from: [0, 100] as PointPx, to: [300, 100] as PointPx, thicknessPx: 10, exterior: false };
    const closed: OpeningPx = {
      kind: 'door',
      wall: 0,
      from: [100, 100],
      to: [200, 100],
      swing: { hinge: [100, 100], leaf: [100, 200] },
    };
    const turned: OpeningPx = {
      kind: 'door',
      wall: 0,
      from: [100, 100],
      to: [100, 200],
      swing: { hinge: [100, 100], leaf: [200, 100] },
    };
    for (const doors of [
      [closed, turned],
      [turned, closed],
    ])
      expect(dropTwins(doors, { ...walls, walls: [wall], mask })).toEqual([closed]);
  });
});

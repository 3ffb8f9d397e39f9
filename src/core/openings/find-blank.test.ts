import { describe, expect, it } from 'vitest';
import { createBitmap } from '../raster/bitmap.ts';
import { fillBand } from '../raster/fill-band.ts';
import type { Page } from '../sheet/types.ts';
import type { OpeningPx, WallPx, WallsPx } from '../structure/types.ts';
import { findBlank } from './find-blank.ts';

const [FROM, TO, Y, THICK] = [40, 560, 60, 24];

/** Windows of a wall drawn by two outlines, with strokes across it at so many pixels from its start, `inside` with a line along it. */
function blank(jambs: number[], more: { exterior?: boolean; inside?: boolean; others?: OpeningPx[] } = {}) {
  const [ink, mask] = [createBitmap(600, 120), createBitmap(600, 120)];
  fillBand(mask, [FROM, Y], [TO, Y], THICK);
  for (const off of [-THICK / 2, THICK / 2]) fillBand(ink, [FROM, Y + off], [TO, Y + off], 2);
  for (const at of jambs) fillBand(ink, [FROM + at, Y - THICK / 2], [FROM + at, Y + THICK / 2], 2);
  if (more.inside) fillBand(ink, [FROM, Y], [TO, Y], 4);
  const wall: WallPx = { from: [FROM, Y], to: [TO, Y], thicknessPx: THICK, exterior: more.exterior ?? true };
  const walls: WallsPx = { walls: [wall], mask, thicknessPx: THICK, doorPx: 60, swings: [], lines: [], spirals: [] };
  const found = findBlank({ ink, strokePx: 2 } as Page, walls, more.others ?? []);
  return found.map(({ from, to }) => [from[0] - FROM, to[0] - FROM].map(Math.round));
}

const window: OpeningPx = { kind: 'window', wall: 0, from: [100, Y], to: [160, Y] };

describe('findBlank', () => {
  it('finds the windows between every other two jambs of a hollow outer wall', () => {
    expect(blank([80, 180, 300, 360])).toEqual([
      [80, 180],
      [300, 360],
    ]);
  });

  it('finds none where jambs are odd in number, one window is all, or most windows have panes', () => {
    expect(blank([80, 180, 300])).toEqual([]);
    expect(blank([80, 180])).toEqual([]);
    expect(blank([80, 180, 300, 360], { others: [window, window, window] })).toEqual([]);
  });

  it('finds none in an inner wall, nor in one of layers', () => {
    expect(blank([80, 180, 300, 360], { exterior: false })).toEqual([]);
    expect(blank([80, 180, 300, 360], { inside: true })).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { createBitmap } from '../raster/bitmap.ts';
import { fillBand } from '../raster/fill-band.ts';
import type { Page } from '../sheet/types.ts';
import { findTinted } from './find-tinted.ts';
import { oneWall } from './one-wall.fixture.ts';

const [Y, THICK] = [100, 20];
const [PAPER, WALL, TINT] = [255, 90, 140];
type Stretch = readonly [from: number, to: number, tint: number];

/** The windows of a wall filled with one grey, or hatched with strokes across it, but for stretches with another grey. */
function tinted(
  stretches: readonly Stretch[],
  { exterior = true, hatched = false, hollow = false, open = false } = {},
) {
  const walls = oneWall(exterior);
  const page = { widthPx: 600, heightPx: 200, grey: new Uint8Array(600 * 200).fill(PAPER), strokePx: 2 };
  const ink = createBitmap(600, 200);
  if (!open) fillBand(walls.mask, [0, Y], [600, Y], THICK);
  const paint = (from: number, to: number, grey: number) => {
    fillBand(ink, [from, Y], [to, Y], THICK);
    if (open) fillBand(walls.mask, [from, Y], [to, Y], THICK);
    for (let y = Y - THICK / 2; y <= Y + THICK / 2; y++) page.grey.fill(grey, y * 600 + from, y * 600 + to);
  };
  if (hatched) for (let x = 0; x < 600; x += 8) paint(x, x + 3, WALL);
  else if (!hollow) paint(0, 600, WALL);
  for (const [from, to, tint] of stretches) paint(from, to, tint);
  return findTinted({ ...page, ink } as Page, walls).map(({ from, to }) => [from[0], to[0]].map(Math.round));
}

const THREE: Stretch[] = [
  [60, 130, TINT],
  [220, 300, TINT],
  [420, 480, TINT],
];

describe('findTinted', () => {
  it('finds three stretches of one tint in a filled and in a hatched outer wall', () => {
    for (const found of [tinted(THREE), tinted(THREE, { hatched: true })]) {
      expect(found).toHaveLength(3);
      for (const [i, ends] of found.entries())
        for (const [k, end] of ends.entries()) expect(Math.abs(end - THREE[i]![k]!)).toBeLessThan(5);
    }
  });

  it('finds none where only two are alike, or in an inner wall', () => {
    expect(tinted([...THREE.slice(0, 2), [420, 480, TINT + 30]])).toEqual([]);
    expect(tinted(THREE, { exterior: false })).toEqual([]);
  });

  it('finds none that are too narrow or take most of the wall', () => {
    expect(tinted(THREE.map(([from]) => [from, from + 20, TINT]))).toEqual([]);
    expect(
      tinted([
        [20, 200, TINT],
        [215, 400, TINT],
        [415, 580, TINT],
      ]),
    ).toEqual([]);
  });

  it('takes no wall between windows for one', () => {
    const windows = [60, 220, 380, 520].map((from): Stretch => [from, from + 50, TINT]);
    expect(tinted(windows).map(([from]) => Math.round(from! / 10))).toEqual([6, 22, 38, 52]);
  });

  it('takes no black wall between two open windows for one', () => {
    const piers: Stretch[] = [
      [60, 130, 0],
      [220, 300, 0],
      [420, 480, 0],
    ];
    expect(tinted(piers, { hollow: true, open: true })).toEqual([]);
  });

  it('takes no paper between two outlines for a tint', () => {
    expect(
      tinted(
        THREE.map(([, to]) => [to, to + 4, WALL]),
        { hollow: true },
      ),
    ).toEqual([]);
  });
});

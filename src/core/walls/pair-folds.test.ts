import { expect, it } from 'vitest';
import { createBitmap } from '../raster/bitmap.ts';
import { distanceThirds } from '../raster/distance.ts';
import { fillBand } from '../raster/fill-band.ts';
import type { PointPx } from '../sheet/types.ts';
import { pairFolds } from './pair-folds.ts';

/** A line from one point to another, pixels. */
const line = (x0: number, y0: number, x1: number, y1: number): [PointPx, PointPx] => [
  [x0, y0],
  [x1, y1],
];

/** A wall at y = 200 that is open from x = 200 to 320; the usual door is 70 px wide. */
function foldsOf(...leaves: [PointPx, PointPx][]) {
  const walls = createBitmap(500, 300);
  fillBand(walls, [50, 200], [200, 200], 16);
  fillBand(walls, [320, 200], [450, 200], 16);
  const lines = leaves.map(([from, to]) => ({ from, to }));
  const ground = { ink: walls, toWall: distanceThirds(walls), pieces: [], strokePx: 2, thicknessPx: 16 };
  return pairFolds(lines, ground, [], 70);
}

it('takes two equal lines that lean to each other for a double door that closes half way', () => {
  const found = foldsOf(line(202, 198, 240, 160), line(280, 160, 318, 198));
  expect(found).toHaveLength(2);
  for (const s of found) expect(s.closed).toEqual([260, 198]);
  expect(found.map((s) => s.leaf)).toEqual([
    [240, 160],
    [280, 160],
  ]);
});

it('asks short leaves for their folded halves', () => {
  const outer: [PointPx, PointPx][] = [line(202, 198, 222, 170), line(318, 198, 298, 170)];
  expect(foldsOf(...outer)).toEqual([]);
  expect(foldsOf(...outer, line(222, 170, 242, 198), line(298, 170, 278, 198))).toHaveLength(2);
});

it('takes no lines of different length, to different sides, or before a whole wall', () => {
  expect(foldsOf(line(202, 198, 240, 160), line(318, 198, 300, 180))).toEqual([]);
  expect(foldsOf(line(202, 198, 240, 160), line(318, 202, 280, 240))).toEqual([]);
  expect(foldsOf(line(80, 190, 118, 152), line(190, 190, 152, 152))).toEqual([]);
});

it('takes none across the corner of a room, where walls go on beyond the jambs', () => {
  const leaves: [PointPx, PointPx][] = [line(108, 180, 156, 180), line(180, 108, 180, 156)];
  const lines = [
    ...leaves.map(([from, to]) => ({ from, to })),
    { from: [300, 100] as PointPx, to: [200, 200] as PointPx },
  ];
  const found = (pieces: { from: PointPx; to: PointPx; thick: number }[]) => {
    const walls = createBitmap(500, 300);
    for (const { from, to, thick } of pieces) fillBand(walls, from, to, thick);
    return pairFolds(
      lines,
      { ink: walls, toWall: distanceThirds(walls), pieces, strokePx: 2, thicknessPx: 16 },
      [],
      70,
    );
  };
  const level = { from: [100, 100] as PointPx, thick: 16 };
  expect(
    found([
      { ...level, to: [100, 192] },
      { ...level, to: [192, 100] },
    ]),
  ).toHaveLength(2);
  expect(
    found([
      { ...level, to: [100, 280] },
      { ...level, to: [280, 100] },
    ]),
  ).toEqual([]);
});

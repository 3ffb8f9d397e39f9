import { describe, expect, it } from 'vitest';
import type { Segment } from '../geometry/segment.ts';
import { createBitmap } from '../raster/bitmap.ts';
import { distanceThirds } from '../raster/distance.ts';
import { fillBand } from '../raster/fill-band.ts';
import type { Swing } from '../structure/types.ts';
import { singleFolds } from './single-folds.ts';

const line = (x0: number, y0: number, x1: number, y1: number): Segment => ({ from: [x0, y0], to: [x1, y1] });
/** Two halves that lead out of an opening at its left jamb and back into it. */
const FOLD = [line(202, 198, 222, 168), line(222, 168, 242, 198)];
const PIECES = [
  { ...line(50, 200, 200, 200), thick: 16 },
  { ...line(270, 200, 450, 200), thick: 16 },
];

/** A wall at y = 200 that is open from x = 200 to 270; the usual door is 70 px wide. */
function foldsOf(lines: readonly Segment[], { swings = [] as Swing[], pieces = PIECES } = {}) {
  const walls = createBitmap(500, 300);
  for (const { from, to, thick } of pieces) fillBand(walls, from, to, thick);
  const ground = { ink: walls, toWall: distanceThirds(walls), pieces, strokePx: 2, thicknessPx: 16 };
  return singleFolds(lines, ground, swings, 70);
}

describe('singleFolds', () => {
  it('hangs a folding leaf at the end of a wall and closes it at the next one', () => {
    const [door, ...more] = foldsOf(FOLD);
    expect(more).toEqual([]);
    expect(Math.abs(door!.hinge[0] - 200)).toBeLessThan(3);
    expect(Math.abs(door!.closed[0] - 270)).toBeLessThan(3);
    expect(door!.leaf).toEqual([222, 168]);
  });

  it('asks for both halves, of one length', () => {
    expect(foldsOf(FOLD.slice(0, 1))).toEqual([]);
    expect(foldsOf([FOLD[0]!, line(222, 168, 262, 228)])).toEqual([]);
  });

  it('finds none where no wall begins beyond it, or its halves end beside the line of the wall', () => {
    expect(foldsOf(FOLD, { pieces: PIECES.slice(0, 1) })).toEqual([]);
    expect(foldsOf([FOLD[0]!, line(222, 168, 256, 176)])).toEqual([]);
  });

  it('finds none in an opening that has a door', () => {
    const swing: Swing = { hinge: [270, 200], closed: [200, 200], leaf: [270, 130], radius: 70 };
    expect(foldsOf(FOLD, { swings: [swing] })).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { createBitmap } from '../raster/bitmap.ts';
import { fillBand } from '../raster/fill-band.ts';
import type { ScaleFinding } from '../scale/types.ts';
import type { Page, PointPx } from '../sheet/types.ts';
import { findMeasures } from '../texts/find-measures.ts';
import { textAt } from '../texts/text-at.fixture.ts';
import type { TextRun } from '../texts/types.ts';
import { completeStructure } from './complete-structure.ts';
import { mendSizes } from './mend-sizes.ts';
import type { WallPx, WallsPx } from './types.ts';

const [WIDTH, HEIGHT] = [700, 460];
/** 100 pixels a metre. */
const METRES_PER_PIXEL = 0.01;
const THICK = 10;

/** A room of 3.9 by 3 m, and beside it two strips of its depth, 0.7 and 0.9 m wide, behind lines of wardrobes. */
const LINES: [PointPx, PointPx][] = [
  [
    [50, 50],
    [630, 50],
  ],
  [
    [50, 360],
    [630, 360],
  ],
  [
    [50, 50],
    [50, 360],
  ],
  [
    [450, 50],
    [450, 360],
  ],
  [
    [530, 50],
    [530, 360],
  ],
  [
    [630, 50],
    [630, 360],
  ],
];

function structureOf(texts: readonly TextRun[]) {
  const mask = createBitmap(WIDTH, HEIGHT);
  const walls = LINES.map(([from, to]): WallPx => ({ from, to, thicknessPx: THICK, exterior: false }));
  for (const { from, to } of walls) fillBand(mask, from, to, THICK);
  const traced: WallsPx = { walls, mask, thicknessPx: THICK, doorPx: 80, swings: [], lines: [], spirals: [] };
  const empty = new Uint8Array(WIDTH * HEIGHT);
  const page: Page = {
    widthPx: WIDTH,
    heightPx: HEIGHT,
    region: { x0: 0, y0: 0, x1: WIDTH, y1: HEIGHT },
    ink: mask,
    lineInk: mask,
    grey: empty,
    rgb: empty,
    strokePx: 2,
    textPx: 12,
  };
  return completeStructure(page, traced, texts);
}

function scaleOf(texts: readonly TextRun[], from: ScaleFinding['from'] = 'dimensions'): ScaleFinding {
  const measures = findMeasures(texts);
  return {
    metresPerPixel: METRES_PER_PIXEL,
    from,
    agreeing: 1,
    read: 1,
    confidence: 1,
    others: [],
    measures,
    spans: [],
  };
}

/** Places of the walls that stand upright after mending, from left to right. */
function mended(area: string, others: TextRun[] = [], from?: ScaleFinding['from']) {
  const texts = [textAt('BEDROOM', 240, 180), textAt(area, 240, 210), ...others];
  const walls = mendSizes(structureOf(texts), scaleOf(texts, from));
  return walls?.walls.filter((w) => w.from[0] === w.to[0]).map((w) => w.from[0]);
}

describe('mendSizes', () => {
  it('gives a room the space beside it that it is missing by its printed area', () => {
    expect(structureOf([]).rooms.rooms).toHaveLength(3);
    // 3.9 m and 0.7 m with the line between them: 4.7 m by 3 m.
    expect(mended('14,1 m²')).toEqual([50, 530, 630]);
  });

  it('does so by a printed size too', () => {
    expect(mended('4.70 x 3.00 m')).toEqual([50, 530, 630]);
  });

  it('leaves rooms that have what is printed, or that no space beside them completes', () => {
    expect(mended('11,7 m²')).toBeUndefined();
    expect(mended('17,0 m²')).toBeUndefined();
    expect(mended('9,0 m²')).toBeUndefined();
  });

  it('leaves spaces with a name or a measure of their own, and takes no assumed scale', () => {
    expect(mended('14,1 m²', [textAt('WC', 490, 200)])).toBeUndefined();
    expect(mended('14,1 m²', [textAt('2,1 m²', 490, 200)])).toBeUndefined();
    expect(mended('14,1 m²', [], 'assumed')).toBeUndefined();
  });
});

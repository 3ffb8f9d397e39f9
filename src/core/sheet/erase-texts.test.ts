import { describe, expect, it } from 'vitest';
import { createBitmap } from '../raster/bitmap.ts';
import { fillBand } from '../raster/fill-band.ts';
import type { TextRun } from '../texts/types.ts';
import { eraseTexts } from './erase-texts.ts';
import type { Bitmap, BoxPx, PointPx } from './types.ts';

const [WIDTH, HEIGHT] = [300, 200];

/** A word in the middle, its letters as bars 14 px high. */
const WORD: TextRun = {
  text: 'HALL',
  box: { x0: 110, y0: 90, x1: 190, y1: 110 },
  angle: 0,
  heightPx: 14,
  confidence: 1,
  source: 'ocr',
};

function drawWord(): Bitmap {
  const ink = createBitmap(WIDTH, HEIGHT);
  for (let x = 115; x < 190; x += 12) fillBand(ink, [x, 93], [x, 107], 4);
  return ink;
}

function drawBox(ink: Bitmap, { x0, y0, x1, y1 }: BoxPx): Bitmap {
  const corners: PointPx[] = [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ];
  for (const [i, from] of corners.entries()) fillBand(ink, from, corners[(i + 1) % 4]!, 2);
  return ink;
}

const inkLeft = (ink: Bitmap, text = WORD.text) =>
  eraseTexts(ink, [{ ...WORD, text }], 14).data.reduce((sum, v) => sum + v, 0);

describe('eraseTexts', () => {
  it('takes the letters of a text away', () => {
    expect(inkLeft(drawWord())).toBe(0);
  });

  it('takes the frame around them too, also where the box of the text reaches into it', () => {
    expect(inkLeft(drawBox(drawWord(), { x0: 100, y0: 85, x1: 200, y1: 115 }))).toBe(0);
    expect(inkLeft(drawBox(drawWord(), { x0: 108, y0: 92, x1: 192, y1: 108 }))).toBe(0);
  });

  it('keeps the tag around a number', () => {
    const tag = { x0: 100, y0: 85, x1: 200, y1: 115 };
    expect(inkLeft(drawBox(drawWord(), tag), 'A-101')).toBeGreaterThan(0);
  });

  it('keeps what stands farther off, as walls and worktops do, or on one side alone', () => {
    for (const box of [
      { x0: 60, y0: 40, x1: 240, y1: 160 },
      { x0: 100, y0: 60, x1: 200, y1: 115 },
      { x0: 100, y0: 112, x1: 200, y1: 125 },
    ]) {
      const alone = drawBox(createBitmap(WIDTH, HEIGHT), box).data.reduce((sum, v) => sum + v, 0);
      expect(inkLeft(drawBox(drawWord(), box))).toBe(alone);
    }
  });
});

import { describe, expect, it } from 'vitest';
import type { BoxPx } from '#core/sheet/types.ts';
import { completeRegions } from './complete-regions.ts';
import type { Letters } from './letter-height.ts';
import { boxOfRegion } from './region-box.ts';
import type { TextRegion } from './types.ts';

/** `2.30` in letters of 10 pixels from (x, 50): three digits and a dot. */
const word = (x: number) => ({
  digits: [0, 9, 16].map((dx): BoxPx => ({ x0: x + dx, y0: 50, x1: x + dx + 6, y1: 60 })),
  dot: { x0: x + 7, y0: 58, x1: x + 8, y1: 60 },
});

function letters(...words: ReturnType<typeof word>[]): Omit<Letters, 'spots'> {
  const boxes = words.flatMap(({ digits }) => digits);
  return { heightPx: 10, boxes, pieces: [...boxes, ...words.map(({ dot }) => dot)] };
}

const region = (x0: number, x1: number, more: Partial<TextRegion> = {}): TextRegion => ({
  cx: (x0 + x1) / 2, cy: 55, along: x1 - x0, across: 14, axis: 'x', tilt: 0, score: 0.8, ...more,
}); // biome-ignore format: one field a line would hide the shape

describe('completeRegions', () => {
  it('extends a region over the digits that the detector left out', () => {
    const [only, ...more] = completeRegions([region(107, 124)], letters(word(100)));
    expect(more).toEqual([]);
    const { x0, x1 } = boxOfRegion(only!);
    expect(x0).toBeLessThan(100);
    expect(x1).toBeGreaterThan(122);
    expect(only!.guessed).toBeFalsy();
  });

  it('takes the tilt from short words that stand straight, and joins their halves', () => {
    const halves = [region(98, 107), region(108, 124, { tilt: 0.14 })];
    const completed = completeRegions(halves, letters(word(100)));
    expect(completed).toHaveLength(1);
    expect(completed[0]!.tilt).toBe(0);
  });

  it('guesses at rows of letters that have no region', () => {
    const completed = completeRegions([region(98, 125)], letters(word(100), word(200)));
    expect(completed).toHaveLength(2);
    expect(completed[1]).toMatchObject({ guessed: true, axis: 'x' });
  });

  it('joins feet and inches over a spaced dash, however narrow their marks, but no dashed line', () => {
    const digit = (x: number): BoxPx => ({ x0: x, y0: 50, x1: x + 6, y1: 60 });
    const mark = (x: number): BoxPx => ({ x0: x, y0: 50, x1: x + 1, y1: 53 });
    const dash = (x: number): BoxPx => ({ x0: x, y0: 55, x1: x + 5, y1: 56 });
    const digits = [digit(100), digit(135)];
    const pieces = [...digits, mark(113), dash(120), mark(148), mark(150)];
    const parts = [region(97, 117), region(134, 143, { axis: 'y', along: 14, across: 12 })];
    const [only, ...more] = completeRegions(parts, { heightPx: 10, boxes: [], shapes: digits, pieces });
    expect(more).toEqual([]);
    expect(boxOfRegion(only!).x1).toBeGreaterThan(149);
    const line = [digit(100), digit(107), dash(117), dash(125), dash(133), digit(143), digit(150)];
    const ends = completeRegions([], { heightPx: 10, boxes: line.filter((b) => b.y0 === 50), pieces: line });
    expect(ends.map((r) => Math.round(r.cx))).toEqual([107, 150]);
  });

  it('leaves a region alone that holds its row, and makes no row of one letter', () => {
    const whole = [region(97, 125)];
    expect(completeRegions(whole, letters(word(100)))).toEqual(whole);
    const lone: BoxPx = { x0: 300, y0: 50, x1: 306, y1: 60 };
    expect(completeRegions([], { heightPx: 10, boxes: [lone], pieces: [lone] })).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import type { Crop } from './recognise-crops.ts';
import { splitAtGaps } from './text-runs.ts';

const ACROSS = 20;

/** A line in which letters begin so many pixels from the one before, in order; blanks take no step of their own. */
function lineOf(text: string, steps: readonly number[]) {
  const letters = [...text];
  const rank = (i: number) => letters.slice(0, i + 1).filter((letter) => letter !== ' ').length - 1;
  const at = (k: number) => steps.slice(0, k).reduce((sum, step) => sum + step, 10);
  const places = letters.map((_, i) => at(rank(i)));
  const along = at(steps.length) + 10;
  const crop: Crop = {
    region: { cx: along / 2, cy: 10, along, across: ACROSS, axis: 'x', tilt: 0, score: 1 },
    turn: 0,
  };
  return splitAtGaps(crop, { text, positions: places.map((p) => p / along), confidence: 0.9 });
}

const texts = (...line: Parameters<typeof lineOf>) => lineOf(...line).map((run) => run.text);

describe('splitAtGaps', () => {
  it('parts numbers of a chain that stand far apart', () => {
    expect(texts('385 12', [12, 12, 60, 12])).toEqual(['385', '12']);
  });

  it('keeps the blank of a number in widely spaced type', () => {
    expect(texts('2 890', [36, 18, 18])).toEqual(['2 890']);
  });

  it('keeps a unit with its number, but no other letter', () => {
    expect(texts('5 m', [40])).toEqual(['5 m']);
    expect(texts('5 A', [40])).toEqual(['5', 'A']);
  });

  it('parts single numbers that stand alike far apart, as on stairs', () => {
    expect(texts('7 8 9', [36, 36])).toEqual(['7', '8', '9']);
  });
});

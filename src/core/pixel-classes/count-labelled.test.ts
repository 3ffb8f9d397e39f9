import { describe, expect, it } from 'vitest';
import { countLabelled } from './count-labelled.ts';
import { paintClasses } from './paint-classes.fixture.ts';

const NAMES = ['room', 'wall', 'window'];
const WINDOW = { name: 'window', x0: 40, y0: 20, x1: 80, y1: 28 };
const classes = paintClasses(NAMES, 100, 60, [
  { name: 'wall', x0: 0, y0: 20, x1: 100, y1: 28 },
  WINDOW,
  { name: 'window', x0: 10, y0: 40, x1: 14, y1: 44 },
]);

describe('countLabelled', () => {
  it('tells what share of each part of the sheet is of some classes', () => {
    // The left half of the sheet is part 1, the right half part 2; nothing is part 3.
    const labels = Int32Array.from({ length: 100 * 60 }, (_, i) => (i % 100 < 50 ? 1 : 2));
    const shareOf = countLabelled(labels, 3, 100, classes);
    // Of the band 8 pixels high the window takes 10 of 50 columns on the left and 30 on the right; 16 square pixels more.
    expect(shareOf(1, ['window'])).toBeCloseTo((10 * 8 + 16) / 3000, 3);
    expect(shareOf(2, ['window'])).toBeCloseTo((30 * 8) / 3000, 3);
    expect(shareOf(2, ['window', 'wall'])).toBeCloseTo((50 * 8) / 3000, 3);
    expect(shareOf(1, ['no such class'])).toBe(0);
    expect(shareOf(3, ['wall'])).toBe(0);
  });
});

import { describe, expect, it } from 'vitest';
import { findNotes } from './find-notes.ts';
import type { TextRegion } from './types.ts';

const line = (cy: number, more: Partial<TextRegion> = {}): TextRegion => ({
  cx: 500,
  cy,
  along: 400,
  across: 20,
  axis: 'x',
  tilt: 0,
  score: 1,
  ...more,
});
const lines = (count: number, more: Partial<TextRegion> = {}) =>
  Array.from({ length: count }, (_, i) => line(100 + 30 * i, more));

describe('findNotes', () => {
  it('leaves the lines of paragraphs out, but for the first ones', () => {
    const regions = lines(20);
    expect([...findNotes(regions)]).toEqual(regions.slice(8));
  });

  it('takes paragraphs that stand, as on turned sheets', () => {
    const regions = lines(20).map((r): TextRegion => ({ ...r, axis: 'y', cx: r.cy, cy: r.cx }));
    expect(findNotes(regions).size).toBe(12);
  });

  it('keeps short lines, titles of two lines, and lines far from each other or of other sizes', () => {
    expect(findNotes(lines(20, { along: 150 })).size).toBe(0);
    const pairs = Array.from({ length: 10 }, (_, i) => [line(200 * i), line(200 * i + 30)]).flat();
    expect(findNotes(pairs).size).toBe(0);
    expect(findNotes(lines(20).map((r, i) => ({ ...r, across: i % 2 ? 16 : 25 }))).size).toBe(0);
    expect(findNotes(lines(20).map((r, i) => ({ ...r, cx: 500 + 300 * i }))).size).toBe(0);
  });
});

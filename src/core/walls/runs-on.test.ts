import { describe, expect, it } from 'vitest';
import type { Bar } from '../raster/find-bars.ts';
import { runsOn } from './runs-on.ts';

const bar = (x0: number, x1: number, y = 100): Bar => ({ from: [x0, y], to: [x1, y], thick: 6 });
const leaf = bar(100, 160);

describe('runsOn', () => {
  it('tells a piece of a front from a leaf whose lines end with it', () => {
    expect(runsOn(leaf, [bar(100, 160, 98), bar(102, 158, 102)])).toBe(false);
    expect(runsOn(leaf, [bar(100, 220, 98)])).toBe(true);
    expect(runsOn(leaf, [bar(40, 160, 98)])).toBe(true);
  });

  it('passes lines in line with it that begin where it ends, and those beside it', () => {
    expect(runsOn(leaf, [bar(165, 300)])).toBe(false);
    expect(runsOn(leaf, [bar(40, 300, 120)])).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { compareTimings } from './compare-timings.ts';

describe('two runs', () => {
  it('are compared drawing by drawing: the median of the ratios is not the ratio of the medians', () => {
    const before = new Map([
      ['small', { ocr: 10 }],
      ['middle', { ocr: 100 }],
      ['large', { ocr: 1000 }],
      ['gone', { ocr: 1 }],
    ]);
    const after = new Map([
      ['small', { ocr: 20 }],
      ['middle', { ocr: 200 }],
      ['large', { ocr: 500 }],
      ['new', { ocr: 9000 }],
    ]);
    const [, , ocr, whole] = compareTimings(before, after).split('\n');
    expect(ocr).toBe('| ocr | 3 | 100 | 200 | 2.00 | 2.00 to 2.00 |');
    expect(whole).toBe('| whole | 3 | 100 | 200 | 2.00 | 2.00 to 2.00 |');
  });

  it('show how far the ratios lie apart', () => {
    const run = (...times: number[]) => new Map(times.map((walls, i) => [`plan-${i}`, { walls }]));
    const [, , walls] = compareTimings(run(100, 100, 100, 100, 100), run(50, 80, 90, 120, 300)).split('\n');
    expect(walls).toBe('| walls | 5 | 100 | 90 | 0.90 | 0.80 to 1.20 |');
  });

  it('make no ratio of a stage that one of them has not, or that took no time to speak of', () => {
    const before = new Map([['a', { decode: 50, rooms: 0.01 }]]);
    const after = new Map([['a', { decode: 50, rooms: 0.09, draw: 20 }]]);
    const rows = compareTimings(before, after).split('\n').slice(2);
    expect(rows).toEqual([
      '| decode | 1 | 50 | 50 | 1.00 | 1.00 to 1.00 |',
      '| rooms | 0 | – | – | – | – |',
      '| draw | 0 | – | – | – | – |',
      '| whole | 1 | 50 | 70 | 1.40 | 1.40 to 1.40 |',
    ]);
  });
});

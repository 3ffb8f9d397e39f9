import { describe, expect, it } from 'vitest';
import { compareFigures, flattenFigures } from './compare-figures.ts';

describe('figures of two runs', () => {
  it('are all numbers of a summary, named by their path', () => {
    const summary = { drawings: 3, doors: { exact: 0.5, mape: 0.1 }, note: 'x', none: null };
    expect(flattenFigures(summary)).toEqual({ drawings: 3, 'doors.exact': 0.5, 'doors.mape': 0.1 });
  });

  it('are listed where they changed', () => {
    const before = { drawings: 105, roomF1: 0.9, 'doors.exact': 0.5, old: 1 };
    const after = { drawings: 105, roomF1: 0.87654, 'doors.exact': 0.75, fresh: 2 };
    expect(compareFigures(before, after).split('\n')).toEqual([
      '4 of 5 figures changed.',
      '',
      '| figure | before | after | change |',
      '|---|---:|---:|---:|',
      '| roomF1 | 0.9 | 0.8765 | -0.02346 |',
      '| doors.exact | 0.5 | 0.75 | +0.25 |',
      '| old | 1 | – | – |',
      '| fresh | – | 2 | – |',
    ]);
  });

  it('are as they were', () => {
    expect(compareFigures({ a: 1, b: 2 }, { a: 1, b: 2 })).toBe('All 2 figures are as they were.');
  });
});

import { describe, expect, it } from 'vitest';
import type { LengthUnit, Measure } from '../texts/types.ts';
import { findConsensus } from './find-consensus.ts';
import type { Vote } from './votes.ts';

const measure = {
  run: { text: '', box: { x0: 0, y0: 0, x1: 1, y1: 1 }, angle: 0 },
  readings: [],
} as unknown as Measure;

function vote(key: string, metres: number, lengthPx: number, weight = 1, unit: LengthUnit = 'm'): Vote {
  return {
    measure: { ...measure },
    key,
    axis: 'x',
    log: Math.log(metres / lengthPx),
    sigma: 0.006 + 1.2 / lengthPx,
    weight,
    unit,
    certain: true,
    metres,
    lengthPx,
    source: 'dimensions',
  };
}

describe('findConsensus', () => {
  it('is not moved by outliers, however many directions they pull in', () => {
    const right = [3, 4.5, 2.2, 6.1, 8].map((m, i) => vote(`r${i}`, m, m / 0.02));
    const wrong = [3, 4.5, 2.2, 6.1, 8, 5, 7].map((m, i) => vote(`w${i}`, m, m / (0.03 * 1.25 ** i)));
    const consensus = findConsensus([...wrong, ...right])!;
    expect(Math.exp(consensus.log)).toBeCloseTo(0.02, 6);
    expect(consensus.agreeing.map((v) => v.key).sort()).toEqual(['r0', 'r1', 'r2', 'r3', 'r4']);
  });

  it('counts a text once, however many of its pairs of marks agree', () => {
    const many = [1, 1.001, 1.002, 0.999].map((f) => vote('same', 4 * f, 100));
    const two = [vote('a', 5, 250), vote('b', 3, 150)];
    expect(Math.exp(findConsensus([...many, ...two])!.log)).toBeCloseTo(0.02, 4);
  });

  it('trusts long spans more than short ones', () => {
    const votes = [vote('long', 10, 1000), vote('s1', 0.51, 50), vote('s2', 0.51, 50)];
    expect(Math.abs(Math.exp(findConsensus(votes)!.log) / 0.01 - 1)).toBeLessThan(0.003);
  });

  it('is undefined without votes', () => {
    expect(findConsensus([])).toBeUndefined();
  });
});

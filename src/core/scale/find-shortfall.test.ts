import { describe, expect, it } from 'vitest';
import type { Measure } from '../texts/types.ts';
import type { UnitChoice } from './choose-unit.ts';
import { findShortfall, lengthen } from './find-shortfall.ts';
import type { SpanCandidate } from './find-spans.ts';
import type { Vote } from './votes.ts';

const SCALE = 0.0146;
const TEXT_PX = 16;

/** A text for a length in metres whose marks are so many pixels short of it. */
function vote(metres: number, shortPx: number): Vote {
  const measure = { run: { text: `${metres}` }, readings: [] } as unknown as Measure;
  const lengthPx = metres / SCALE - shortPx;
  return {
    measure, key: `${metres}`, axis: 'x', log: Math.log(metres / lengthPx), sigma: 0.01, weight: 0.75, unit: 'm',
    certain: true, metres, lengthPx, source: 'dimensions', span: { lengthPx } as SpanCandidate,
  }; // biome-ignore format: one field a line would hide the shape
}
const choice = (votes: Vote[]): UnitChoice => ({
  log: votes[0]!.log, agreeing: votes, score: votes.length, unit: 'm', plausibility: 1, suit: 1,
}); // biome-ignore format: one field a line would hide the shape
const lengths = [3.84, 3.84, 4.04, 3.28, 7.24, 5.49, 9.35, 16.92];
const found = (votes: Vote[]) => findShortfall(votes, choice(votes), TEXT_PX);

describe('findShortfall', () => {
  it('finds what the heads of arrows take from every length', () => {
    expect(found(lengths.map((metres) => vote(metres, 27)))).toBeCloseTo(27, 0);
    expect(found(lengths.map((metres) => vote(metres, -9)))).toBeCloseTo(-9, 0);
  });

  it('takes no more off lines than runs on beyond their marks', () => {
    expect(found(lengths.map((metres) => vote(metres, -27)))).toBe(0);
  });

  it('finds it too where every text has some other pair of marks that suits one scale nearly', () => {
    const votes = lengths.flatMap((metres) => {
      const best = vote(metres, 18);
      return [best, { ...vote(metres, 9), weight: 0.6 }, { ...vote(metres, 0), weight: 0.4 }].map((v) => ({
        ...v,
        measure: best.measure,
      }));
    });
    expect(found(votes)).toBeCloseTo(18, 0);
  });

  it('finds nothing where one scale fits, though a few texts do not', () => {
    expect(found(lengths.map((metres) => vote(metres, 0)))).toBe(0);
    expect(found(lengths.map((metres, i) => vote(metres, i % 4 ? 0 : 27)))).toBe(0);
  });

  it('takes no rounding for missing ends', () => {
    // Printed with one decimal: the short ones happen to be rounded up, as if 0.04 m of each were missing.
    const rounded = [2.1, 2.2, 2.4, 2.6, 3.1, 3.5].map((metres) => vote(metres, 0.04 / SCALE));
    const exact = [6.3, 8.2, 9.1, 11.4].map((metres) => vote(metres, 0));
    expect(found([...rounded, ...exact])).toBe(0);
  });

  it('is not proved by few texts, nor by ends that are missed each in its own way', () => {
    expect(found(lengths.slice(-4).map((metres) => vote(metres, 27)))).toBe(0);
    expect(found(lengths.map((metres, i) => vote(metres, 37 * ((i * 0.618) % 1))))).toBe(0);
  });
});

describe('lengthen', () => {
  it('moves both ends apart along the line', () => {
    const span = { from: [10, 5], to: [10, 25], axis: 'y', lengthPx: 20, weight: 1 } as unknown as SpanCandidate;
    expect(lengthen(span, 6)).toMatchObject({ from: [10, 2], to: [10, 28], lengthPx: 26 });
  });
});

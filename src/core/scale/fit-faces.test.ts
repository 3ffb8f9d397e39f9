import { describe, expect, it } from 'vitest';
import { fitFaces } from './fit-faces.ts';
import type { Vote } from './votes.ts';

const votesOf = (sizes: [metres: number, px: number][]) =>
  sizes.map(
    ([metres, lengthPx]) => ({ metres, lengthPx, log: Math.log(metres / lengthPx), sigma: 0.01, weight: 1 }) as Vote,
  );

describe('fitFaces', () => {
  it('finds what outlined walls take from every room', () => {
    const votes = votesOf([1.2, 2.5, 4.1, 6.4, 13].map((metres) => [metres, metres / 0.014 - 4]));
    expect(Math.exp(fitFaces(votes, 4)!)).toBeCloseTo(0.014, 5);
  });

  it('leaves rooms alone that agree as they are', () => {
    const votes = votesOf([1.2, 2.5, 4.1, 6.4, 13].map((metres) => [metres, metres / 0.014]));
    expect(Math.exp(fitFaces(votes, 4)!)).toBeCloseTo(0.014, 5);
  });

  it('makes nothing of sizes that are merely careless', () => {
    const off = [1.03, 0.97, 1.02, 0.99, 1];
    const votes = votesOf([1.2, 2.5, 4.1, 6.4, 13].map((metres, i) => [metres, (off[i]! * metres) / 0.014]));
    expect(Math.abs(fitFaces(votes, 4)! - Math.log(0.014))).toBeLessThan(0.011);
  });

  it('has nothing to fit with rooms of one size', () => {
    const votes = votesOf([3, 3.2, 3.1, 3.3].map((metres) => [metres, metres / 0.014 - 4]));
    expect(Math.exp(fitFaces(votes, 4)!)).toBeGreaterThan(0.01425);
  });
});

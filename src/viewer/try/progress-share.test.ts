import { expect, it } from 'vitest';
import { progressShare } from './progress-share.ts';

const stages = ['queued', 'reading', 'drawing'];
const expected = { reading: 3000, drawing: 1000 };
const at = (stage: string, sinceMs: number) => progressShare({ stages, expected, stage, sinceMs });

it('is as far as the usual times say', () => {
  expect(at('', 500)).toBe(0);
  expect(at('queued', 60_000)).toBe(0);
  expect(at('reading', 1500)).toBeCloseTo(0.375);
  expect(at('drawing', 0)).toBe(0.75);
});

it('moves on in a stage that takes too long, and never into the next', () => {
  expect(at('reading', 6000)).toBeGreaterThan(at('reading', 3000));
  expect(at('reading', 90_000)).toBeLessThanOrEqual(0.75);
});

it('counts stages where nobody knows how long they take', () => {
  expect(progressShare({ stages, expected: {}, stage: 'drawing', sinceMs: 9000 })).toBeCloseTo(2 / 3);
});

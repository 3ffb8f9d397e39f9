import { describe, expect, it } from 'vitest';
import type { OpeningPx } from '../structure/types.ts';
import { pairLeaves } from './pair-leaves.ts';

const leaf = (from: number, to: number, hinge: number, side = 1, wall = 0): OpeningPx => ({
  kind: 'door',
  wall,
  from: [from, 100],
  to: [to, 100],
  swing: { hinge: [hinge, 100], leaf: [hinge, 100 + side * 60] },
});

describe('pairLeaves', () => {
  it('makes one double door of two leaves that meet', () => {
    expect(pairLeaves([leaf(100, 160, 100), leaf(163, 223, 223)])).toEqual([
      { ...leaf(100, 160, 100), kind: 'double', from: [100, 100], to: [223, 100] },
    ]);
    // Between them there may be no wall at all.
    expect(pairLeaves([leaf(100, 160, 100), leaf(163, 223, 223, 1, 1)])).toHaveLength(1);
  });

  it('leaves doors side by side alone: with a post between, hinged there, to two sides, of two sizes', () => {
    for (const pair of [
      [leaf(100, 160, 100), leaf(190, 250, 250)],
      [leaf(100, 160, 160), leaf(163, 223, 163)],
      [leaf(100, 160, 100), leaf(163, 223, 163)],
      [leaf(100, 160, 100), leaf(163, 223, 223, -1)],
      [leaf(100, 160, 100), leaf(163, 193, 193)],
    ])
      expect(pairLeaves(pair)).toEqual(pair);
  });
});

import { describe, expect, it } from 'vitest';
import { edgeShares } from './edge-shares.ts';

describe('edgeShares', () => {
  it('counts every side of a part that something else lies at', () => {
    // Two parts side by side in a frame of nothing; what lies to the left of the first passes.
    const labels = Int32Array.from([0, 0, 0, 0, 0, 0, 1, 1, 2, 0, 0, 1, 1, 2, 0, 0, 0, 0, 0, 0]);
    const shares = edgeShares(labels, 2, 5, (beside) => beside % 5 === 0);
    // Eight sides of the square of four, two of them on the left; six of the pair, none of them.
    expect([...shares]).toEqual([2 / 8, 0]);
  });
  it('is nothing for a part without pixels', () => {
    expect([...edgeShares(new Int32Array(20), 1, 5, () => true)]).toEqual([0]);
  });
});

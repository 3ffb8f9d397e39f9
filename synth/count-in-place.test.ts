import { describe, expect, it } from 'vitest';
import { countInPlace, type Span } from './count-in-place.ts';

/** An opening along a wall on the x axis. */
const at = (x: number, length = 0.9): Span => [
  [x, 0],
  [x + length, 0],
];

describe('openings in place', () => {
  it('are found within half the length of the longer one, and no further', () => {
    expect(countInPlace([at(0)], [at(0.44)])).toBe(1);
    expect(countInPlace([at(0)], [at(0.46)])).toBe(0);
    expect(countInPlace([at(0, 0.9)], [at(0.1, 2)])).toBe(1);
  });

  it('are found whichever jamb comes first', () => {
    expect(countInPlace([at(0)], [[...at(0.1)].reverse() as unknown as Span])).toBe(1);
  });

  it('are each found once', () => {
    expect(countInPlace([at(0)], [at(0), at(0.1)])).toBe(1);
    expect(countInPlace([at(0), at(0.1)], [at(0)])).toBe(1);
  });

  it('take the closest one, so that their order is all the same', () => {
    // The first true one could take either, the second only the first read one.
    const [truths, reads] = [
      [at(0.4), at(0)],
      [at(0.05), at(0.45)],
    ];
    expect(countInPlace(truths, reads)).toBe(2);
    expect(countInPlace(truths.toReversed(), reads.toReversed())).toBe(2);
  });

  it('are not found where none is', () => {
    expect(countInPlace([], [at(0)])).toBe(0);
    expect(countInPlace([at(0)], [])).toBe(0);
  });
});

import { describe, expect, it } from 'vitest';
import { BED, BEDROOM, piece, STAND } from './bedroom.fixture.ts';
import { freeAround } from './free-around.ts';

/** The room is 4 by 3 m, from 0.1 to 4.1 and 3.1; the bed 1.6 by 2 m with its head at the upper wall. */
const [ROOM] = BEDROOM.rooms;
const lengths = (of: typeof BED, others: (typeof BED)[] = []) =>
  freeAround(of, ROOM!, others).map(({ length }) => Math.round(length * 100) / 100);

describe('the floor around a piece', () => {
  it('is free up to the walls before and beside it, and none behind what stands at one', () => {
    // Front, then clockwise: left, behind, right.
    expect(lengths(BED)).toEqual([0.99, 1.5, 0.9]);
  });

  it('ends at what stands there, even before the end of a side', () => {
    const chest = piece('i5', 'chest-of-drawers', [1.7, 2.8], [0.8, 0.44, 0.8]);
    expect(lengths(BED, [chest])).toEqual([0.47, 1.5, 0.9]);
    expect(lengths(BED, [STAND])).toEqual([0.99, 1.5]);
  });

  it('goes over rugs', () => {
    expect(lengths(BED, [piece('i6', 'rug', [2.4, 2.5], [2, 1, 0.01])])).toEqual([0.99, 1.5, 0.9]);
  });

  it('is measured as the piece is turned', () => {
    const chair = piece('i7', 'armchair', [2.1, 1.6], [0.8, 1, 0.85], { rotation: 90 });
    const [front] = freeAround(chair, ROOM!, []);
    // Turned by 90° it looks to the left.
    expect(front!.from).toEqual([expect.closeTo(1.6), expect.closeTo(1.78)]);
    expect(front!.to).toEqual([expect.closeTo(0.1), expect.closeTo(1.78)]);
  });
});

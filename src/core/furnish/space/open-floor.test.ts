import { describe, expect, it } from 'vitest';
import { cutRow, isEmpty, labelFloor, labelsIn, openFloor, spansOf } from './open-floor.ts';

/** A floor as it looks from above: # is open. */
const floorOf = (...rows: string[]) =>
  openFloor(
    Uint8Array.from(rows.join(''), (cell) => Number(cell === '#')),
    rows[0]!.length,
  );

describe('open floor', () => {
  it('is kept as the spans of its rows', () => {
    expect(floorOf('##.#', '....', '.##.')).toEqual([[0, 2, 3, 4], [], [1, 3]]);
    expect(spansOf(Uint8Array.of(1, 1, 0, 1), 2)).toEqual([
      { row: 0, from: 0, to: 2 },
      { row: 1, from: 1, to: 2 },
    ]);
    expect(isEmpty(floorOf('..', '..'))).toBe(true);
    expect(isEmpty(floorOf('..', '.#'))).toBe(false);
  });

  it('loses what a piece takes of a row', () => {
    expect(cutRow([0, 10], 3, 5)).toEqual([0, 3, 5, 10]);
    expect(cutRow([0, 4, 6, 9], 2, 7)).toEqual([0, 2, 7, 9]);
    expect(cutRow([0, 4], 0, 4)).toEqual([]);
    expect(cutRow([0, 4], 4, 6)).toEqual([0, 4]);
  });

  it('is one part where cells touch, by a corner too, and two where none does', () => {
    expect(labelFloor(floorOf('#..', '.#.', '..#')).sizes).toEqual([0, 3]);
    expect(labelFloor(floorOf('##..', '....', '##..')).sizes).toEqual([0, 2, 2]);
    expect(labelFloor(floorOf('#.#', '#.#')).sizes).toEqual([0, 2, 2]);
  });

  it('is joined by what lies further down', () => {
    const labels = labelFloor(floorOf('#.#.#', '#.#.#', '###.#'));
    expect(labels.sizes).toEqual([0, 7, 3]);
    expect(labelsIn(labels, { row: 0, from: 0, to: 5 })).toEqual([1, 1, 2]);
    expect(labelsIn(labels, { row: 2, from: 3, to: 5 })).toEqual([2]);
    expect(labelsIn(labels, { row: 2, from: 3, to: 4 })).toEqual([]);
  });
});

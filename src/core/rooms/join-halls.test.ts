import { describe, expect, it } from 'vitest';
import type { Segment } from '../geometry/segment.ts';
import { invert } from '../raster/bitmap.ts';
import { fillBand } from '../raster/fill-band.ts';
import { box, DOOR, name } from './box.fixture.ts';
import { joinHalls } from './join-halls.ts';

/** Across the ground of a hall 60 wide in the upper left of the box. */
const across = (x: number, from = 60): Segment => ({ from: [x, from], to: [x, 120] });

/** The cuts that stay of `cuts` where both sides have these names, and so many leaves hang at the right one. */
function stay(cuts: Segment[], left: string, right: string, leaves = 0) {
  const free = invert(box());
  fillBand(free, [60, 125], [440, 125], 10, 0);
  fillBand(free, [305, 60], [305, 130], 10, 0);
  const labelOf = (labels: Int32Array) => labels[90 * 500 + 270]!;
  return joinHalls(cuts, free, [name(left, 120, 90), name(right, 270, 90)], DOOR, ({ labels, count }) => {
    const counts = new Uint8Array(count + 1);
    counts[labelOf(labels)] = leaves;
    return counts;
  });
}

describe('joinHalls', () => {
  it('drops a wide cut between a hall and ground without a name', () => {
    expect(stay([across(220)], 'HALL', '2.85')).toEqual([]);
  });

  it('keeps it where another room begins, or where none of both is a hall', () => {
    expect(stay([across(220)], 'HALL', 'BATH')).toHaveLength(1);
    expect(stay([across(220)], 'BATH', '2.85')).toHaveLength(1);
  });

  it('drops one as wide as a door only where doors lead into the ground behind', () => {
    const neck = across(220, 80);
    const jamb = across(220);
    const cut = (leaves: number) => stay([neck, { ...jamb, to: [220, 80] }], 'HALL', '2.85', leaves);
    expect(cut(0)).toHaveLength(2);
    expect(cut(2)).toHaveLength(0);
  });

  it('drops one after the other where a hall goes on past a waist to where doors are', () => {
    const free = invert(box());
    fillBand(free, [60, 125], [440, 125], 10, 0);
    const waists = [across(220, 90), across(260, 90)];
    for (const { from } of waists) fillBand(free, [from[0], 60], from, 10, 0);
    const cuts = (leaves: number, end = '2.85') =>
      joinHalls(waists, free, [name('HALL', 120, 105), name(end, 350, 105)], DOOR, ({ labels, count }) => {
        const counts = new Uint8Array(count + 1);
        counts[labels[105 * 500 + 350]!] = leaves;
        return counts;
      });
    expect(cuts(3)).toEqual([]);
    expect(cuts(1)).toEqual(waists);
    expect(cuts(3, 'BATH')).toHaveLength(2);
  });
});

import { describe, expect, it } from 'vitest';
import { createBitmap, invert } from '../raster/bitmap.ts';
import { findComponents } from '../raster/components.ts';
import { distanceThirds } from '../raster/distance.ts';
import { fillBand } from '../raster/fill-band.ts';
import type { TextRun } from '../texts/types.ts';
import { box, DOOR, name } from './box.fixture.ts';
import { divideNamed } from './divide-named.ts';
import { findMouths } from './find-mouths.ts';
import { splitNecks } from './split-necks.ts';

/** The box with a wall at x = 250 that leaves `gap` pixels open in its middle. */
function parted(gap: number, texts: TextRun[] = []) {
  const barrier = box();
  fillBand(barrier, [250, 50], [250, 150 - gap / 2], 10);
  fillBand(barrier, [250, 150 + gap / 2], [250, 250], 10);
  return splitNecks(invert(barrier), distanceThirds(barrier), texts, DOOR);
}

describe('splitNecks', () => {
  it('parts two rooms at a break as wide as a door, straight across', () => {
    const { list, cuts } = parted(DOOR);
    expect(list).toHaveLength(2);
    expect(cuts).toHaveLength(1);
    expect(Math.abs(cuts[0]!.from[0] - cuts[0]!.to[0])).toBeLessThan(1);
    expect(Math.abs(cuts[0]!.from[0] - 250)).toBeLessThan(7);
  });

  it('leaves one room where the break is three doors wide', () => {
    expect(parted(3 * DOOR).list).toHaveLength(1);
  });

  it('parts at a break of one and a half doors only where both sides have a name', () => {
    expect(parted(1.5 * DOOR).list).toHaveLength(1);
    expect(parted(1.5 * DOOR, [name('KITCHEN', 150, 150), name('LIVING', 350, 150)]).list).toHaveLength(2);
  });

  it('leaves a corridor whole beside a piece of wall that hangs into it', () => {
    const barrier = createBitmap(500, 300);
    barrier.data.fill(1);
    fillBand(barrier, [60, 150], [440, 150], 60, 0);
    fillBand(barrier, [60, 150], [160, 150], 130, 0);
    fillBand(barrier, [200, 130], [200, 150], 4);
    const { list, cuts } = splitNecks(invert(barrier), distanceThirds(barrier), [], DOOR);
    expect(list.filter((c) => c.x0 > 210)).toEqual([]);
    expect(cuts.filter(({ from }) => from[0] > 210)).toEqual([]);
  });
});

describe('findMouths', () => {
  /** Mouths of a corridor 50 wide on the right of the box, which is 180 high on its left, with so many doors. */
  const mouthsOf = (doors: number, texts: TextRun[]) => {
    const barrier = box();
    fillBand(barrier, [250, 80], [440, 80], 60);
    fillBand(barrier, [250, 205], [440, 205], 90);
    const leavesOf = ({ count }: { count: number }) => new Uint8Array(count + 1).fill(doors);
    return findMouths(invert(barrier), distanceThirds(barrier), texts, DOOR, leavesOf);
  };

  it('finds the one of a corridor with a name, or with three doors beside a room with one', () => {
    const [mouth, ...more] = mouthsOf(3, [name('BEDROOM', 150, 150)]);
    expect(more).toEqual([]);
    expect(Math.abs(mouth![0] - 250)).toBeLessThan(12);
    expect(mouthsOf(0, [name('CORRIDOR', 350, 135)])).toEqual([mouth]);
    expect(mouthsOf(0, [name('HALL', 350, 135), name('STAIRS', 400, 135)])).toEqual([mouth]);
  });

  it('finds none of a corridor of a house in which the hall alone has a name', () => {
    expect(mouthsOf(3, [name('HALL', 150, 150)])).toEqual([]);
  });

  it('finds none where a recess makes a corridor wider for a step', () => {
    const barrier = createBitmap(500, 300);
    barrier.data.fill(1);
    fillBand(barrier, [60, 150], [440, 150], 66, 0);
    fillBand(barrier, [238, 183], [262, 183], 24, 0);
    const mouths = findMouths(invert(barrier), distanceThirds(barrier), [name('HALL', 150, 150)], DOOR);
    expect(mouths).toEqual([]);
  });

  it('finds none where two doors lead into it, no name stands anywhere, or one of another room in it', () => {
    expect(mouthsOf(2, [name('BEDROOM', 150, 150)])).toEqual([]);
    expect(mouthsOf(3, [])).toEqual([]);
    expect(mouthsOf(3, [name('BEDROOM', 150, 150), name('KITCHEN', 350, 135)])).toEqual([]);
  });
});

describe('divideNamed', () => {
  /** The box with wall ends reaching in from above and below at x = 250, 110 apart: nearly three doors. */
  const divided = (left: string, right: string, below = true) => {
    const barrier = box();
    fillBand(barrier, [250, 55], [250, 95], 10);
    if (below) fillBand(barrier, [250, 205], [250, 245], 10);
    const free = invert(barrier);
    const cuts = divideNamed(free, [name(left, 150, 150), name(right, 350, 150)], DOOR);
    return { cuts, faces: findComponents(free, 4).list.length };
  };

  it('parts a kitchen from a living room between two wall ends', () => {
    const { cuts, faces } = divided('KITCHEN', 'LIVING ROOM');
    expect(faces).toBe(2);
    expect(Math.abs(cuts[0]!.from[0] - 250)).toBeLessThan(8);
  });

  it('leaves them one open space where walls reach in from one side only', () => {
    expect(divided('KITCHEN', 'LIVING ROOM', false).faces).toBe(1);
  });

  it('parts no washer and dryer from the room they stand in', () => {
    expect(divided('BATHROOM', 'W/D').faces).toBe(1);
  });

  it('leaves ground with a single room name alone', () => {
    expect(divided('KITCHEN', 'FRIDGE').faces).toBe(1);
  });
});

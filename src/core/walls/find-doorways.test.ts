import { describe, expect, it } from 'vitest';
import { paintClasses } from '../pixel-classes/paint-classes.ts';
import type { Bar } from './find-bars.ts';
import { findDoorways } from './find-doorways.ts';

const [SIDE, DOOR] = [300, 50];
const bar: Bar = { from: [100, 100], to: [160, 100], thick: 16 };

/** A door from x0 to x1 in a level wall along y = 100. */
const seen = (x0: number, x1: number, name = 'door') =>
  paintClasses(['room', 'wall', 'window', 'door'], SIDE, SIDE, [
    { name: 'wall', x0: 20, y0: 92, x1: 280, y1: 108 },
    { name, x0, y0: 92, x1, y1: 108 },
  ]);

describe('findDoorways', () => {
  it('finds a bar that is a doorway from end to end', () => {
    const [doorway] = findDoorways([bar], DOOR, seen(98, 162));
    expect(doorway).toMatchObject({ bar, opening: { from: [100, 100], to: [160, 100] }, jambs: [] });
  });

  it('leaves the pieces of wall beside the opening', () => {
    const [doorway] = findDoorways([bar], DOOR, seen(100, 145));
    expect(doorway!.opening.to[0]).toBeCloseTo(145, -1);
    expect(doorway!.jambs).toHaveLength(1);
    expect(doorway!.jambs[0]!.to).toEqual([160, 100]);
  });

  it('takes no wall, no window and nothing wider than doors for one', () => {
    expect(findDoorways([bar], DOOR, seen(100, 130))).toEqual([]);
    expect(findDoorways([bar], DOOR, seen(98, 162, 'window'))).toEqual([]);
    expect(findDoorways([{ ...bar, to: [260, 100] }], DOOR, seen(98, 262))).toEqual([]);
    expect(findDoorways([bar], DOOR)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { paintClasses } from '../pixel-classes/paint-classes.ts';
import type { Bar } from '../raster/find-bars.ts';
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
    expect(doorway).toMatchObject({ bar, openings: [{ from: [100, 100], to: [160, 100] }], jambs: [] });
  });

  it('leaves the pieces of wall beside the opening', () => {
    const [doorway] = findDoorways([bar], DOOR, seen(100, 145));
    expect(doorway!.openings[0]!.to[0]).toBeCloseTo(145, -1);
    expect(doorway!.jambs).toHaveLength(1);
    expect(doorway!.jambs[0]!.to).toEqual([160, 100]);
  });

  it('takes no wall, no window and nothing wider than doors for one', () => {
    expect(findDoorways([bar], DOOR, seen(100, 130))).toEqual([]);
    expect(findDoorways([bar], DOOR, seen(98, 162, 'window'))).toEqual([]);
    expect(findDoorways([{ ...bar, to: [260, 100] }], DOOR, seen(98, 262))).toEqual([]);
    expect(findDoorways([bar], DOOR)).toEqual([]);
  });

  it('finds doors that sweep the floor in a longer bar, and the wall around them', () => {
    const wall = { ...bar, from: [20, 100], to: [280, 100] } as Bar;
    const names = ['room', 'wall', 'door', 'swing'];
    const door = (x0: number) => ({ name: 'door', x0, y0: 92, x1: x0 + 50, y1: 108 });
    const floor = (x0: number) => ({ name: 'swing', x0, y0: 108, x1: x0 + 50, y1: 158 });
    const all = { name: 'wall', x0: 20, y0: 92, x1: 280, y1: 108 };
    const [found] = findDoorways(
      [wall],
      DOOR,
      paintClasses(names, SIDE, SIDE, [all, door(60), floor(60), door(180), floor(180)]),
    );
    expect(found!.openings.map(({ from, to }) => [Math.round(from[0] / 5) * 5, Math.round(to[0] / 5) * 5])).toEqual([
      [60, 110],
      [180, 230],
    ]);
    expect(found!.jambs).toHaveLength(3);
    expect(findDoorways([wall], DOOR, paintClasses(names, SIDE, SIDE, [all, door(60)]))).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { paintClasses } from '../pixel-classes/paint-classes.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import type { Bar } from '../raster/find-bars.ts';
import type { PointPx } from '../sheet/types.ts';
import type { Swing } from '../structure/types.ts';
import { dropDrawnSwings } from './drop-drawn-swings.ts';
import type { Arc } from './find-arcs.ts';
import { findDenied } from './find-denied.ts';
import { findPanes } from './find-panes.ts';
import { isStray } from './is-stray.ts';
import { thickLeaves } from './part-leaves.ts';
import { bar, CROSS, HEIGHT, inkOf, NAMES, SEEN, WIDTH } from './seen.fixture.ts';

/** Two upright walls, and what the network sees of them and of things beside them. */
const UPRIGHT = [bar([50, 20], [50, 200], 20), bar([150, 20], [150, 200], 20)];
const seenBeside = (names: string[], things: Parameters<typeof paintClasses>[3]) =>
  paintClasses(names, WIDTH, HEIGHT, [
    { name: 'wall', x0: 40, y0: 10, x1: 60, y1: 210 },
    { name: 'wall', x0: 140, y0: 10, x1: 160, y1: 210 },
    ...things,
  ]);

describe('lines that the network takes for something else than wall', () => {
  it('knows diagonals of wardrobes from doors', () => {
    const swing: Swing = { hinge: [320, 110], closed: [380, 110], leaf: [320, 170], radius: 60 };
    expect(dropDrawnSwings([swing], SEEN)).toEqual([]);
    expect(dropDrawnSwings([{ ...swing, hinge: [220, 230], closed: [280, 230], leaf: [220, 290] }], SEEN)).toHaveLength(
      1,
    );
  });

  it('knows boards of benches from doors', () => {
    const swing: Swing = { hinge: [320, 110], closed: [380, 110], leaf: [320, 170], radius: 60 };
    const seenAs = (name: string) =>
      paintClasses(['room', 'furniture', 'swing'], WIDTH, HEIGHT, [{ name, x0: 310, y0: 100, x1: 390, y1: 180 }]);
    expect(dropDrawnSwings([swing], seenAs('furniture'))).toEqual([]);
    expect(dropDrawnSwings([swing], seenAs('swing'))).toEqual([swing]);
  });

  it('knows the slanted sides of bays from folding leaves', () => {
    const fold: Swing = { hinge: [320, 110], closed: [380, 110], leaf: [350, 150], radius: 60, drawn: true };
    const glass = { name: 'window', x0: 310, y0: 100, x1: 390, y1: 180 };
    expect(dropDrawnSwings([fold], paintClasses(['room', 'window'], WIDTH, HEIGHT, []))).toEqual([fold]);
    expect(dropDrawnSwings([fold], paintClasses(['room', 'window'], WIDTH, HEIGHT, [glass]))).toEqual([]);
    // Where it sees swept floor too, it is a door beside a window.
    const floor = { name: 'swing', x0: 350, y0: 100, x1: 390, y1: 150 };
    const both = paintClasses(['room', 'window', 'swing'], WIDTH, HEIGHT, [{ ...glass, x1: 345 }, floor]);
    expect(dropDrawnSwings([{ ...fold, leaf: [330, 160] }], both)).toHaveLength(1);
  });

  it('takes bold lines between the full ends of a wall for panes, but not a pair of them where it sees wall', () => {
    const ends = [bar([20, 62], [160, 62], 20), bar([300, 62], [390, 62], 20)];
    const pane = bar([165, 62], [295, 62], 4);
    const wall = { from: [20, 62] as PointPx, to: [390, 62] as PointPx, thicknessPx: 20, exterior: true };
    expect(findPanes([pane], [wall], inkOf(ends), 60)).toEqual([pane]);
    expect(findPanes([pane], [wall], inkOf(ends), 60, SEEN)).toEqual([pane]);
    const faces = [bar([165, 58], [295, 58], 4), bar([165, 66], [295, 66], 4)];
    const seen = paintClasses(NAMES, WIDTH, HEIGHT, [{ name: 'wall', x0: 160, y0: 52, x1: 300, y1: 72 }]);
    expect(findPanes(faces, [wall], inkOf(ends), 60, seen)).toEqual([]);
    expect(findPanes(faces, [wall], inkOf(ends), 60)).toEqual(faces);
  });

  it('knows leaves as thick as walls by their arc, if they stand free or along a wall and it sees a leaf', () => {
    const jamb = bar([100, 60], [100, 120], 10);
    const leaf = bar([100, 122], [160, 122], 8);
    const sweep: Arc = { centre: [100, 120], radius: 60, from: [160, 120], to: [100, 180], sweep: 90 };
    const seenAs = (name: string) => paintClasses(NAMES, WIDTH, HEIGHT, [{ name, x0: 96, y0: 116, x1: 164, y1: 128 }]);
    const leaves = (others: Bar[], name = 'door') => thickLeaves([leaf, jamb, ...others], [sweep], 10, seenAs(name));
    expect(leaves([])).toEqual([leaf]);
    expect(leaves([bar([90, 136], [260, 136], 10)])).toEqual([leaf]);
    expect(leaves([], 'wall')).toEqual([]);
    expect(leaves([bar([162, 60], [162, 200], 10)])).toEqual([]);
    expect(leaves([bar([160, 122], [260, 122], 8)])).toEqual([]);
  });

  it('knows a leaf by the part of its arc that letters leave, if it ends where that goes on', () => {
    const jamb = bar([100, 60], [100, 120], 10);
    const seen = paintClasses(NAMES, WIDTH, HEIGHT, [{ name: 'door', x0: 90, y0: 110, x1: 260, y1: 130 }]);
    const part: Arc = { centre: [100, 120], radius: 60, from: [130, 172], to: [100, 180], sweep: 30 };
    const leaves = (to: PointPx, arc: Arc) => thickLeaves([bar([100, 122], to, 8), jamb], [arc], 10, seen).length;
    expect(leaves([160, 122], part)).toBe(1);
    expect(leaves([190, 122], part)).toBe(0);
    // On the other side of the hinge, more than a quarter away.
    expect(leaves([160, 122], { ...part, from: [48, 150], to: [40, 120] })).toBe(0);
  });

  it('drops a bold line of a fixture that is carried on aslant over bare floor, but no wall and no thick one', () => {
    const stray = (to: PointPx, thick: number, classes?: PixelClasses) => {
      const wall = { from: [100, 230] as PointPx, to, thicknessPx: thick, exterior: false };
      return isStray(wall, inkOf([bar([200, 240], [240, 244], 4)]), 20, classes);
    };
    expect(stray([380, 258], 4, SEEN)).toBe(true);
    expect(stray([380, 258], 4)).toBe(false);
    expect(stray([380, 258], 14, SEEN)).toBe(false);
    // Level ones part rooms.
    expect(stray([380, 230], 4, SEEN)).toBe(false);
    // Through a wall that is seen.
    expect(stray([50, 150], 4, SEEN)).toBe(false);
  });

  it('denies bars that are the edges of things to the network, if it knows the walls', () => {
    const step = bar([190, 160], [290, 160], 4);
    const bare = bar([190, 250], [290, 250], 4);
    const shelf = bar([320, 140], [380, 140], 4);
    expect(findDenied([...CROSS, step, bare, shelf], 60, SEEN)).toEqual([step]);
    expect(findDenied([...CROSS, step, bare, shelf], 60)).toEqual([]);
    const unknown = Array.from({ length: 4 }, (_, i) => bar([20, 220 + 16 * i], [380, 220 + 16 * i], 12));
    expect(findDenied([...CROSS, ...unknown, step], 60, SEEN)).toEqual([]);
  });

  it('denies thin bars that it takes for lines of dimensions, and no thick ones', () => {
    const names = ['room', 'wall', 'dimension'];
    const drawn = seenBeside(names, [{ name: 'dimension', x0: 180, y0: 30, x1: 390, y1: 50 }]);
    const thin = bar([190, 40], [380, 40], 4);
    expect(findDenied([...UPRIGHT, thin], 60, drawn)).toEqual([thin]);
    expect(findDenied([...UPRIGHT, bar([190, 40], [250, 40], 20)], 60, drawn)).toEqual([]);
  });

  it('denies thin bars that are nothing built to it where it knows all others, but no thick ones and no ends of walls', () => {
    // Walls enough that one bar is no doubt of them.
    const walls = [...UPRIGHT, bar([45, 30], [45, 190], 20)];
    const front = bar([320, 140], [380, 140], 2);
    const thick = bar([320, 140], [380, 140], 18);
    const end = bar([320, 140], [340, 140], 2);
    expect(findDenied([...walls, front], 60, SEEN)).toEqual([front]);
    expect(findDenied([...walls, thick], 60, SEEN)).toEqual([]);
    expect(findDenied([...walls, end], 60, SEEN)).toEqual([]);
  });

  it('denies pieces of arcs, which it takes for floor that a leaf sweeps, and no wall beside one', () => {
    const swept = seenBeside(NAMES, [
      { name: 'swing', x0: 200, y0: 100, x1: 260, y1: 160 },
      { name: 'wall', x0: 200, y0: 160, x1: 260, y1: 170 },
    ]);
    const arc = bar([205, 110], [250, 130], 4);
    const beside = bar([202, 164], [258, 164], 8);
    expect(findDenied([...UPRIGHT, arc, beside], 60, swept)).toEqual([arc]);
    // A level bar may be a wall that the network overlooks where doors are close.
    expect(findDenied([...UPRIGHT, bar([205, 130], [250, 130], 4)], 60, swept)).toEqual([]);
  });

  it('denies leaves of two lines, where it takes them for leaves, however they lie', () => {
    const seen = seenBeside(
      [...NAMES, 'door-leaf'],
      [
        { name: 'swing', x0: 200, y0: 100, x1: 260, y1: 160 },
        { name: 'door-leaf', x0: 200, y0: 124, x1: 260, y1: 134 },
      ],
    );
    const leaf = bar([203, 129], [255, 129], 5);
    const long = bar([200, 129], [380, 129], 5);
    const standsFree = () => true;
    expect(findDenied([...UPRIGHT, leaf], 60, seen, standsFree)).toEqual([leaf]);
    expect(findDenied([...UPRIGHT, long], 60, seen, standsFree)).toEqual([]);
    // Thin partitions are filled, and the network takes some for leaves.
    expect(findDenied([...UPRIGHT, leaf], 60, seen)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { enlargeClasses } from '../pixel-classes/enlarge-classes.ts';
import { paintClasses } from '../pixel-classes/paint-classes.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import { createBitmap, isSet } from '../raster/bitmap.ts';
import { fillBand } from '../raster/fill-band.ts';
import type { Bitmap, Page, PointPx } from '../sheet/types.ts';
import { bridgeSeen } from './bridge-seen.ts';
import { dropDrawnSwings } from './drop-drawn-swings.ts';
import { explainsSeen } from './explains-seen.ts';
import type { Arc } from './find-arcs.ts';
import type { Bar } from './find-bars.ts';
import { findDenied } from './find-denied.ts';
import { findInner } from './find-inner.ts';
import { findPanes } from './find-panes.ts';
import { findPartitions } from './find-partitions.ts';
import { findSeenDoors } from './find-seen-doors.ts';
import { fusedBody } from './fused-body.ts';
import { isConfirmed } from './is-confirmed.ts';
import { isStray } from './is-stray.ts';
import { thickLeaves } from './part-leaves.ts';
import { seenBody } from './seen-body.ts';
import { settleStroke } from './settle-stroke.ts';
import { strokesOf } from './trace-walls.ts';
import { overlap } from './trace-weighed.ts';
import type { Swing, WallsPx } from './types.ts';

const NAMES = ['room', 'wall', 'window', 'door', 'swing', 'wardrobe', 'stairs'];
const [WIDTH, HEIGHT] = [400, 300];
const bar = (from: PointPx, to: PointPx, thick: number): Bar => ({ from, to, thick });
/** Two cross walls with a window between them that nothing else connects. */
const CROSS = [bar([50, 20], [50, 200], 20), bar([150, 20], [150, 200], 20)];
const SEEN = paintClasses(NAMES, WIDTH, HEIGHT, [
  { name: 'wall', x0: 40, y0: 20, x1: 60, y1: 200 },
  { name: 'wall', x0: 140, y0: 20, x1: 160, y1: 200 },
  { name: 'window', x0: 60, y0: 90, x1: 140, y1: 106 },
  { name: 'wall', x0: 160, y0: 60, x1: 300, y1: 64 },
  { name: 'stairs', x0: 180, y0: 120, x1: 300, y1: 200 },
  { name: 'wardrobe', x0: 310, y0: 100, x1: 390, y1: 180 },
]);

function inkOf(bars: readonly Bar[]): Bitmap {
  const ink = createBitmap(WIDTH, HEIGHT);
  for (const b of bars) fillBand(ink, b.from, b.to, b.thick);
  return ink;
}

function pageOf(lineInk: Bitmap, strokePx: number): Page {
  const region = { x0: 0, y0: 0, x1: WIDTH, y1: HEIGHT };
  const empty = new Uint8Array(WIDTH * HEIGHT);
  return {
    widthPx: WIDTH,
    heightPx: HEIGHT,
    region,
    ink: lineInk,
    lineInk,
    grey: empty,
    rgb: empty,
    strokePx,
    textPx: 12,
  };
}

describe('walls weighed against what the network sees', () => {
  it('takes thin filled partitions for walls, with those that go on as thick, but no lines', () => {
    const seen = bar([160, 62], [300, 62], 4);
    const goesOn = bar([300, 20], [300, 110], 4);
    const line = bar([160, 250], [300, 250], 2);
    expect(findPartitions([seen, goesOn, line], CROSS, pageOf(inkOf([]), 2), SEEN)).toEqual([seen, goesOn]);
    expect(findPartitions([seen, goesOn, line], CROSS, pageOf(inkOf([]), 2))).toEqual([]);
  });

  it('runs a wall through a window and the door beside it', () => {
    const beside = paintClasses(NAMES, WIDTH, HEIGHT, [
      { name: 'window', x0: 60, y0: 90, x1: 140, y1: 106 },
      { name: 'door', x0: 146, y0: 90, x1: 210, y1: 106 },
    ]);
    const apart = [CROSS[0]!, bar([220, 20], [220, 200], 20)];
    const walls = apart.map((b) => ({ from: b.from, to: b.to, thicknessPx: b.thick, exterior: true }));
    const [bridge, ...others] = bridgeSeen(walls, inkOf(apart), 60, beside);
    expect(others).toEqual([]);
    expect(Math.abs(bridge!.to[0] - bridge!.from[0])).toBeGreaterThan(150);
    // The door alone has no jamb on the side of the window.
    expect(findSeenDoors(inkOf(apart), 60, beside)).toHaveLength(1);
  });

  it('confirms bars that are wall', () => {
    expect(isConfirmed(CROSS[0]!, SEEN)).toBe(true);
    expect(isConfirmed(CROSS[0]!)).toBe(false);
    expect(isConfirmed(bar([200, 210], [380, 210], 20), SEEN)).toBe(false);
  });

  it('runs a wall through a window between two cross walls', () => {
    const walls = CROSS.map((b) => ({ from: b.from, to: b.to, thicknessPx: b.thick, exterior: true }));
    const [bridge] = bridgeSeen(walls, inkOf(CROSS), 60, SEEN);
    expect(bridge).toBeDefined();
    expect(bridge!.from[1]).toBeCloseTo(98, 0);
    expect(Math.abs(bridge!.to[0] - bridge!.from[0])).toBeGreaterThan(80);
  });

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

  it('tells whether bodies are all the walls that are seen', () => {
    expect(explainsSeen(inkOf(CROSS), SEEN)).toBe(true);
    expect(explainsSeen(inkOf([bar([160, 62], [300, 62], 4)]), SEEN)).toBe(false);
  });

  it('tells when they are less than half of them, as the linings of hollow walls', () => {
    expect(explainsSeen(inkOf([bar([50, 20], [50, 80], 20), bar([150, 20], [150, 80], 20)]), SEEN)).toBe(false);
    expect(explainsSeen(inkOf([bar([50, 20], [50, 120], 20), bar([150, 20], [150, 120], 20)]), SEEN)).toBe(true);
  });

  it('adds partitions by outline that it sees within filled walls, but no leaf of such a wall, and nothing outside', () => {
    const ring = [
      bar([20, 20], [380, 20], 16), bar([380, 20], [380, 200], 16), bar([380, 200], [20, 200], 16), bar([20, 200], [20, 20], 16),
    ]; // biome-ignore format: a table
    const partition = bar([150, 110], [300, 110], 6);
    const leaf = bar([40, 40], [40, 180], 6);
    const porch = bar([100, 250], [300, 250], 6);
    const wall = (x0: number, y0: number, x1: number, y1: number) => ({ name: 'wall', x0, y0, x1, y1 });
    const seen = paintClasses(NAMES, WIDTH, HEIGHT, [
      wall(140, 100, 310, 120), wall(30, 30, 50, 190), wall(90, 240, 310, 260), wall(60, 150, 100, 170),
    ]); // biome-ignore format: a table
    const inner = (filled: Bar[], strips: Bar[], classes?: PixelClasses) =>
      findInner(inkOf(filled), filled, { long: WIDTH, doorPx: 60 }, () => strips, classes);
    expect(inner(ring, [partition, leaf, porch, bar([150, 60], [300, 60], 6)], seen)).toEqual([partition]);
    expect(inner(ring, [bar([150, 110], [175, 110], 6)], seen)).toEqual([]);
    expect(inner(ring.slice(1), [partition], seen)).toEqual([]);
    expect(inner(ring, [partition])).toEqual([]);
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

  it('adds jambs to the walls that are seen, which the map is too coarse for, but no leaf', () => {
    const jamb = bar([60, 40], [84, 64], 14);
    const leaf = bar([160, 140], [230, 140], 8);
    const mask = inkOf([...CROSS, jamb, leaf]);
    const wall = CROSS.map((b) => ({ from: b.from, to: b.to, thicknessPx: b.thick, exterior: true }));
    const drawn: WallsPx = { walls: wall, mask, thicknessPx: 20, doorPx: 60, swings: [], lines: [], spirals: [] };
    const body = seenBody(pageOf(mask, 2), drawn, enlargeClasses(new Set(['wall']), pageOf(mask, 2), SEEN), SEEN);
    expect(isSet(body, 50, 100)).toBe(true);
    expect(isSet(body, 76, 56)).toBe(true);
    expect(isSet(body, 200, 140)).toBe(false);
  });

  it('adds walls that only it sees to the drawn ones, indoors and not beside them', () => {
    const mask = inkOf(CROSS);
    const wall = CROSS.map((b) => ({ from: b.from, to: b.to, thicknessPx: b.thick, exterior: true }));
    const drawn: WallsPx = { walls: wall, mask, thicknessPx: 20, doorPx: 60, swings: [], lines: [], spirals: [] };
    const everywhere = { ...mask, data: new Uint8Array(WIDTH * HEIGHT).fill(1) };
    const seen = { body: enlargeClasses(new Set(['wall']), pageOf(mask, 2), SEEN), mapPx: 2 };
    const body = fusedBody(drawn, everywhere, seen)!;
    expect(isSet(body, 250, 62)).toBe(true);
    // Joined to the wall that it starts from.
    expect(isSet(body, 163, 62)).toBe(true);
    expect(isSet(body, 50, 100)).toBe(true);
    expect(isSet(body, 50, 210)).toBe(false);
    expect(fusedBody(drawn, createBitmap(WIDTH, HEIGHT), seen)).toBeUndefined();
    const all = inkOf([...CROSS, bar([160, 62], [300, 62], 4)]);
    expect(fusedBody({ ...drawn, mask: all }, everywhere, seen)).toBeUndefined();
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
    const drawn = paintClasses(names, WIDTH, HEIGHT, [
      { name: 'wall', x0: 40, y0: 10, x1: 60, y1: 210 },
      { name: 'wall', x0: 140, y0: 10, x1: 160, y1: 210 },
      { name: 'dimension', x0: 180, y0: 30, x1: 390, y1: 50 },
    ]);
    const walls = [bar([50, 20], [50, 200], 20), bar([150, 20], [150, 200], 20)];
    const thin = bar([190, 40], [380, 40], 4);
    expect(findDenied([...walls, thin], 60, drawn)).toEqual([thin]);
    expect(findDenied([...walls, bar([190, 40], [250, 40], 20)], 60, drawn)).toEqual([]);
  });

  it('denies thin bars that are nothing built to it where it knows all others, but no thick ones and no ends of walls', () => {
    // Walls enough that one bar is no doubt of them.
    const walls = [bar([50, 20], [50, 200], 20), bar([150, 20], [150, 200], 20), bar([45, 30], [45, 190], 20)];
    const front = bar([320, 140], [380, 140], 2);
    const thick = bar([320, 140], [380, 140], 18);
    const end = bar([320, 140], [340, 140], 2);
    expect(findDenied([...walls, front], 60, SEEN)).toEqual([front]);
    expect(findDenied([...walls, thick], 60, SEEN)).toEqual([]);
    expect(findDenied([...walls, end], 60, SEEN)).toEqual([]);
  });

  it('takes the usual line for the stroke where hairlines are commoner', () => {
    const lines = Array.from({ length: 5 }, (_, i) => bar([20, 220 + 16 * i], [380, 220 + 16 * i], 4));
    const settled = (strokePx: number, classes?: PixelClasses) => {
      const page = pageOf(inkOf(lines), strokePx);
      return settleStroke(page, strokesOf(page), classes).strokePx;
    };
    expect(settled(1, SEEN)).toBeGreaterThan(3.5);
    expect(settled(4, SEEN)).toBe(4);
    expect(settled(1)).toBe(1);
  });

  it('measures how far walls are what the network sees', () => {
    const wallOf = (b: Bar) => ({ from: b.from, to: b.to, thicknessPx: b.thick, exterior: true });
    const right = overlap(CROSS.map(wallOf), SEEN);
    expect(right).toBeGreaterThan(0.7);
    expect(overlap([...CROSS, bar([200, 250], [380, 250], 30)].map(wallOf), SEEN)).toBeLessThan(right - 0.1);
    expect(overlap([], SEEN)).toBe(0);
  });
});

import { describe, expect, it } from 'vitest';
import { enlargeClasses } from '../pixel-classes/enlarge-classes.ts';
import { paintClasses } from '../pixel-classes/paint-classes.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import { createBitmap, isSet } from '../raster/bitmap.ts';
import type { Bar } from '../raster/find-bars.ts';
import type { WallsPx } from '../structure/types.ts';
import { bridgeSeen } from './bridge-seen.ts';
import { explainsSeen } from './explains-seen.ts';
import { findInner } from './find-inner.ts';
import { findPartitions } from './find-partitions.ts';
import { findSeenDoors } from './find-seen-doors.ts';
import { fusedBody } from './fused-body.ts';
import { isConfirmed } from './is-confirmed.ts';
import { bar, CROSS, HEIGHT, inkOf, NAMES, pageOf, SEEN, WIDTH } from './seen.fixture.ts';
import { seenBody } from './seen-body.ts';
import { settleStroke } from './settle-stroke.ts';
import { strokesOf } from './trace-walls.ts';
import { overlap } from './trace-weighed.ts';

describe('walls that the network sees', () => {
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

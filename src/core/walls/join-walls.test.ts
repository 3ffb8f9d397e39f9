import { expect, it } from 'vitest';
import type { Bar } from '../raster/find-bars.ts';
import type { PointPx } from '../sheet/types.ts';
import type { Swing } from '../structure/types.ts';
import { joinWalls } from './join-walls.ts';

const bar = (from: PointPx, to: PointPx, thick: number): Bar => ({ from, to, thick });
/** Thick walls all around, and two partitions that end at one height. */
const OUTER = [
  bar([0, 0], [400, 0], 30),
  bar([0, 300], [400, 300], 30),
  bar([0, 0], [0, 300], 30),
  bar([400, 0], [400, 300], 30),
];
const SWING: Swing = { hinge: [100, 120], closed: [170, 120], leaf: [100, 190], radius: 70 };
const doorWall = (thick: number) =>
  joinWalls([...OUTER, bar([100, 0], [100, 120], thick), bar([170, 0], [170, 120], thick)], [], [SWING], 70).find(
    (w) => w.from[1] === w.to[1] && Math.abs(w.from[1] - 120) < 1,
  );

it('gives the wall of a door between two thin partitions their thickness, and the usual one between others', () => {
  expect(doorWall(6)!.thicknessPx).toBe(6);
  expect(doorWall(24)!.thicknessPx).toBe(30);
});

it('runs a partition through a row of sliding panels to the wall opposite, but not over bare floor', () => {
  const partition = bar([280, 150], [400, 150], 20);
  const panels = [bar([15, 147], [110, 147], 2), bar([100, 153], [200, 153], 2), bar([190, 147], [280, 147], 2)];
  const start = (lines: Bar[]) => {
    const [wall] = joinWalls([...OUTER, partition], lines, [], 70).filter((w) => Math.abs(w.from[1] - 150) < 1);
    return Math.min(wall!.from[0], wall!.to[0]);
  };
  expect(start(panels)).toBe(0);
  expect(start(panels.slice(2))).toBe(280);
  expect(start([])).toBe(280);
});

it('hangs a door in a wall of its own, not in one that runs too far beside it, unless nothing else is where it closes', () => {
  const swing: Swing = { hinge: [100, 120], closed: [170, 120], leaf: [100, 190], radius: 70 };
  const along = (pieces: Bar[]) =>
    joinWalls([...OUTER, ...pieces], [], [swing], 70).filter((w) => Math.abs(w.from[1] - 120) < 1);
  const beside = bar([110, 135], [160, 135], 4);
  expect(along([beside, bar([180, 0], [180, 120], 10)])).toHaveLength(1);
  expect(along([beside])).toHaveLength(0);
  expect(along([])).toHaveLength(1);
});

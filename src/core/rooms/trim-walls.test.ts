import { describe, expect, it } from 'vitest';
import { paintClasses } from '../pixel-classes/paint-classes.ts';
import { createBitmap } from '../raster/bitmap.ts';
import type { PointPx } from '../sheet/types.ts';
import type { OpeningPx, RoomsPx, WallPx, WallsPx } from '../structure/types.ts';
import { trimWalls } from './trim-walls.ts';

const [WIDTH, HEIGHT] = [500, 300];
const THICK = 10;
const mask = createBitmap(WIDTH, HEIGHT);
const wall = (from: PointPx, to: PointPx): WallPx => ({ from, to, thicknessPx: THICK, exterior: true });
/** The upright wall of a room from (100, 100) to (250, 200) on its right, and the one below it, which goes on to x = 400. */
const [right, below] = [wall([255, 95], [255, 205]), wall([95, 205], [400, 205])];
const wallsOf = (...walls: WallPx[]): WallsPx => ({
  walls, mask, thicknessPx: THICK, doorPx: 40, swings: [], lines: [], spirals: [],
}); // biome-ignore format: one field a line would hide the shape
const labels = new Uint16Array(WIDTH * HEIGHT);
for (let y = 100; y < 200; y++) labels.fill(1, y * WIDTH + 100, y * WIDTH + 250);
const rooms: RoomsPx = {
  rooms: [{ outline: [], holes: [], areaPx: 1, outdoor: false, texts: [] }],
  labels,
  inside: mask,
};
const seenAs = (name: string) =>
  paintClasses(['room', 'wall', 'dimension'], WIDTH, HEIGHT, [{ name, x0: 262, y0: 195, x1: 405, y1: 215 }]);
const trimmed = (walls: WallsPx, openings: OpeningPx[] = [], name = 'dimension') =>
  trimWalls(openings, rooms, walls, seenAs(name)).walls;

describe('trimWalls', () => {
  it('ends a wall that runs on in a witness line at the axis of the last wall that it crosses', () => {
    expect(trimmed(wallsOf(right, below))).toEqual([right, { ...below, to: [255, 205] }]);
  });

  it('leaves what the network sees built, what another wall ends, and what stands out by little', () => {
    expect(trimmed(wallsOf(right, below), [], 'wall')[1]).toEqual(below);
    expect(trimWalls([], rooms, wallsOf(right, below)).walls[1]).toEqual(below);
    const end = wall([400, 150], [400, 260]);
    expect(trimmed(wallsOf(right, below, end))[1]).toEqual(below);
    const short = wall([95, 205], [270, 205]);
    expect(trimmed(wallsOf(right, short))[1]).toEqual(short);
  });

  it('leaves walls without a room, and cuts no opening', () => {
    const far = wall([300, 50], [450, 50]);
    expect(trimmed(wallsOf(right, far))[1]).toEqual(far);
    const gate: OpeningPx = { kind: 'door', wall: 1, from: [300, 205], to: [340, 205] };
    expect(trimmed(wallsOf(right, below), [gate])[1]!.to[0]).toBeCloseTo(340, 0);
  });
});

import { describe, expect, it } from 'vitest';
import { createBitmap } from '../raster/bitmap.ts';
import type { OpeningPx, RoomsPx, WallsPx } from '../structure/types.ts';
import { dropFarWalls } from './drop-far-walls.ts';

const [WIDTH, HEIGHT] = [600, 200];
const mask = createBitmap(WIDTH, HEIGHT);
const upright = (x: number) => ({ from: [x, 50], to: [x, 150], thicknessPx: 10, exterior: false }) as const;
/** Left of the room, far from it, farther still, and right of the room. */
const walls: WallsPx = {
  walls: [upright(95), upright(400), upright(550), upright(255)].map((wall) => ({
    ...wall,
    from: [...wall.from],
    to: [...wall.to],
  })),
  mask,
  thicknessPx: 10,
  doorPx: 40,
  swings: [],
  lines: [],
  spirals: [],
};
const inWall = (wall: number, kind: OpeningPx['kind']): OpeningPx => {
  const [x] = walls.walls[wall]!.from;
  return { kind, wall, from: [x, 80], to: [x, 120] };
};

/** One room from x = 100 to 250, or none. */
function roomsOf(count: number): RoomsPx {
  const labels = new Uint16Array(WIDTH * HEIGHT);
  for (let y = 50; y < 150; y++) labels.fill(count, y * WIDTH + 100, y * WIDTH + 250);
  const room = { outline: [], holes: [], areaPx: 1, outdoor: false, texts: [] };
  return { rooms: Array.from({ length: count }, () => room), labels, inside: mask };
}

describe('dropFarWalls', () => {
  it('drops walls far from every room, and what is in them', () => {
    const found = dropFarWalls([inWall(1, 'gap'), inWall(3, 'window')], roomsOf(1), walls);
    expect(found.walls.walls).toEqual([walls.walls[0], walls.walls[3]]);
    expect(found.openings).toEqual([{ ...inWall(3, 'window'), wall: 1 }]);
  });

  it('keeps those with a door, and gaps that lie in no wall', () => {
    const loose = { ...inWall(0, 'gap'), wall: -1 };
    const found = dropFarWalls([inWall(2, 'door'), loose], roomsOf(1), walls);
    expect(found.walls.walls).toEqual([0, 2, 3].map((i) => walls.walls[i]));
    expect(found.openings).toEqual([{ ...inWall(2, 'door'), wall: 1 }, loose]);
  });

  it('keeps all where no room was found', () => {
    expect(dropFarWalls([inWall(1, 'gap')], roomsOf(0), walls)).toEqual({ walls, openings: [inWall(1, 'gap')] });
  });
});

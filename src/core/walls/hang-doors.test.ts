import { describe, expect, it } from 'vitest';
import { paintClasses } from '../pixel-classes/paint-classes.ts';
import { createBitmap, unite } from '../raster/bitmap.ts';
import { fillBand } from '../raster/fill-band.ts';
import type { Bitmap, Page, PointPx } from '../sheet/types.ts';
import type { WallsPx } from '../structure/types.ts';
import { hangDoors } from './hang-doors.ts';

const [WIDTH, HEIGHT] = [500, 300];
const DOOR = 60;

/** A level wall at y = 200 that is open for `wide` pixels from x = 200 on. */
function wallsWith(wide: number): WallsPx {
  const mask = createBitmap(WIDTH, HEIGHT);
  fillBand(mask, [50, 200], [200, 200], 12);
  fillBand(mask, [200 + wide, 200], [450, 200], 12);
  const wall = { from: [50, 200] as PointPx, to: [450, 200] as PointPx, thicknessPx: 12, exterior: false };
  return { walls: [wall], mask, thicknessPx: 12, doorPx: DOOR, swings: [], lines: [], spirals: [] };
}

function pageOf(drawn: Bitmap, { mask }: WallsPx): Page {
  return { ink: unite(drawn, mask), strokePx: 2, widthPx: WIDTH, heightPx: HEIGHT } as Page;
}

/** An arc about (x, 200) upwards from the wall through so many degrees, and the leaf at its end: to the right, or to the left (-1). */
function drawDoor(turn: number, radius = DOOR, x = 200, way: 1 | -1 = 1): Bitmap {
  const ink = createBitmap(WIDTH, HEIGHT);
  const at = (degrees: number): PointPx => {
    const a = (-degrees * Math.PI) / 180;
    return [x + way * radius * Math.cos(a), 200 + radius * Math.sin(a)];
  };
  for (let d = 0; d < turn; d++) fillBand(ink, at(d), at(d + 1.5), 2);
  fillBand(ink, [x, 200], at(turn), 2);
  return ink;
}

/** The doors that are hung. */
const hung = (...args: Parameters<typeof hangDoors>) => hangDoors(...args).swings.slice(args[1].swings.length);

describe('hangDoors', () => {
  it('hangs a leaf whose arc other lines cross', () => {
    const walls = wallsWith(DOOR);
    const ink = drawDoor(90);
    for (const x of [215, 235, 250]) fillBand(ink, [x, 120], [x, 190], 2);
    const [door, ...more] = hung(pageOf(ink, walls), walls);
    expect(more).toEqual([]);
    expect(door!.hinge[0]).toBeCloseTo(200, -1);
    expect(Math.abs(door!.closed[0] - 260)).toBeLessThan(5);
    expect(Math.abs(door!.leaf[1] - 140)).toBeLessThan(8);
  });

  it('hangs one that stands half open, and one in a much wider break', () => {
    const [ajar] = hung(pageOf(drawDoor(40), wallsWith(DOOR)), wallsWith(DOOR));
    expect(ajar!.leaf[1]).toBeGreaterThan(152);
    expect(hung(pageOf(drawDoor(90), wallsWith(200)), wallsWith(200))).toHaveLength(1);
  });

  it('hangs none where nothing is drawn, an arc without a jamb stands half open, or everything is hatched', () => {
    const walls = wallsWith(DOOR);
    // One that would leave half of a doorway open.
    expect(hung(pageOf(drawDoor(90, 40), wallsWith(1.3 * DOOR)), wallsWith(1.3 * DOOR))).toEqual([]);
    const hatched = createBitmap(WIDTH, HEIGHT);
    for (let y = 100; y < 300; y += 4) fillBand(hatched, [50, y], [450, y], 2);
    expect(hung(pageOf(createBitmap(WIDTH, HEIGHT), walls), walls)).toEqual([]);
    expect(hung(pageOf(drawDoor(40), wallsWith(200)), wallsWith(200))).toEqual([]);
    expect(hung(pageOf(hatched, walls), walls)).toEqual([]);
  });

  it('hangs two that stand half open and close against each other, and neither where they would not', () => {
    const walls = wallsWith(2 * DOOR);
    const mate = (radius: number) => drawDoor(45, radius, 200 + 2 * DOOR, -1);
    const both = hung(pageOf(unite(drawDoor(45), mate(DOOR)), walls), walls);
    expect(both).toHaveLength(2);
    for (const { closed } of both) expect(Math.abs(closed[0] - 260)).toBeLessThan(6);
    expect(hung(pageOf(unite(drawDoor(45), mate(0.7 * DOOR)), walls), walls)).toEqual([]);
  });

  it('hangs none over what the network takes for furniture, nor where a leaf is known', () => {
    const walls = wallsWith(DOOR);
    const page = pageOf(drawDoor(90), walls);
    const seenAs = (name: string) =>
      paintClasses(['room', 'furniture'], WIDTH, HEIGHT, [{ name, x0: 190, y0: 130, x1: 270, y1: 195 }]);
    expect(hung(page, walls, seenAs('furniture'))).toEqual([]);
    const [door] = hung(page, walls, seenAs('room'));
    expect(hung(page, { ...walls, swings: [door!] })).toEqual([]);
  });

  it('hangs one between two stubs that are no walls, and gives it a front', () => {
    const mask = createBitmap(WIDTH, HEIGHT);
    for (const x of [190, 270]) fillBand(mask, [x, 194], [x, 290], 12);
    fillBand(mask, [190, 284], [270, 284], 12);
    for (const [x0, x1] of [[184, 200], [260, 276]] as const) fillBand(mask, [x0, 200], [x1, 200], 12); // biome-ignore format: pairs
    const walls = { ...wallsWith(DOOR), walls: [], mask };
    const { swings, walls: fronts } = hangDoors(pageOf(drawDoor(90), walls), walls);
    expect(swings).toHaveLength(1);
    expect(fronts).toHaveLength(1);
    expect(Math.abs(fronts[0]!.from[1] - 200)).toBeLessThan(8);
    expect(hangDoors(pageOf(createBitmap(WIDTH, HEIGHT), walls), walls).walls).toEqual([]);
  });
});

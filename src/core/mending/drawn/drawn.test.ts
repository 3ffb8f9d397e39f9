import { describe, expect, it } from 'vitest';
import type { Affine } from '../../geometry/affine.ts';
import { lengthOf, pointAt, type Segment } from '../../geometry/segment.ts';
import type { Point, Wall } from '../../plan/schema.ts';
import { addWall } from '../add-wall.ts';
import { drawWall } from '../draw-wall.ts';
import { whereOnWall } from '../place-opening.ts';
import { splitWalls } from '../split-walls.ts';
import { THREE_ROOMS } from '../three-rooms.fixture.ts';
import { type DrawnInk, inkOf } from './drawn-ink.ts';
import { openingAsDrawn } from './opening-as-drawn.ts';
import { snapToDrawing } from './snap-to-drawing.ts';
import { swingAsDrawn } from './swing-as-drawn.ts';
import { wallAsDrawn } from './wall-as-drawn.ts';

type Rect = readonly [x0: number, y0: number, x1: number, y1: number];

/** 1 cm to a pixel, the plan's origin at (50, 50). */
const TO_PIXELS: Affine = [100, 0, 0, 100, 50, 50];

type Arc = readonly [centre: Point, radius: number, sx: number, sy: number];
const [PAPER, BOARD, DARK] = [240, 210, 30];

/**
 * A drawing of dark rectangles, arcs and thin lines on bright paper, all in metres; sx and sy are the signs of an arc's quarter.
 * @param boards how far it is from one pale line of a wooden floor to the next, pixels; none without it
 */
function draw(
  rects: readonly Rect[],
  arcs: readonly Arc[] = [],
  lines: readonly Segment[] = [],
  boards?: number,
): DrawnInk {
  const [width, height] = [900, 650];
  const values = new Uint8Array(width * height).fill(PAPER);
  if (boards !== undefined) for (let y = 0; y < height; y += boards) values.fill(BOARD, y * width, (y + 1) * width);
  const blacken = (x: number, y: number) => {
    values[Math.round(y * 100 + 50) * width + Math.round(x * 100 + 50)] = DARK;
  };
  for (const [x0, y0, x1, y1] of rects)
    for (let x = x0; x < x1 - 1e-9; x += 0.01) for (let y = y0; y < y1 - 1e-9; y += 0.01) blacken(x, y);
  for (const [[x, y], radius, sx, sy] of arcs)
    for (let turn = 0; turn < Math.PI / 2; turn += 0.005)
      blacken(x + sx * radius * Math.cos(turn), y + sy * radius * Math.sin(turn));
  for (const line of lines) for (let by = 0; by < lengthOf(line); by += 0.005) blacken(...pointAt(line, by));
  return inkOf({ width, height, values }, TO_PIXELS);
}

const { walls } = THREE_ROOMS;
/** A wall of 0.2 m, 4 m long, its middle on y = 2; solid, or as its two faces and ends. */
const SOLID: Rect[] = [[1, 1.9, 5, 2.1]];
const OUTLINED: Rect[] = [[1, 1.9, 5, 1.92], [1, 2.08, 5, 2.1], [1, 1.9, 1.02, 2.1], [4.98, 1.9, 5, 2.1]]; // biome-ignore format: rectangles

describe.each([
  ['solid', SOLID],
  ['outlined', OUTLINED],
])('a wall that is drawn %s', (_, rects) => {
  // biome-ignore format: a table
  const ink = draw(rects);
  it('is taken up from a rough line along it, place and thickness', () => {
    const drawn = wallAsDrawn(ink, walls, [1, 2.06], [5, 2.06], 0.12)!;
    // To the right of a line that runs right is down.
    expect(drawn.off).toBeCloseTo(-0.06, 1);
    expect(drawn.thickness).toBe(0.2);
    expect(wallAsDrawn(ink, walls, [1, 2.5], [5, 2.5], 0.12)).toBeUndefined();
  });
  it('draws a point near it to its middle, across it only', () => {
    const { point, x, y } = snapToDrawing(ink, walls, [3, 2.08], 0.1);
    expect([x, y]).toEqual([false, true]);
    expect(point[0]).toBe(3);
    expect(point[1]).toBeCloseTo(2, 1);
    expect(snapToDrawing(ink, walls, [3, 2.6], 0.1).point).toEqual([3, 2.6]);
  });
});

it('draws a point to where two walls cross, and leaves the coordinate that is not free', () => {
  const ink = draw([...SOLID, [2.95, 2, 3.05, 4]]);
  const { point } = snapToDrawing(ink, walls, [3.06, 2.05], 0.1);
  expect(point[0]).toBeCloseTo(3, 1);
  expect(point[1]).toBeCloseTo(2, 1);
  expect(snapToDrawing(ink, walls, [3.06, 2.05], 0.1, { x: false, y: true }).point[0]).toBe(3.06);
});

describe('an opening that is drawn', () => {
  const wall: Wall = { id: 'w', from: [1, 2], to: [5, 2], thickness: 0.2, exterior: false };
  const whole = [{ from: 0, to: 4 }];
  const solid: Rect[] = [[1, 1.9, 2.4, 2.1], [3.3, 1.9, 5, 2.1]]; // biome-ignore format: rectangles
  const outlined: Rect[] = [
    [1, 1.9, 2.4, 1.92], [1, 2.08, 2.4, 2.1], [2.38, 1.9, 2.4, 2.1],
    [3.3, 1.9, 5, 1.92], [3.3, 2.08, 5, 2.1], [3.3, 1.9, 3.32, 2.1],
  ]; // biome-ignore format: rectangles
  it.each([
    ['solid', solid],
    ['outlined', outlined],
  ])('in a %s wall is found from jamb to jamb, not elsewhere', (_, rects) => {
    // biome-ignore format: a table
    const span = openingAsDrawn(draw(rects), wall, 'door', 2, 0.2, whole)!;
    expect(span.from).toBeCloseTo(1.4, 1);
    expect(span.to).toBeCloseTo(2.3, 1);
    expect(openingAsDrawn(draw(rects), wall, 'door', 3.4, 0.2, whole)).toBeUndefined();
  });
  it('as a window, with lines along the wall in it, is found as well', () => {
    const window: Rect[] = [...solid, [2.4, 1.9, 3.3, 1.91], [2.4, 1.99, 3.3, 2.01], [2.4, 2.09, 3.3, 2.1]]; // biome-ignore format: rectangles
    const span = openingAsDrawn(draw(window), wall, 'window', 1.6, 0.2, whole)!;
    expect([span.from, span.to].map((at) => Math.round(at * 10) / 10)).toEqual([1.4, 2.3]);
  });
  it.each([
    ['from', 'right'],
    ['from', 'left'],
    ['to', 'right'],
    ['to', 'left'],
  ] as const)('hangs at its %s, to the %s, by leaf and arc', (hinge, side) => {
    const [x, sx, sy] = [hinge === 'from' ? 2.4 : 3.3, hinge === 'from' ? 1 : -1, side === 'right' ? 1 : -1];
    const y = 2 + sy * 0.1;
    const leaf: Rect = [x, Math.min(y, y + sy * 0.9), x + 0.02, Math.max(y, y + sy * 0.9)];
    const ink = draw([...solid, leaf], [[[x, y], 0.9, sx, sy]]);
    expect(swingAsDrawn(ink, wall, { from: 1.4, to: 2.3 })).toEqual({ hinge, side });
  });
  it.each([45, 30])('hangs by a leaf that is open by %d° on a floor of boards', (open) => {
    const [turn, hinge] = [(open * Math.PI) / 180, [3.3, 2.1] as Point];
    const leaf: Segment = { from: hinge, to: [3.3 - 0.9 * Math.cos(turn), 2.1 + 0.9 * Math.sin(turn)] };
    const ink = draw(solid, [[hinge, 0.9, -1, 1]], [leaf], 6);
    expect(swingAsDrawn(ink, wall, { from: 1.4, to: 2.3 })).toEqual({ hinge: 'to', side: 'right' });
    expect(swingAsDrawn(draw(solid, [], [], 6), wall, { from: 1.4, to: 2.3 })).toBeUndefined();
  });
  it('as a window beside a door ends where the door begins', () => {
    const lights: Rect[] = [[0.5, 1.9, 2, 2.1], [2, 1.9, 2.6, 1.93], [2, 2.07, 2.6, 2.1], [3.4, 1.9, 5, 2.1]]; // biome-ignore format: rectangles
    const free = [{ from: 0, to: 1.6 }, { from: 2.4, to: 4 }]; // biome-ignore format: two spans
    const span = openingAsDrawn(draw(lights), wall, 'window', 1.3, 0.2, free)!;
    expect([span.from, span.to].map((at) => Math.round(at * 10) / 10)).toEqual([1, 1.6]);
  });
  it('hangs by nothing where no leaf is drawn', () => {
    expect(swingAsDrawn(draw(solid), wall, { from: 1.4, to: 2.3 })).toBeUndefined();
  });
  it('is not proposed where another one stands already', () => {
    const plan = splitWalls(THREE_ROOMS);
    const door = plan.walls.find(({ id }) => id === 'w5')!;
    const ink = draw([[4.95, 0, 5.05, 1], [4.95, 1.8, 5.05, 5]]); // biome-ignore format: rectangles
    expect(whereOnWall(plan, door, [5, 1.4], 'door', { ink, reach: 0.2 })).toMatchObject({ isDrawn: false });
    const without = { ...plan, openings: [] };
    expect(whereOnWall(without, door, [5, 1.5], 'door', { ink, reach: 0.2 })).toMatchObject({ isDrawn: true });
  });
});

describe('drawWall', () => {
  const plan = splitWalls(THREE_ROOMS);
  // Across the living room at y = 2, with a door that opens down.
  const ink = draw(
    [[0, 1.95, 2, 2.05], [2.8, 1.95, 5, 2.05], [2, 2.05, 2.02, 2.85]], // biome-ignore format: rectangles
    [[[2, 2.05], 0.8, 1, 1]],
  );
  it('takes the place of the wall that is drawn, its thickness and its door', () => {
    const added = drawWall(plan, [0, 2.06], [5, 2.06], { ink, reach: 0.12, isLoose: true });
    const wall = added.walls.find(({ id }) => !plan.walls.some((one) => one.id === id))!;
    expect(wall.thickness).toBe(0.1);
    expect(wall.from[1]).toBeCloseTo(2, 1);
    expect(added.rooms).toHaveLength(4);
    const door = added.openings.at(-1)!;
    expect(door).toMatchObject({ kind: 'door' });
    expect(door.from[0]).toBeCloseTo(2, 1);
    expect(door.swing!.leaf[1]).toBeGreaterThan(2.5);
  });
  it('brings its door where it is little more than that, also where another wall meets it behind the leaf', () => {
    const short = draw([[1, 1.95, 1.1, 2.05], [1.9, 1.95, 2, 2.05], [1.1, 2.05, 1.12, 2.85]], [[[1.1, 2.05], 0.8, 1, 1]]); // biome-ignore format: rectangles
    const closet = addWall(addWall(plan, [1, 0], [1, 2]), [1.5, 0], [1.5, 2]);
    const { openings, walls: now } = drawWall(closet, [1, 2], [2, 2], { ink: short, reach: 0.12, isLoose: false });
    const door = openings.at(-1)!;
    expect(openings).toHaveLength(plan.openings.length + 1);
    expect(lengthOf(door)).toBeCloseTo(0.8, 1);
    expect(lengthOf(now.find(({ id }) => id === door.wall)!)).toBe(1);
  });
  it('is as the hand has it where nothing is drawn', () => {
    const added = drawWall(plan, [0, 3.5], [5, 3.5], { ink, reach: 0.12, isLoose: true });
    expect(added.openings).toHaveLength(plan.openings.length);
    expect(added.walls.find(({ from, to }) => from[1] === 3.5 && to[1] === 3.5)).toBeDefined();
  });
});

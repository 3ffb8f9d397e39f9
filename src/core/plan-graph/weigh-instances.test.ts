import { expect, test } from 'vitest';
import { paintClasses } from '../pixel-classes/paint-classes.fixture.ts';
import type { RoomsPx } from '../structure/types.ts';
import { type DrawnPlan, drawHeads } from './heads.fixture.ts';
import { weighInstances } from './weigh-instances.ts';

const [WIDTH, HEIGHT] = [256, 192];
const NAMES = ['room', 'wall', 'toilet', 'counter', 'hob', 'furniture'];
const WALL = { from: [0, 6], to: [256, 6] } as const;
const walls = [{ from: [...WALL.from], to: [...WALL.to] }] as { from: [number, number]; to: [number, number] }[];
/** Pixels a metre. */
const PPM = 50;

/** A room below a wall along the upper edge, with things that the network is sure of. */
function look(things: NonNullable<DrawnPlan['things']>) {
  const boxes = things.map(({ kind, middle: [x, y], size: [w, d] }) => ({
    name: kind === 'sofa' ? 'furniture' : kind,
    x0: x - w / 2,
    y0: y - d / 2,
    x1: x + w / 2,
    y1: y + d / 2,
  }));
  const classes = paintClasses(NAMES, WIDTH, HEIGHT, [{ name: 'wall', x0: 0, y0: 0, x1: WIDTH, y1: 12 }, ...boxes]);
  const inside = { width: WIDTH, height: HEIGHT, data: new Uint8Array(WIDTH * HEIGHT).fill(1) };
  const labels = new Uint16Array(WIDTH * HEIGHT).fill(1, 12 * WIDTH);
  const rooms: RoomsPx = {
    rooms: [{ outline: [], holes: [], areaPx: 256 * 180, texts: [], outdoor: false }],
    labels,
    inside,
  };
  return weighInstances(drawHeads({ size: [WIDTH, HEIGHT], walls: [], things }), walls, { classes, rooms, ppm: PPM });
}

test('a hob is found on its worktop, each as what it is', () => {
  const found = look([
    { kind: 'counter', middle: [100, 27], size: [100, 30], facing: Math.PI / 2 },
    { kind: 'hob', middle: [124, 27], size: [28, 25], facing: Math.PI / 2 },
  ]);
  expect(found.filter(({ taken }) => taken).map(({ kind }) => kind).sort()).toEqual(['counter', 'hob']); // biome-ignore format: one line
  for (const { loose, room } of found) expect({ loose, room }).toEqual({ loose: false, room: 0 });
});

test('two things that cannot share a place are one, the surer', () => {
  const found = look([
    { kind: 'sofa', middle: [100, 33], size: [90, 42], facing: Math.PI / 2 },
    { kind: 'toilet', middle: [108, 33], size: [18, 33], facing: Math.PI / 2 },
  ]);
  expect(found.filter(({ taken }) => taken)).toHaveLength(1);
});

test('what leans a little, or is seen to lie in no clear way, is squared to the wall beside it, what stands across a corner is not', () => {
  const facingOf = (degrees: number, clarity = 1) => {
    const facing = (degrees * Math.PI) / 180;
    const [found] = look([{ kind: 'sofa', middle: [100, 40], size: [90, 42], facing, clarity }]);
    const [left, right] = found!.outline as [[number, number], [number, number]];
    return Math.round((Math.atan2(right[1] - left[1], right[0] - left[0]) * 180) / Math.PI);
  };
  expect(facingOf(97)).toBe(0);
  expect(facingOf(135)).toBe(45);
  expect(facingOf(130, 0.7)).toBe(0);
});

test('a fixture without a room keeps none', () => {
  const [found] = look([{ kind: 'toilet', middle: [100, 6], size: [10, 8], facing: Math.PI / 2 }]);
  expect(found?.room).toBeUndefined();
});

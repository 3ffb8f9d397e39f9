import { describe, expect, it } from 'vitest';
import { frameOf } from './frame-of.ts';
import { moveWallEnd } from './move-wall-end.ts';
import { resizeFixture, swingFixture } from './shape-fixture.ts';
import { snapAside } from './snap-aside.ts';
import { snapEnd } from './snap-end.ts';
import { snapFixture } from './snap-fixture.ts';
import { splitWalls } from './split-walls.ts';
import { THREE_ROOMS } from './three-rooms.fixture.ts';

const PLAN = splitWalls(THREE_ROOMS);
const areaOf = (plan: typeof PLAN, id: string) => plan.rooms.find((room) => room.id === id)!.area;

describe('moveWallEnd', () => {
  it('takes all walls of a corner along, and the window stays where it is from the other end', () => {
    // The left wall runs up to the corner at 0, 0; its window is 1.5 to 3 m from there.
    const plan = moveWallEnd(PLAN, 'w4', 'to', [0, 0.5]);
    const [top, left] = [plan.walls.find(({ id }) => id === 'w1')!, plan.walls.find(({ id }) => id === 'w4')!];
    expect([top.from, left.to]).toEqual([[0, 0.5], [0, 0.5]]); // biome-ignore format: points
    expect(plan.openings.find(({ id }) => id === 'n3')).toMatchObject({ from: [0, 3], to: [0, 1.5] });
    expect(areaOf(plan, 'r1')).toBeLessThan(areaOf(PLAN, 'r1'));
  });
  it('takes one off walls that go straight on without it', () => {
    const plan = moveWallEnd(PLAN, 'w6', 'from', [5, 2.5]);
    expect(plan.walls.find(({ id }) => id === 'w6')!.from).toEqual([5, 2.5]);
    const bar = plan.walls.filter(({ from, to }) => from[0] === 5 && to[0] === 5);
    expect(Math.max(...bar.flatMap(({ from, to }) => [from[1], to[1]]))).toBe(5);
    expect(areaOf(plan, 'r2')).toBeLessThan(areaOf(PLAN, 'r2'));
  });
  it('does nothing that would leave a door or window without its wall', () => {
    expect(moveWallEnd(PLAN, 'w4', 'to', [0, 2.4])).toBe(PLAN);
    expect(moveWallEnd(PLAN, 'w6', 'from', [7.95, 3])).toBe(PLAN);
  });
});

it('an end snaps to other ends, to centre lines and to the right angle', () => {
  expect(snapEnd(PLAN, 'w6', 'from', [5.1, 4.9], 0.2)).toEqual({ point: [5, 5], to: 'end' });
  expect(snapEnd(PLAN, 'w6', 'from', [5.1, 4], 0.2).point).toEqual([5, 4]);
  expect(snapEnd(PLAN, 'w6', 'from', [6, 3.1], 0.1)).toEqual({ point: [6, 3], to: 'square' });
  expect(snapEnd(PLAN, 'w6', 'from', [6, 4], 0.1).to).toBe('free');
});

it('a wall that is moved aside snaps into the line of a parallel one', () => {
  // To the right of a wall that runs down is west: the left wall is 5 m that way.
  expect(snapAside(PLAN, 'w5', 4.95, 0.1)).toBe(5);
  expect(snapAside(PLAN, 'w5', 4.8, 0.1)).toBe(4.8);
});

describe('fixtures by their handles', () => {
  const boxOf = (plan: typeof PLAN) => plan.fixtures[0]!.outline;
  it('grow to where a corner is pulled, from the opposite one, and never to nothing', () => {
    expect(boxOf(resizeFixture(PLAN, 'f1', 2, [7.8, 3.9]))).toEqual([[7.2, 3.05], [7.8, 3.05], [7.8, 3.9], [7.2, 3.9]]); // biome-ignore format: points
    expect(boxOf(resizeFixture(PLAN, 'f1', 2, [7, 3]))[2]).toEqual([7.3, 3.15]);
  });
  it('snap to a wall, and into a corner', () => {
    const [right, under] = [0.06, -0.04];
    // 7.2 to 7.6 by 3.05 to 3.7, the right wall's face at 7.9, that of the wall above at 3.05.
    const near = boxOf(PLAN).map(([x, y]): [number, number] => [x + 0.3 - right, y - under]);
    const [x, y] = snapFixture(PLAN.walls, near, 0.1);
    expect([x, y]).toEqual([expect.closeTo(right), expect.closeTo(under)]);
    expect(snapFixture(PLAN.walls, near, 0.05)).toEqual([expect.closeTo(0), expect.closeTo(under)]);
    expect(snapFixture(PLAN.walls, near, 0.01)).toEqual([0, 0]);
  });
  it('turn with the pointer, by full steps where near', () => {
    const turned = swingFixture(PLAN, 'f1', [7.4, 2.9], [7.88, 3.37]);
    expect(frameOf(boxOf(turned)).degrees).toBeCloseTo(0, 1);
    expect(boxOf(turned)[0]![0]).toBeCloseTo(7.725, 2);
    expect(frameOf(boxOf(swingFixture(PLAN, 'f1', [7.4, 2.9], [7.6, 2.9]))).degrees).toBeCloseTo(23, 0);
  });
});

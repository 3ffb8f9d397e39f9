import { describe, expect, it } from 'vitest';
import { brokenRules } from '../plan/broken-rules.ts';
import type { Plan, PlanDocument } from '../plan/schema.ts';
import { addWall } from './add-wall.ts';
import { moveWall } from './move-wall.ts';
import { removeWall } from './remove-wall.ts';
import { splitWalls } from './split-walls.ts';
import { thickenWall } from './thicken-wall.ts';
import { THREE_ROOMS } from './three-rooms.fixture.ts';

const plan = splitWalls(THREE_ROOMS);
const areas = ({ rooms }: Plan) => Object.fromEntries(rooms.map(({ id, area }) => [id, area]));
const wallOf = ({ walls }: Plan, id: string) => walls.find((wall) => wall.id === id);
const rulesBroken = (changed: Plan) =>
  brokenRules({
    version: 1,
    source: { widthPx: 900, heightPx: 600, toPixels: [100, 0, 0, 100, 50, 50] },
    verdict: { code: 'success', message: '', details: {} },
    scale: { metresPerPixel: 0.01, from: 'dimensions', agreeing: 1, read: 1 },
    plan: changed,
  } satisfies PlanDocument);

describe('splitWalls', () => {
  it('parts walls where others meet them, keeps doors on the piece they are in, and is done once', () => {
    // Above and below the partition between bedroom and bathroom; both outer walls at the partition's ends.
    expect(plan.walls).toHaveLength(6 + 4);
    expect(wallOf(plan, 'w5')).toMatchObject({ from: [5, 0], to: [5, 3] });
    const [upper, lower] = plan.openings;
    expect(upper!.wall).toBe('w5');
    expect(wallOf(plan, lower!.wall)).toMatchObject({ from: [5, 3], to: [5, 5] });
    expect(splitWalls(plan)).toEqual(plan);
    expect(rulesBroken(plan)).toEqual([]);
  });
  it('does not cut through a door', () => {
    const openings = [
      { ...THREE_ROOMS.openings[0]!, from: [5, 2.6] as [number, number], to: [5, 3.4] as [number, number] },
    ];
    expect(splitWalls({ ...THREE_ROOMS, openings }).walls).toHaveLength(6 + 3);
  });
});

describe('moveWall', () => {
  it('takes the pieces in its line and their doors along, and the walls that end on it follow', () => {
    // w5 runs down, so its right is towards -x.
    const moved = moveWall(plan, 'w5', -0.5);
    expect(wallOf(moved, 'w5')).toMatchObject({ from: [5.5, 0], to: [5.5, 3] });
    expect(wallOf(moved, 'w6')).toMatchObject({ from: [5.5, 3], to: [8, 3] });
    expect(moved.openings.slice(0, 2).map(({ from }) => from)).toEqual([[5.5, 1], [5.5, 3.5]]); // biome-ignore format: points
    expect(moved.openings[0]!.swing).toEqual({ hinge: [5.5, 1], leaf: [6.3, 1] });
    expect(areas(moved)).toEqual({ r1: 25.68, r2: 6.7, r3: 4.35 });
    expect(moved.rooms.map(({ label }) => label)).toEqual(['LIVING', 'BED', '']);
    expect(rulesBroken(moved)).toEqual([]);
  });
  it('stops before a door of a wall that follows', () => {
    // The partition would push the door of the bathroom (from y = 3.5) off its wall.
    const moved = moveWall(plan, 'w6', 1);
    expect(wallOf(moved, 'w6')).toMatchObject({ from: [5, 3.5], to: [8, 3.5] });
    expect(rulesBroken(moved)).toEqual([]);
  });
  it('keeps its end on a wall that stands at a slant', () => {
    const slanted = {
      ...plan.walls.find(({ id }) => id === 'w2')!,
      id: 'w8',
      from: [8, 3] as [number, number],
      to: [7, 5] as [number, number],
    };
    const leaning = { ...plan, walls: [...plan.walls.filter(({ from }) => from[0] !== 8), slanted] };
    expect(wallOf(moveWall(leaning, 'w6', 0.4), 'w6')).toMatchObject({ from: [5, 3.4], to: [7.8, 3.4] });
  });
  it('leaves rooms that it does not touch as they were read', () => {
    expect(moveWall(plan, 'w6', 0.3).rooms[0]).toBe(plan.rooms[0]);
  });
});

describe('addWall', () => {
  it('parts a room: the larger part keeps its name, the other waits for one', () => {
    const added = addWall(plan, [0, 3.5], [5, 3.5]);
    expect(added.rooms.map(({ id, type }) => [id, type])).toEqual([
      ...plan.rooms.map(({ id, type }) => [id, type]),
      ['r4', 'other'],
    ]);
    expect(areas(added).r1).toBeCloseTo(4.85 * 3.35, 1);
    expect(areas(added).r4).toBeCloseTo(4.85 * 1.35, 1);
    expect(rulesBroken(added)).toEqual([]);
  });
  it('closes a balcony to a room of the same name', () => {
    const outline: Plan['rooms'][number]['outline'] = [[8.1, 0], [9.4, 0], [9.4, 3], [8.1, 3]]; // biome-ignore format: one outline
    const balcony = { id: 'r9', type: 'balcony', label: 'LOGGIA', outline, holes: [], area: 3.9 } as const;
    const open = { ...plan, rooms: [...plan.rooms, { ...balcony, holes: [] }] };
    const ends: [number, number][] = [[8, 0], [9.5, 0], [9.5, 3], [8, 3]]; // biome-ignore format: points
    const closed = ends.slice(1).reduce((now, end, i) => addWall(now, ends[i]!, end), open);
    // Between the outer wall of 20 cm and new ones of 10 cm.
    expect(closed.rooms.find(({ id }) => id === 'r9')).toMatchObject({ label: 'LOGGIA', type: 'balcony' });
    expect(areas(closed).r9).toBeCloseTo(1.35 * 2.9, 1);
    expect(rulesBroken(closed)).toEqual([]);
  });
  it('leaves stairs that stand in a room what they are, on whichever side of it they come to lie', () => {
    const [living, ...others] = plan.rooms;
    const outline: Plan['rooms'][number]['outline'] = [[0.1, 4], [1, 4], [1, 4.9], [0.1, 4.9]]; // biome-ignore format: one outline
    const stairs: Plan['rooms'][number] = { ...living!, id: 'r9', type: 'stairs', label: '', outline, area: 0.81 };
    const rest: Plan['rooms'][number]['outline'] = [[0.1, 0.1], [4.95, 0.1], [4.95, 4.9], [1, 4.9], [1, 4], [0.1, 4]]; // biome-ignore format: one outline
    const parted = { ...plan, rooms: [{ ...living!, outline: rest, area: 22.47 }, stairs, ...others] };
    const added = addWall(parted, [0, 3], [5, 3]);
    expect(areas(added).r9).toBe(0.81);
    expect(added.rooms.at(-1)).toMatchObject({ type: 'other' });
    expect(rulesBroken(added)).toEqual([]);
  });
  it('is as thick as the inner walls are, and an inner wall between two rooms', () => {
    const added = addWall(plan, [0, 3.5], [5, 3.5]);
    expect(added.walls.at(-1)).toMatchObject({ thickness: 0.1, exterior: false });
  });
  it('makes floor that was open to the outside a room once it is closed', () => {
    const open = removeWall(plan, 'w4');
    expect(open.rooms.map(({ id }) => id)).toEqual(['r2', 'r3']);
    const closed = addWall(open, [0, 5], [0, 0]);
    expect(closed.rooms.at(-1)).toMatchObject({
      type: 'other',
      area: areas(addWall(removeWall(plan, 'w4'), [0, 0], [0, 5])).r1,
    });
    expect(closed.walls.at(-1)!.exterior).toBe(true);
  });
  it('takes a slip of the hand for none', () => {
    expect(addWall(plan, [1, 1], [1.05, 1])).toBe(plan);
  });
});

describe('removeWall', () => {
  it('makes one room of two, the larger one, and what stands in it belongs there', () => {
    const removed = removeWall(plan, 'w6');
    expect(removed.rooms.map(({ id, label }) => [id, label])).toEqual([['r1', 'LIVING'], ['r2', 'BED']]); // biome-ignore format: rooms
    expect(areas(removed).r2).toBeCloseTo(2.85 * 4.8, 1);
    expect(removed.fixtures[0]!.room).toBe('r2');
  });
  it('takes its doors out as well', () => {
    expect(removeWall(plan, 'w5').openings.map(({ id }) => id)).toEqual(['d2', 'n3']);
  });
  it('keeps rooms apart that no wall parted before', () => {
    const [living, ...others] = plan.rooms;
    const halves = [
      { ...living!, outline: [[0.1, 0.1], [3, 0.1], [3, 4.9], [0.1, 4.9]], area: 13.92 },
      { ...living!, id: 'r9', type: 'kitchen', label: 'KITCHEN', outline: [[3, 0.1], [4.95, 0.1], [4.95, 4.9], [3, 4.9]], area: 9.36 },
    ] as Plan['rooms']; // biome-ignore format: outlines
    const thick = thickenWall({ ...plan, rooms: [...halves, ...others] }, 'w5', 0.2);
    expect(thick.rooms.map(({ id }) => id)).toEqual(['r1', 'r9', 'r2', 'r3']);
    expect(areas(thick).r9).toBeLessThan(9.36);
    expect(rulesBroken(thick)).toEqual([]);
  });
});

it('a wall that becomes thinner keeps a passage that lay aside of its middle', () => {
  const gap: Plan['openings'][0] = { id: 'g1', kind: 'gap', wall: 'w6', from: [6, 3.05], to: [7, 3.05] };
  const thinner = thickenWall({ ...plan, openings: [...plan.openings, gap] }, 'w6', 0.04);
  expect(thinner.openings.at(-1)).toMatchObject({ id: 'g1', from: [6, 3], to: [7, 3] });
  expect(rulesBroken(thinner)).toEqual([]);
});

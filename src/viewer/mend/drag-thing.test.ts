import { describe, expect, it } from 'vitest';
import { THREE_ROOMS } from '#core/mending/three-rooms.fixture.ts';
import type { Plan, Point } from '#core/plan/schema.ts';
import { dragGuides } from './drag-guides.ts';
import { dragThing } from './drag-thing.ts';
import { nudgeThing } from './nudge-thing.ts';
import { removeThing } from './remove-thing.ts';

describe('dragThing', () => {
  it('moves walls aside only, openings along their wall only, fixtures anywhere', () => {
    const wall = dragThing(THREE_ROOMS, 'wall:w5', { from: [5, 2], to: [5.3, 2.9], reach: 0.1 }).walls[4]!;
    expect([wall.from, wall.to]).toEqual([[5.3, 0], [5.3, 5]]); // biome-ignore format: points
    const door = dragThing(THREE_ROOMS, 'opening:d1', { from: [5, 1.4], to: [6, 1.6], reach: 0.1 }).openings[0]!;
    expect([door.from, door.to]).toEqual([[5, 1.2], [5, 2]]); // biome-ignore format: points
    expect(
      dragThing(THREE_ROOMS, 'fixture:f1', { from: [7, 3], to: [6.5, 3.2], reach: 0.1 }).fixtures[0]!.outline[0],
    ).toEqual([6.7, 3.25]);
  });
  it('moves the end of an opening that is held, also of one that runs against its wall', () => {
    const at = (end: 'from' | 'to', to: [number, number]) =>
      dragThing(THREE_ROOMS, `opening:n3:${end}`, { from: [0, 0], to, reach: 0.1 }).openings[2]!;
    // The left wall runs up from y = 5: the window's `from`, at y = 3, comes first.
    expect(at('from', [0, 0.5])).toMatchObject({ from: [0, 3.5], to: [0, 1.5] });
    expect(at('to', [0, -0.5])).toMatchObject({ from: [0, 3], to: [0, 1] });
  });
});

describe('dragGuides', () => {
  const guides = (name: string, from: Point, to: Point, reach = 0.1) => {
    const stroke = { from, to, reach };
    return dragGuides(THREE_ROOMS, dragThing(THREE_ROOMS, name, stroke), name, stroke);
  };
  it('show the line that a wall was drawn into, and none where nothing was near or nothing is to snap', () => {
    const aside: Plan = { ...THREE_ROOMS, walls: [...THREE_ROOMS.walls, { ...THREE_ROOMS.walls[4]!, id: 'w9', from: [6, 5], to: [6, 6] }] }; // biome-ignore format: one line
    const stroke = { from: [5, 2], to: [5.95, 2], reach: 0.1 } as const;
    const dragged = dragThing(aside, 'wall:w5', { ...stroke, from: [5, 2], to: [5.95, 2] });
    const [guide] = dragGuides(aside, dragged, 'wall:w5', { ...stroke, from: [5, 2], to: [5.95, 2] });
    expect([guide!.from, guide!.to]).toEqual([[6, -1.2], [6, 6.2]]); // biome-ignore format: points
    expect(guides('wall:w5', [5, 2], [5.5, 2])).toEqual([]);
    expect(guides('wall:w5', [5, 2], [5.95, 2], 0)).toEqual([]);
  });
  it('show on which axis an end was drawn to something', () => {
    const [upright, ...others] = guides('wall:w5:to', [5, 5], [5.05, 4.5]);
    expect(others).toEqual([]);
    expect([upright!.from[0], upright!.to[0]]).toEqual([5, 5]);
  });
});

it('nudges by a centimetre, with Shift by ten, and leaves rooms where they are', () => {
  expect(nudgeThing(THREE_ROOMS, { of: 'wall', id: 'w5' }, 'ArrowRight', false)!.walls[4]!.from).toEqual([5.01, 0]);
  expect(nudgeThing(THREE_ROOMS, { of: 'opening', id: 'd1' }, 'ArrowDown', true)!.openings[0]!.from).toEqual([5, 1.1]);
  expect(nudgeThing(THREE_ROOMS, { of: 'room', id: 'r1' }, 'ArrowDown', true)).toBeUndefined();
});

it('removes a wall with its doors, and a room from around what stands in it', () => {
  expect(removeThing(THREE_ROOMS, { of: 'wall', id: 'w5' }).openings.map(({ id }) => id)).toEqual(['n3']);
  const without = removeThing(THREE_ROOMS, { of: 'room', id: 'r3' });
  expect(without.rooms.map(({ id }) => id)).toEqual(['r1', 'r2']);
  expect(without.fixtures[0]!.room).toBe('r0');
});

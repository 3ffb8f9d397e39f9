import { expect, it } from 'vitest';
import type { Plan, Room } from '../plan/schema.ts';
import { frameOfOpenRoom, moveOpenRoom, shapeOpenRoom } from './shape-open-room.ts';
import { THREE_ROOMS } from './three-rooms.fixture.ts';

/** A blot below the home, whose wall there has its face at y = 5.1. */
const BLOT: Room = {
  id: 'r9',
  type: 'terrace',
  label: '',
  outline: [[1, 5.1], [4, 5.1], [3.6, 6.2], [2.2, 7], [1.3, 6.4]], // biome-ignore format: points
  holes: [],
  area: 4.2,
};
const PLAN: Plan = { ...THREE_ROOMS, rooms: [...THREE_ROOMS.rooms, BLOT] };

it('only rooms that no walls enclose have a frame to be pulled by', () => {
  expect(frameOfOpenRoom(PLAN, 'r9')!.corners).toEqual([[1, 5.1], [4, 5.1], [4, 7], [1, 7]]); // biome-ignore format: points
  expect(frameOfOpenRoom(PLAN, 'r1')).toBeUndefined();
  expect(shapeOpenRoom(PLAN, 'r1', 2, [9, 9])).toBe(PLAN);
});

it('becomes a rectangle to where its corner is pulled, without what walls and rooms take', () => {
  const pulled = (corner: number, to: [number, number]) =>
    shapeOpenRoom(PLAN, 'r9', corner, to).rooms.find(({ id }) => id === 'r9')!;
  expect(pulled(2, [5, 7.1]).area).toBe(8);
  // Up into the living room: its floor and the wall stay what they are.
  expect(pulled(0, [1, 3]).area).toBe(5.7);
  expect(shapeOpenRoom(PLAN, 'r9', 2, [1.1, 5.2])).toBe(PLAN);
});

it('moves as the rectangle around it; walls stay where they are, and rooms with walls too', () => {
  const moved = moveOpenRoom(PLAN, 'r9', [0.5, 0.2]).rooms.find(({ id }) => id === 'r9')!;
  expect(moved.area).toBe(5.7);
  expect(frameOfOpenRoom({ ...PLAN, rooms: [...THREE_ROOMS.rooms, moved] }, 'r9')!.corners[2]).toEqual([4.5, 7.2]);
  expect(moveOpenRoom(PLAN, 'r1', [1, 0])).toBe(PLAN);
});

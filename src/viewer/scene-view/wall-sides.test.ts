import { expect, it } from 'vitest';
import type { Plan, Room, RoomType, Wall } from '#core/plan/schema.ts';
import { outwardsOf } from './wall-sides.ts';

const room = (type: RoomType, x0: number, y0: number, x1: number, y1: number): Room => ({
  id: `${type}${x0}`,
  type,
  label: '',
  outline: [[x0, y0], [x1, y0], [x1, y1], [x0, y1]], // biome-ignore format: a rectangle
  holes: [],
  area: 1,
});
const wall = (from: Wall['from'], to: Wall['to'], exterior = false): Wall => ({
  id: 'w',
  from,
  to,
  thickness: 0.2,
  exterior,
});
const plan: Plan = {
  walls: [],
  openings: [],
  fixtures: [],
  furniture: [],
  rooms: [room('living', 0, 0, 4, 4), room('bedroom', 4.2, 0, 8, 4), room('balcony', 0, 4.2, 4, 6)],
};

it('points away from the rooms, whichever way the wall runs', () => {
  expect(outwardsOf(wall([-0.1, 0], [-0.1, 4]), plan)).toEqual([-1, 0]);
  expect(outwardsOf(wall([-0.1, 4], [-0.1, 0]), plan)!.map(Math.round)).toEqual([-1, -0]);
  expect(outwardsOf(wall([0, -0.1], [8, -0.1]), plan)!.map((v) => Math.round(v) + 0)).toEqual([0, -1]);
});
it('has no outside between rooms, and one towards a balcony', () => {
  expect(outwardsOf(wall([4.1, 0], [4.1, 4]), plan)).toBeUndefined();
  expect(outwardsOf(wall([0, 4.1], [4, 4.1]), plan)!.map((v) => Math.round(v) + 0)).toEqual([0, 1]);
});

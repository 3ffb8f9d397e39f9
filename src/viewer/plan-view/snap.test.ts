import { expect, it } from 'vitest';
import type { Plan } from '#core/plan/schema.ts';
import { snapToPlan } from './snap.ts';

const plan: Plan = {
  walls: [],
  openings: [],
  fixtures: [],
  furniture: [],
  rooms: [
    { id: 'r', type: 'study', label: '', outline: [[0, 0], [4, 0], [4, 3], [0, 3]], holes: [], area: 12 }, // biome-ignore format: an outline
  ],
};

it('takes the corner that is meant, or the face of the wall, and leaves a point in the middle alone', () => {
  expect(snapToPlan(plan, [3.9, 0.1], 0.2)).toEqual([4, 0]);
  expect(snapToPlan(plan, [2.5, 2.9], 0.2)).toEqual([2.5, 3]);
  expect(snapToPlan(plan, [2, 1.5], 0.2)).toEqual([2, 1.5]);
});

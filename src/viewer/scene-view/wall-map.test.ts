import { expect, it } from 'vitest';
import type { Plan } from '#core/plan/schema.ts';
import { mapWalls } from './wall-map.ts';

const plan: Plan = {
  walls: [
    { id: 'south', from: [0, 4], to: [5, 4], thickness: 0.3, exterior: true },
    { id: 'east', from: [5, 4], to: [5, 0], thickness: 0.3, exterior: true },
  ],
  openings: [],
  rooms: [],
  fixtures: [],
  furniture: [],
};

it('knows which wall stands where, gives a corner to the earlier one, and leaves the rooms free', () => {
  const { texture, origin, size } = mapWalls(plan);
  const { data, width, height } = texture.image as { data: Float32Array; width: number; height: number };
  const at = (x: number, y: number) =>
    data[Math.floor(((y - origin.y) / size.y) * height) * width + Math.floor(((x - origin.x) / size.x) * width)];
  expect(at(2, 4.1)).toBe(1);
  expect(at(5.1, 1)).toBe(2);
  expect(at(5.1, 4.1)).toBe(1);
  expect(at(2, 2)).toBe(0);
  // A face that reading left a little off is still its wall's.
  expect(at(2, 4.2)).toBe(1);
});

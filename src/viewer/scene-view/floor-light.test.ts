import { expect, it } from 'vitest';
import { type FloorLight, floorLight } from './floor-light.ts';

const at = ({ x0, y0, cell, columns, light }: FloorLight, x: number, y: number): number =>
  light[Math.floor((y - y0) / cell) * columns + Math.floor((x - x0) / cell)]!;

it('the floor is dark under and beside what stands on it, darker beside a wall than a bench, and light away from it', () => {
  const wall = { at: [0, 0], turn: 0, low: [-2, 0, -0.1], high: [2, 2.5, 0.1] } as const;
  const bench = { at: [0, 4], turn: Math.PI / 2, low: [-0.2, 0, -1], high: [0.2, 0.45, 1] } as const;
  const floor = floorLight([wall, bench]);
  expect(at(floor, 0, 2)).toBeGreaterThan(250);
  expect(at(floor, 0, 0.25)).toBeLessThan(190);
  expect(at(floor, 0, 4 - 0.35)).toBeGreaterThan(at(floor, 0, 0.25));
  // A quarter turn: the bench lies along x.
  expect(at(floor, 0.8, 4)).toBeLessThan(130);
  expect(at(floor, 0, 4.8)).toBeGreaterThan(230);
});

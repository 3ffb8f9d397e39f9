import { expect, it } from 'vitest';
import type { OpeningPx } from '../structure/types.ts';
import { holdOpenings } from './hold-openings.ts';

it('lengthens a wall to the openings on it, and no other', () => {
  const left = { from: [0, 100], to: [160, 100], thicknessPx: 10, exterior: true } as const;
  const right = { from: [160, 100], to: [400, 100], thicknessPx: 10, exterior: true } as const;
  const walls = [left, right].map((w) => ({
    ...w,
    from: [...w.from] as [number, number],
    to: [...w.to] as [number, number],
  }));
  const door: OpeningPx = { kind: 'double', wall: 0, from: [100, 100], to: [223, 100] };
  expect(holdOpenings(walls, [door])).toEqual([{ ...walls[0], to: [223, 100] }, walls[1]]);
  expect(holdOpenings(walls, [{ ...door, wall: 1 }])).toEqual([walls[0], { ...walls[1], from: [100, 100] }]);
  expect(holdOpenings(walls, [{ ...door, to: [150, 100] }])).toEqual(walls);
});

import { expect, it } from 'vitest';
import { createBitmap } from '../raster/bitmap.ts';
import type { WallsPx } from '../walls/types.ts';
import { dropSlits } from './drop-slits.ts';
import type { OpeningPx } from './types.ts';

const wall = { from: [0, 100], to: [600, 100], thicknessPx: 20 } as const;
const WALLS: WallsPx = {
  walls: [
    { ...wall, from: [...wall.from], to: [...wall.to], exterior: true },
    { ...wall, from: [...wall.from], to: [...wall.to], exterior: false },
  ],
  mask: createBitmap(600, 200),
  thicknessPx: 20,
  doorPx: 60,
  swings: [],
  lines: [],
  spirals: [],
};
const at = (kind: OpeningPx['kind'], wide: number, index = 0): OpeningPx => ({
  kind,
  wall: index,
  from: [100, 100],
  to: [100 + wide, 100],
});

it('drops breaks of an outer wall that nobody walks through, and nothing else', () => {
  const kept = [at('gap', 50), at('gap', 30, 1), at('window', 30), at('door', 30), at('gap', 30, -1)];
  expect(dropSlits([at('gap', 30), ...kept], WALLS)).toEqual(kept);
});

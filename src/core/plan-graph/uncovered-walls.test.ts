import { expect, test } from 'vitest';
import { uncoveredWalls } from './uncovered-walls.ts';
import type { WallCandidate } from './wall-candidates.ts';

const wall = (from: [number, number], to: [number, number], half = 4): WallCandidate => ({ from, to, half, chance: 1 });
const LONG = wall([0, 0], [100, 0]);
const ACROSS = wall([50, 0], [50, 80]);

test('a piece within the bodies of longer walls goes, wherever it comes in their order', () => {
  const slanted = wall([48, -2], [52, 5], 1);
  expect(uncoveredWalls([slanted, LONG, ACROSS])).toEqual([LONG, ACROSS]);
});

test('what stands out of them stays: a stub, a thicker stretch, a link between two', () => {
  const [stub, thicker] = [wall([80, 0], [80, 9], 4), wall([10, 0], [20, 0], 7)];
  const parallel = wall([0, 14], [40, 14]);
  const link = wall([30, 0], [30, 14], 3);
  const all = [LONG, ACROSS, stub, thicker, parallel, link];
  expect(uncoveredWalls(all)).toEqual(all);
});

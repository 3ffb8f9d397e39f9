import { expect, test } from 'vitest';
import { minCut } from './min-cut.ts';

/** 1 and 4 joined by two ways: over 2 (3, then 1) and over 3 (2, then 5). */
const ARCS = [
  { a: 1, b: 2, cost: 3 },
  { a: 2, b: 4, cost: 1 },
  { a: 1, b: 3, cost: 2 },
  { a: 4, b: 3, cost: 5 },
];

test('the cheapest arcs on every way are cut', () => {
  const found = minCut(ARCS, 1, new Set([4]), 10)!;
  expect(found.cost).toBe(3);
  expect(found.cut).toEqual([ARCS[1], ARCS[2]]);
});

test('all sinks are parted from the source, and not from each other', () => {
  expect(minCut(ARCS, 4, new Set([1, 2]), 10)!.cut).toEqual([ARCS[1], ARCS[2]]);
  expect(minCut(ARCS, 4, new Set([3]), 10)!.cost).toBe(6);
});

test('a way back over an arc is found: the first path is not always the last word', () => {
  const braid = [
    { a: 0, b: 1, cost: 1 },
    { a: 1, b: 2, cost: 1 },
    { a: 2, b: 5, cost: 1 },
    { a: 0, b: 3, cost: 1 },
    { a: 3, b: 2, cost: 1 },
    { a: 1, b: 4, cost: 1 },
    { a: 4, b: 5, cost: 1 },
  ];
  expect(minCut(braid, 0, new Set([5]), 10)!.cost).toBe(2);
});

test('it gives up at the limit, and costs nothing where nothing joins', () => {
  expect(minCut(ARCS, 1, new Set([4]), 3)).toBeUndefined();
  expect(minCut(ARCS, 1, new Set([9]), 3)).toEqual({ cost: 0, cut: [] });
});

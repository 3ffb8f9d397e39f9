import { expect, test } from 'vitest';
import type { WallCandidate } from './wall-candidates.ts';
import { wallEdges } from './wall-edges.ts';

const line = (x0: number, y0: number, x1: number, y1: number): WallCandidate => ({
  from: [x0, y0], to: [x1, y1], half: 4, chance: 0.9,
}); // biome-ignore format: one line

const spans = (lines: WallCandidate[], k: number) =>
  wallEdges(lines).filter((edge) => edge.line === k).map(({ start, end }) => [start, end].map(Math.round)); // biome-ignore format: one list

test('lines part each other where they cross, and have that place in common', () => {
  const edges = wallEdges([line(0, 100, 200, 100), line(80, 0, 80, 100)]);
  expect(edges.map(({ line: k, start, end }) => [k, start, end])).toEqual([
    [0, 0, 80],
    [0, 80, 200],
    [1, 0, 100],
  ]);
  const [left, right, upright] = edges;
  expect(left!.nodes[1]).toBe(right!.nodes[0]);
  expect(upright!.nodes[1]).toBe(left!.nodes[1]);
  expect(upright!.isFree).toBe(true);
});

test('an end that nearly touches a line ends on it', () => {
  expect(spans([line(0, 100, 200, 100), line(80, 0, 80, 96)], 1)).toEqual([[0, 100]]);
});

test('a line is followed as far as a door is wide, and beyond that to the first wall in its way only', () => {
  const [near, far] = [line(0, 130, 200, 130), line(0, 240, 200, 240)];
  const edges = (lines: WallCandidate[]) => wallEdges(lines).filter((edge) => edge.line === 0);
  const short = edges([line(80, 0, 80, 100), near]).at(-1)!;
  expect([Math.round(short.end), short.isFar]).toEqual([130, false]);
  const long = edges([line(80, 0, 80, 100), far, line(0, 250, 200, 250)]).at(-1)!;
  expect([Math.round(long.end), long.isFar]).toEqual([240, true]);
});

test('walls that are offset where one goes on from the other meet', () => {
  const edges = wallEdges([line(0, 100, 100, 100), line(100, 106, 200, 106)]);
  const nodes = (k: number) => edges.filter((edge) => edge.line === k).flatMap((edge) => edge.nodes);
  expect(nodes(0).some((node) => nodes(1).includes(node))).toBe(true);
});

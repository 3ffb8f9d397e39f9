import { expect, it } from 'vitest';
import type { Ring } from '../plan/schema.ts';
import { drawnWorktop } from './drawn-worktop.ts';
import { contains } from './floor-nodes.ts';
import { ModelBuilder } from './model-builder.ts';

/** Two arms that meet in a corner, 0.6 m deep. */
const CORNER: Ring = [[0, 0], [2.4, 0], [2.4, 0.6], [0.6, 0.6], [0.6, 2], [0, 2]]; // biome-ignore format: corners

const built = (taken: [number, number][]) => {
  const m = new ModelBuilder();
  drawnWorktop(m, CORNER, 0.9, taken);
  return m.build();
};

/** Places of the corners of a material that lie over the worktop. */
const above = (meshes: ReturnType<typeof built>, materials: string[]): [number, number][] =>
  meshes
    .filter(({ material }) => materials.includes(material))
    .flatMap(({ positions }) =>
      [...positions].flatMap((x, i): [number, number][] => (i % 3 === 0 && positions[i + 2]! > 0.901 ? [[x, positions[i + 1]!]] : [])),
    ); // biome-ignore format: short

it('keeps fronts and what stands on it within an outline with a corner', () => {
  const meshes = built([]);
  const things = above(meshes, meshes.map(({ material }) => material)); // biome-ignore format: short
  expect(things.length).toBeGreaterThan(20);
  for (const point of things) expect(contains(CORNER, point)).toBe(true);
  const fronts = meshes.find(({ material }) => material === 'kitchen-front')!;
  // No front closes the inner corner.
  for (let i = 0; i < fronts.positions.length; i += 3) {
    const [x, y] = [fronts.positions[i]!, fronts.positions[i + 1]!];
    expect(x > 0.6 && y > 0.6).toBe(false);
  }
});

it('puts nothing where a sink is drawn', () => {
  const sink: [number, number] = [1.2, 0.3];
  const things = above(built([sink]), ['wood-mid', 'pot-white', 'steel', 'fruit']);
  expect(things.length).toBeGreaterThan(0);
  for (const [x, y] of things) expect(Math.hypot(x - sink[0], y - sink[1])).toBeGreaterThan(0.3);
});

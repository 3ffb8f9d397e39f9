import { describe, expect, it } from 'vitest';
import type { DrawnItem, Plan, Ring } from '../plan/schema.ts';
import { fixtureNodes } from './fixture-nodes.ts';

const rectangle = (x0: number, y0: number, x1: number, y1: number): Ring => [[x0, y0], [x1, y0], [x1, y1], [x0, y1]]; // biome-ignore format: corners
const item = (id: string, kind: string, outline: Ring): DrawnItem => ({ id, kind, room: 'r', outline });
const counter = item('c', 'kitchen-counter', rectangle(0.1, 0.1, 2.5, 0.7));
const kitchen = (fixtures: DrawnItem[]): Plan => ({
  walls: [{ id: 'n', from: [0, 0], to: [4, 0], thickness: 0.2, exterior: true }],
  openings: [],
  rooms: [{ id: 'r', type: 'kitchen', label: '', outline: rectangle(0.1, 0.1, 3.9, 2.9), holes: [], area: 10.64 }],
  fixtures,
  furniture: [],
});

/** Where along the plan the metres of a material in the worktop lie, from the least to the most; undefined without any. */
function extentOf(fixtures: DrawnItem[], material: string): [number, number] | undefined {
  const node = fixtureNodes(kitchen(fixtures), 'scandinavian', 0).find(({ id }) => id === 'c')!;
  const xs = node.meshes
    .filter((mesh) => mesh.material === material)
    .flatMap(({ positions }) => [...positions].filter((_v, i) => i % 3 === 0));
  return xs.length ? [Math.min(...xs), Math.max(...xs)] : undefined;
}

describe('fixtureNodes', () => {
  it('shows a sink and a hob in a worktop of which neither was read', () => {
    expect(extentOf([counter], 'hob-glass')).toBeDefined();
    expect(extentOf([counter], 'steel-dark')).toBeDefined();
  });

  it('ends a worktop at the wall through which it was read', () => {
    const long = item('c', 'kitchen-counter', rectangle(1.5, 0.1, 4.3, 0.7));
    expect(extentOf([long], 'worktop')![1]).toBeCloseTo(3.9, 3);
  });

  it('shows the sink that is missing on the side where the drawn hob is not', () => {
    for (const [x0, isLeft] of [
      [0.3, true],
      [1.7, false],
    ] as const) {
      const fixtures = [counter, item('h', 'hob', rectangle(x0, 0.15, x0 + 0.6, 0.65))];
      expect(extentOf(fixtures, 'hob-glass')).toBeUndefined();
      const [from, to] = extentOf(fixtures, 'steel-dark')!;
      if (isLeft) expect(from).toBeGreaterThan(x0 + 0.6);
      else expect(to).toBeLessThan(x0);
    }
  });
});

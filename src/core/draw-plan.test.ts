import { describe, expect, it } from 'vitest';
import { drawPlan } from './draw-plan.ts';
import type { Layout, Plan } from './plan/schema.ts';

const layout: Layout = {
  items: [],
  checks: { collisions: 0, outside: 0, blockedDoors: 0, blockedWindows: 0, unreachable: 0 },
};
const room = (type: Plan['rooms'][number]['type']): Plan => ({
  walls: [
    { id: 'n', from: [0, 0], to: [4, 0], thickness: 0.2, exterior: true },
    { id: 'e', from: [4, 0], to: [4, 3], thickness: 0.2, exterior: true },
    { id: 's', from: [4, 3], to: [0, 3], thickness: 0.2, exterior: true },
    { id: 'w', from: [0, 3], to: [0, 0], thickness: 0.2, exterior: true },
  ],
  openings: [{ id: 'd', kind: 'door', wall: 's', from: [1, 3], to: [1.9, 3], swing: { hinge: [1, 3], leaf: [1, 2.1] } }],
  rooms: [{ id: 'r', type, label: '', outline: [[0.1, 0.1], [3.9, 0.1], [3.9, 2.9], [0.1, 2.9]], holes: [], area: 10.64 }],
  fixtures: [],
  furniture: [],
}); // biome-ignore format: a drawing

const extent = (plan: Plan, id: string) => {
  const node = drawPlan(plan, layout).nodes.find((candidate) => candidate.id === id)!;
  const at = (k: number): number[] => node.meshes.flatMap((mesh) => [...mesh.positions].filter((_v, i) => i % 3 === k));
  return {
    x: [Math.min(...at(0)), Math.max(...at(0))],
    y: [Math.min(...at(1)), Math.max(...at(1))],
    rotation: node.frame?.rotation,
  };
};

describe('drawPlan', () => {
  it('makes a scene of a plan in which nothing was found', () => {
    const scene = drawPlan({ walls: [], openings: [], rooms: [], fixtures: [], furniture: [] }, layout);
    expect(Object.values(scene.bounds).every(Number.isFinite)).toBe(true);
  });

  it('lays tiles in bathrooms and boards in bedrooms', () => {
    const floor = (type: Plan['rooms'][number]['type']) =>
      drawPlan(room(type), layout).nodes.find((node) => node.id === 'floor-r')!.meshes[0]!.material;
    expect(floor('bedroom')).toBe('floor-wood');
    expect(floor('bathroom')).toBe('floor-tile-small');
  });

  it('opens a door leaf as it is drawn, into the room', () => {
    const { x, y } = extent(room('bedroom'), 'opening-d');
    expect(y[0]).toBeLessThan(2.2);
    expect(x[0]).toBeGreaterThan(0.9);
  });

  it('stands a drawn toilet with its cistern to the nearest wall', () => {
    for (const [outline, rotation] of [
      [[[2, 0.1], [2.4, 0.1], [2.4, 0.8], [2, 0.8]], 0],
      [[[3.2, 1], [3.9, 1], [3.9, 1.4], [3.2, 1.4]], 90],
      [[[2, 2.2], [2.4, 2.2], [2.4, 2.9], [2, 2.9]], 180],
      [[[0.1, 1], [0.8, 1], [0.8, 1.4], [0.1, 1.4]], 270],
    ] as [[number, number][], number][]) {
      const plan = room('bathroom');
      plan.fixtures.push({ id: 'f', kind: 'toilet', room: 'r', outline });
      expect((((extent(plan, 'f').rotation ?? 0) % 360) + 360) % 360).toBeCloseTo(rotation, 3);
    }
  }); // biome-ignore format: outlines

  it('builds stairs in a stair room without drawn steps, inside its walls', () => {
    const { x, y } = extent(room('stairs'), 'stairs-r');
    expect(x[0]).toBeGreaterThan(0.05);
    expect(x[1]).toBeLessThan(3.95);
    expect(y[0]).toBeGreaterThan(0.05);
    expect(y[1]).toBeLessThan(2.95);
  });
});

import { describe, expect, it } from 'vitest';
import type { Opening } from '../plan/schema.ts';
import { arcOf, leavesOf, swingPath } from './door-leaves.ts';

const DOOR: Opening = {
  id: 'o1',
  kind: 'door',
  wall: 'w1',
  from: [0, 0],
  to: [0.9, 0],
  swing: { hinge: [0, 0], leaf: [0, 0.9] },
};

describe('leaves of a door', () => {
  it('has one that stands open at its hinge and shuts at the other jamb', () => {
    expect(leavesOf(DOOR)).toEqual([{ hinge: [0, 0], tip: [0, 0.9], shut: [0.9, 0] }]);
    const other: Opening = { ...DOOR, swing: { hinge: [0.9, 0], leaf: [0.9, -0.9] } };
    expect(leavesOf(other)).toEqual([{ hinge: [0.9, 0], tip: [0.9, -0.9], shut: [0, 0] }]);
  });

  it('has two of half the width that meet in the middle where the door is double', () => {
    const leaves = leavesOf({ ...DOOR, kind: 'double', to: [1.6, 0] });
    expect(leaves.map(({ hinge, tip }) => [hinge, tip])).toEqual([[[0, 0], [0, 0.8]], [[1.6, 0], [1.6, 0.8]]]); // biome-ignore format: two leaves
    expect(leaves.map(({ shut }) => shut)).toEqual([[0.8, 0], [0.8, 0]]); // biome-ignore format: two leaves
  });

  it('is shut where no swing is known', () => {
    const { swing: _, ...shut } = DOOR;
    expect(leavesOf(shut)).toEqual([{ hinge: [0, 0], tip: [0.9, 0], shut: [0.9, 0] }]);
  });

  it('turns the shorter way to shut, also across the half circle', () => {
    const arc = arcOf({ hinge: [0, 0], tip: [-0.1, -0.9], shut: [-0.9, 0.1] });
    expect(arc.sweep).toBeCloseTo(-Math.PI / 2, 6);
    expect(arc.radius).toBeCloseTo(Math.hypot(0.1, 0.9), 6);
  });

  it('is drawn as a leaf and an arc about its hinge', () => {
    expect(swingPath(DOOR)).toBe('M0 0L0 0.9A0.9 0.9 0 0 0 0.9 0');
    expect(swingPath({ ...DOOR, swing: { hinge: [0, 0], leaf: [0, -0.9] } })).toBe('M0 0L0 -0.9A0.9 0.9 0 0 1 0.9 0');
  });
});

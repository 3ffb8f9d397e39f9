import { describe, expect, it } from 'vitest';
import type { Plan } from '../plan/schema.ts';
import { planSketch } from './plan-sketch.ts';

const PLAN: Plan = {
  walls: [
    { id: 'w1', from: [0, 0], to: [4, 0], thickness: 0.3, exterior: true },
    { id: 'w2', from: [4, 0], to: [4, 3], thickness: 0.12, exterior: false },
    { id: 'w3', from: [4, 3], to: [0, 3], thickness: 0.3, exterior: true },
  ],
  openings: [
    { id: 'o1', kind: 'window', wall: 'w1', from: [1, 0], to: [2, 0] },
    { id: 'o2', kind: 'door', wall: 'w2', from: [4, 1], to: [4, 1.8], swing: { hinge: [4, 1], leaf: [3.2, 1] } },
    { id: 'o3', kind: 'gap', wall: 'w3', from: [1, 3], to: [2, 3] },
  ],
  rooms: [
    { id: 'r1', type: 'kitchen', label: '', outline: [[0, 0], [4, 0], [4, 3], [0, 3]], holes: [], area: 12 }, // biome-ignore format: one room
  ],
  fixtures: [{ id: 'f1', kind: 'sink', room: 'r1', outline: [[0.2, 0.2], [0.8, 0.2], [0.8, 0.7], [0.2, 0.7]] }], // biome-ignore format: one sink
  furniture: [],
};
const areasOf = (path: string) => path.match(/M[^M]*Z/g) ?? [];

describe('sketch of a plan', () => {
  const sketch = planSketch(PLAN);

  it('has floors, and walls of one thickness in one line', () => {
    expect(sketch.floors).toBe('M0 0L4 0L4 3L0 3Z');
    expect(sketch.walls).toEqual([{ path: 'M0 0L4 0M4 3L0 3', thickness: 0.3 }, { path: 'M4 0L4 3', thickness: 0.1 }]); // biome-ignore format: two
  });

  it('breaks walls where one walks through, over their whole thickness', () => {
    const [door, gap] = areasOf(sketch.doorways);
    expect(areasOf(sketch.doorways)).toHaveLength(2);
    expect(xsOf(door!)).toEqual([3.9, 4.1]);
    expect(xsOf(gap!)).toEqual([1, 2]);
  });

  it('shows windows and what is built in, and how doors swing', () => {
    const [window, sink] = areasOf(sketch.symbols);
    expect(xsOf(window!)).toEqual([1, 2]);
    expect(sink).toBe('M0.2 0.2L0.8 0.2L0.8 0.7L0.2 0.7Z');
    expect(sketch.leaves.match(/A/g)).toHaveLength(1);
  });

  it('has nothing to draw of a plan without openings and fixtures', () => {
    const { doorways, symbols, leaves } = planSketch({ ...PLAN, openings: [], fixtures: [] });
    expect([doorways, symbols, leaves]).toEqual(['', '', '']);
  });
});

const xsOf = (path: string): number[] => {
  const xs = [...path.matchAll(/[ML]([\d.-]+) /g)].map(([, x]) => Number(x));
  return [Math.min(...xs), Math.max(...xs)];
};

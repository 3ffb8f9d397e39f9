import { expect, it } from 'vitest';
import type { Plan } from '#core/plan/schema.ts';
import { solidStretches, standingThings } from './standing-things.ts';

const plan: Plan = {
  walls: [{ id: 'w', from: [0, 0], to: [0, 6], thickness: 0.2, exterior: true }],
  openings: [
    { id: 'd', kind: 'door', wall: 'w', from: [0, 2.9], to: [0, 2] },
    { id: 'v', kind: 'window', wall: 'w', from: [0, 4], to: [0, 5] },
  ],
  rooms: [],
  fixtures: [],
  furniture: [],
};

it('a wall stands between its doors, under windows too', () => {
  const stretches = solidStretches(plan.walls[0]!, plan);
  expect(stretches.map(({ at }) => at.map((v) => Number(v.toFixed(2))))).toEqual([
    [0, 1],
    [0, 4.45],
  ]);
  expect(stretches.map(({ low, high }) => high[0] - low[0])).toEqual([2, expect.closeTo(3.1)]);
});

it('rugs and what hangs on walls stand nowhere', () => {
  const part = (id: string, low: number, high: number) => ({
    ...{ id, kind: 'item', name: id, at: [1, 1] as [number, number], turn: 0 },
    ...{ opaque: new Uint32Array(), clear: new Uint32Array() },
    ...{ low: [-1, low, -1] as const, high: [1, high, 1] as const },
  });
  const things = standingThings(plan, [part('rug', 0, 0.02), part('mirror', 1, 1.8), part('bed', 0, 0.5)]);
  expect(things.length).toBe(3);
});

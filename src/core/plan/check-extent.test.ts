import { describe, expect, it } from 'vitest';
import { Failure } from '../failures.ts';
import { checkExtent } from './check-extent.ts';
import type { Plan, Point } from './schema.ts';

const EMPTY: Plan = { walls: [], openings: [], rooms: [], fixtures: [], furniture: [] };
const room = (far: Point): Plan => ({
  ...EMPTY,
  rooms: [{ id: 'r1', type: 'other', label: '', outline: [[0, 0], [4, 0], far], holes: [], area: 8 }],
}); // biome-ignore format: a room

describe('checkExtent', () => {
  it('lets dwellings pass, and plans without anything', () => {
    expect(() => checkExtent(EMPTY)).not.toThrow();
    expect(() => checkExtent(room([4, 250]))).not.toThrow();
  });

  it.each([[[4, 251]], [[-1e300, 3]], [[Number.POSITIVE_INFINITY, 3]]] as [Point][])(
    'refuses a room with a corner at %j',
    (far) => {
      expect(() => checkExtent(room(far))).toThrow(Failure);
    },
  );

  it('looks at walls with their thickness, openings, swings and things, and says what was seen', () => {
    const wall = { id: 'w1', from: [0, 0], to: [4, 0], thickness: 300, exterior: true } as Plan['walls'][number];
    const door = { id: 'd1', kind: 'door', wall: 'w1', from: [0, 0], to: [1, 0] } as Plan['openings'][number];
    const item = { id: 'f1', kind: 'sink', room: 'r1', outline: [[0, 0], [1, 0], [0, 400]] } as Plan['fixtures'][number]; // biome-ignore format: an item
    for (const plan of [
      { ...EMPTY, walls: [wall] },
      { ...EMPTY, openings: [{ ...door, swing: { hinge: [0, 0], leaf: [0, 300] } as never }] },
      { ...EMPTY, fixtures: [item] },
      { ...EMPTY, furniture: [item] },
    ])
      expect(() => checkExtent(plan)).toThrow(expect.objectContaining({ code: 'size_unsupported' }));
    expect(() => checkExtent({ ...EMPTY, fixtures: [item] })).toThrow(/400 m; .* 250 m/);
  });
});

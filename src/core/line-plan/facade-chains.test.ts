import { describe, expect, it } from 'vitest';
import type { Plan, Point, Wall } from '../plan/schema.ts';
import { footprintOf } from '../scene/footprint.ts';
import { facadeChains } from './facade-chains.ts';
import { ONE_ROOM } from './line-plan.fixture.ts';

/** Walls of 0.2 m along a ring of their centre lines, and the room within them. */
function home(ring: Point[], openings: Plan['openings'] = []): Plan {
  const walls = ring.map(
    (from, i): Wall => ({ id: `w${i}`, from, to: ring[(i + 1) % ring.length]!, thickness: 0.2, exterior: true }),
  );
  const room = { id: 'r1', type: 'living' as const, label: '', outline: ring, holes: [], area: 20 };
  return { ...ONE_ROOM.plan, walls, openings, rooms: [room] };
}
const chainsOf = (plan: Plan) => {
  const chains = facadeChains(plan, footprintOf(plan));
  return Object.fromEntries(Object.entries(chains).map(([side, rows]) => [side, rows.map((row) => row.map((place) => Number(place.toFixed(2))))])); // biome-ignore format: one line
};

describe('facadeChains', () => {
  it('has openings and corners, then the corners alone, then the whole', () => {
    // An L: its right part begins 2 m further down.
    const plan = home([[0, 0], [4, 0], [4, 2], [7, 2], [7, 5], [0, 5]], [
      { id: 'o1', kind: 'window', wall: 'w0', from: [1, 0], to: [2, 0] },
      { id: 'o2', kind: 'window', wall: 'w2', from: [5, 2], to: [6, 2] },
    ]); // biome-ignore format: a plan
    expect(chainsOf(plan).top).toEqual([
      [-0.1, 1, 2, 4.1, 5, 6, 7.1],
      [-0.1, 4.1, 7.1],
      [-0.1, 7.1],
    ]);
  });

  it('does not repeat at the bottom what the top says', () => {
    const { top, bottom, left, right } = chainsOf(home([[0, 0], [6, 0], [6, 4], [0, 4]])); // biome-ignore format: a plan
    expect([top, left]).toEqual([[[-0.1, 6.1]], [[-0.1, 4.1]]]);
    expect([bottom, right]).toEqual([[], []]);
  });

  it('takes a wall aslant as one stretch and a jog of reading as none', () => {
    const { top } = chainsOf(home([[0, 1.5], [1.5, 0], [3, 0], [3, 0.08], [6, 0.08], [6, 4], [0, 4]])); // biome-ignore format: a plan
    expect(top).toHaveLength(2);
    expect(top![0]).toHaveLength(3);
    // 1.46 at the outer face once the corner is mitred, 1.4 where it is not.
    expect(top![0]![1]).toBeGreaterThan(1.35);
    expect(top![0]![1]).toBeLessThan(1.5);
  });

  it('has nothing to say of a plan without walls', () => {
    expect(chainsOf({ ...ONE_ROOM.plan, walls: [], rooms: [], openings: [] })).toEqual({
      top: [],
      right: [],
      bottom: [],
      left: [],
    });
  });
});

import { describe, expect, it } from 'vitest';
import type { Opening, Plan, Ring, RoomType } from '../plan/schema.ts';
import { floorNodes } from './floor-nodes.ts';

const rectangle = (x0: number, y0: number, x1: number, y1: number): Ring => [[x0, y0], [x1, y0], [x1, y1], [x0, y1]]; // biome-ignore format: corners
const DOOR: Opening = { id: 'd', kind: 'door', from: [4.1, 1], to: [4.1, 1.9], wall: 'w' } as Opening;

/** A wide room, and a narrow one behind a wall with an opening. */
const plan = (left: RoomType, right: RoomType, kind: Opening['kind'] = 'door'): Plan => ({
  walls: [{ id: 'w', from: [4.1, 0], to: [4.1, 3], thickness: 0.2, exterior: false }],
  openings: [{ ...DOOR, kind }],
  rooms: [
    { id: 'a', type: left, label: '', outline: rectangle(0, 0, 4, 3), holes: [], area: 12 },
    { id: 'b', type: right, label: '', outline: rectangle(4.2, 0, 5.4, 3), holes: [], area: 3.6 },
  ],
  fixtures: [],
  furniture: [],
});
const nodesOf = (of: Plan) => new Map(floorNodes(of, [], 'scandinavian').map((node) => [node.id, node]));

describe('floorNodes', () => {
  it('let boards run through an opening where both rooms have the same floor, in the direction of the larger one', () => {
    for (const kind of ['door', 'gap', 'sliding'] as const) {
      const nodes = nodesOf(plan('living', 'corridor', kind));
      // By itself the narrow room's boards would lie the other way.
      expect(nodes.get('floor-b')!.frame).toEqual(nodes.get('floor-a')!.frame);
      expect(nodes.get('doorway-d')!.frame).toEqual(nodes.get('floor-a')!.frame);
      expect(nodes.get('doorway-d')!.meshes[0]!.material).toBe('floor-wood');
      expect(nodes.has('threshold-d')).toBe(false);
    }
  });

  it('are laid along the walls of the home, though the longest side of a room is slanted', () => {
    const home = plan('living', 'bathroom');
    // A wall that cuts off a corner is the longest of the room.
    const room = { ...home.rooms[0]!, outline: [[2.6, 0], [4, 0], [4, 3], [2.6, 3], [0, 2.6]] as Ring };
    const node = nodesOf({ ...home, rooms: [room, home.rooms[1]!] }).get('floor-a')!;
    expect(node.frame!.rotation % 90).toBeCloseTo(0, 6);
  });

  it('cover the joint with a narrow bar where the floor changes, at open passages as well', () => {
    for (const kind of ['door', 'gap'] as const) {
      const nodes = nodesOf(plan('living', 'bathroom', kind));
      expect(nodes.get('floor-b')!.frame!.rotation).not.toBe(nodes.get('floor-a')!.frame!.rotation);
      const xs = nodes.get('threshold-d')!.meshes.flatMap(({ positions }) => [...positions].filter((_v, i) => i % 3 === 0));
      expect(Math.max(...xs) - Math.min(...xs)).toBeLessThan(0.1);
      expect((Math.max(...xs) + Math.min(...xs)) / 2).toBeCloseTo(4.1, 3);
      expect(nodes.get('doorway-d')!.meshes[0]!.material).toBe('floor-wood');
    }
  });

  it('have a sill through the wall where a door leads outside', () => {
    const nodes = nodesOf(plan('living', 'balcony'));
    const xs = nodes.get('threshold-d')!.meshes.flatMap(({ positions }) => [...positions].filter((_v, i) => i % 3 === 0));
    expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThan(0.19);
    expect(nodes.has('doorway-d')).toBe(false);
  });
}); // biome-ignore format: short

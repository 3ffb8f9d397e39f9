import { readPremises } from '../furnish/check/premises.ts';
import type { LayoutItem, Plan, Wall } from '../plan/schema.ts';

const wall = (id: string, from: [number, number], to: [number, number]): Wall => ({
  ...{ id, from, to },
  thickness: 0.2,
  exterior: true,
});

/** A bedroom of 4 by 3 m: a door low in its left wall that opens into it, a window in its right one. */
const PLAN: Plan = {
  walls: [wall('w1', [0, 0], [4.2, 0]), wall('w2', [4.2, 0], [4.2, 3.2]), wall('w3', [4.2, 3.2], [0, 3.2]), wall('w4', [0, 3.2], [0, 0])],
  openings: [
    { id: 'd1', wall: 'w4', kind: 'door', from: [0, 2.7], to: [0, 1.9], swing: { hinge: [0, 2.7], leaf: [0.8, 2.7] } },
    { id: 'n1', wall: 'w2', kind: 'window', from: [4.2, 1], to: [4.2, 2.2] },
  ],
  rooms: [{ id: 'r1', type: 'bedroom', label: '', outline: [[0.1, 0.1], [4.1, 0.1], [4.1, 3.1], [0.1, 3.1]], holes: [], area: 12 }],
  fixtures: [],
  furniture: [],
}; // biome-ignore format: one glance

export const BEDROOM = readPremises(PLAN);

/** A piece of the bedroom: where, and its width, depth and height, metres. */
export const piece = (
  id: string,
  kind: string,
  at: [number, number],
  [width, depth, height]: [number, number, number],
  more: Partial<LayoutItem> = {},
): LayoutItem => ({ id, room: 'r1', kind, at, rotation: 0, size: { width, depth, height }, ...more });

export const BED = piece('i1', 'double-bed', [2.4, 1.11], [1.6, 2, 0.5], { group: 'g1' });
export const STAND = piece('i2', 'nightstand', [3.43, 0.31], [0.45, 0.4, 0.5], { group: 'g1' });
export const WARDROBE = piece('i3', 'wardrobe', [2.5, 2.79], [1.2, 0.6, 2.1], { rotation: 180 });

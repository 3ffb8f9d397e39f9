import type { Plan, Wall } from '../plan/schema.ts';

const wall = (id: string, x0: number, y0: number, x1: number, y1: number, exterior = true): Wall => ({
  id,
  from: [x0, y0],
  to: [x1, y1],
  thickness: exterior ? 0.2 : 0.1,
  exterior,
});

/**
 * 8 by 5 m: a living room on the left and, right of x = 5, a bedroom over a bathroom (from y = 3). A door from the living room into each,
 * a window in the living room's left wall, a toilet in the bathroom.
 */
export const THREE_ROOMS: Plan = {
  walls: [
    wall('w1', 0, 0, 8, 0),
    wall('w2', 8, 0, 8, 5),
    wall('w3', 8, 5, 0, 5),
    wall('w4', 0, 5, 0, 0),
    wall('w5', 5, 0, 5, 5, false),
    wall('w6', 5, 3, 8, 3, false),
  ],
  openings: [
    { id: 'd1', kind: 'door', wall: 'w5', from: [5, 1], to: [5, 1.8], swing: { hinge: [5, 1], leaf: [5.8, 1] } },
    { id: 'd2', kind: 'door', wall: 'w5', from: [5, 3.5], to: [5, 4.3], swing: { hinge: [5, 3.5], leaf: [5.8, 3.5] } },
    { id: 'n3', kind: 'window', wall: 'w4', from: [0, 3], to: [0, 1.5] },
  ],
  rooms: [
    { id: 'r1', type: 'living', label: 'LIVING', outline: [[0.1, 0.1], [4.95, 0.1], [4.95, 4.9], [0.1, 4.9]], holes: [], area: 23.28 },
    { id: 'r2', type: 'bedroom', label: 'BED', outline: [[5.05, 0.1], [7.9, 0.1], [7.9, 2.95], [5.05, 2.95]], holes: [], area: 8.12 },
    { id: 'r3', type: 'bathroom', label: '', outline: [[5.05, 3.05], [7.9, 3.05], [7.9, 4.9], [5.05, 4.9]], holes: [], area: 5.27 },
  ],
  fixtures: [{ id: 'f1', kind: 'toilet', room: 'r3', outline: [[7.2, 3.05], [7.6, 3.05], [7.6, 3.7], [7.2, 3.7]] }],
  furniture: [],
}; // biome-ignore format: a table

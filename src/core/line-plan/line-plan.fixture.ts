import type { Opening, PlanDocument, Wall } from '../plan/schema.ts';

const wall = (id: string, from: [number, number], to: [number, number]): Wall => ({
  id,
  from,
  to,
  thickness: 0.2,
  exterior: true,
});
const opening = (
  id: string,
  kind: Opening['kind'],
  on: string,
  from: [number, number],
  to: [number, number],
): Opening => ({ id, kind, wall: on, from, to });

/** One room of 4.8 × 2.8 m within walls of 0.2 m: a window at the top, a door at the bottom, a bed; its corners are 5 × 3 m apart. */
export const ONE_ROOM: PlanDocument = {
  version: 1,
  source: { widthPx: 100, heightPx: 100, toPixels: [10, 0, 0, 10, 0, 0] },
  verdict: { code: 'success', message: '', details: {} },
  scale: { metresPerPixel: 0.1, from: 'dimensions', agreeing: 5, read: 6 },
  plan: {
    walls: [wall('w1', [0.1, 0.1], [4.9, 0.1]), wall('w2', [4.9, 0.1], [4.9, 2.9]), wall('w3', [4.9, 2.9], [0.1, 2.9]), wall('w4', [0.1, 2.9], [0.1, 0.1])], // biome-ignore format: a list
    openings: [
      opening('o1', 'window', 'w1', [1, 0.1], [2.2, 0.1]),
      { ...opening('d1', 'door', 'w3', [3, 2.9], [3.9, 2.9]), swing: { hinge: [3, 2.9], leaf: [3, 2] } },
    ],
    rooms: [
      {
        ...{ id: 'r1', type: 'bedroom', label: 'Bed & <b>breakfast', holes: [], area: 12.88 },
        outline: [[0.2, 0.2], [4.8, 0.2], [4.8, 2.8], [0.2, 2.8]], // biome-ignore format: an outline
      },
    ],
    fixtures: [],
    furniture: [],
  },
  layout: {
    items: [
      {
        id: 'i1',
        room: 'r1',
        kind: 'single-bed',
        at: [0.7, 1.25],
        rotation: 0,
        size: { width: 0.9, depth: 2, height: 0.5 },
      },
    ],
    checks: { collisions: 0, outside: 0, blockedDoors: 0, blockedWindows: 0, unreachable: 0 },
  },
};

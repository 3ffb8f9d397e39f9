import { expect, it } from 'vitest';
import type { LayoutItem, PlanDocument } from '../plan/schema.ts';
import { outlineFurniture, outlinePlan } from './plan-outline.ts';

/** A room of 4 × 3 m on a picture of 100 pixels a metre, its corner 50 pixels in. */
const document: PlanDocument = {
  version: 1,
  source: { widthPx: 500, heightPx: 400, toPixels: [100, 0, 0, 100, 50, 50] },
  verdict: { code: 'success', message: '', details: {} },
  scale: { metresPerPixel: 0.01, from: 'dimensions', agreeing: 2, read: 2, unit: 'ft' },
  plan: {
    walls: [{ id: 'w1', from: [0, 0], to: [4, 0], thickness: 0.2, exterior: true }],
    openings: [{ id: 'd1', kind: 'door', wall: 'w1', from: [1, 0], to: [1.9, 0] }],
    // biome-ignore format: an outline
    rooms: [{ id: 'r1', type: 'bedroom', label: 'BED', outline: [[0, 0], [4, 0], [4, 3], [0, 3]], holes: [], area: 12 }],
    fixtures: [],
    furniture: [],
  },
};

it('draws what was read over the picture, in its pixels', () => {
  expect(outlinePlan(document)).toEqual({
    widthPx: 500,
    heightPx: 400,
    floors: 'M50,50L450,50L450,350L50,350Z',
    walls: 'M50,50L450,50',
    wallPx: 20,
    openings: 'M150,50L240,50',
    rooms: [{ at: [250, 200], label: 'BED', area: 12 }],
    units: 'ft',
  });
});

it('draws the footprint of each piece, turned as it stands', () => {
  const bed = { at: [2, 1], rotation: 90, size: { width: 2, depth: 1, height: 0.5 } } as LayoutItem;
  const layout = {
    items: [bed],
    checks: { collisions: 0, outside: 0, blockedDoors: 0, blockedWindows: 0, unreachable: 0 },
  };
  expect(outlineFurniture(layout, document.source)).toBe('M300,50L300,250L200,250L200,50Z');
});

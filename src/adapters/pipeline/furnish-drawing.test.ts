import { expect, it } from 'vitest';
import type { Layout, PlanDocument } from '#core/plan/schema.ts';
import { furnishDrawing } from './furnish-drawing.ts';

/** A bedroom of 4 by 3 m with a door, and in its layout a sofa that no bedroom of ours would have. */
function document(layout?: Layout): PlanDocument {
  const wall = (id: string, from: [number, number], to: [number, number]) => ({ id, from, to, thickness: 0.2, exterior: true });
  return {
    version: 1,
    source: { widthPx: 500, heightPx: 400, toPixels: [100, 0, 0, 100, 50, 50] },
    verdict: { code: 'success', message: '', details: {} },
    scale: { metresPerPixel: 0.01, from: 'dimensions', agreeing: 2, read: 2 },
    plan: {
      walls: [wall('w1', [0, 0], [4, 0]), wall('w2', [4, 0], [4, 3]), wall('w3', [4, 3], [0, 3]), wall('w4', [0, 3], [0, 0])],
      openings: [{ id: 'd1', wall: 'w4', kind: 'door', from: [0, 2.6], to: [0, 1.8] }],
      rooms: [{ id: 'r1', type: 'bedroom', label: 'BEDROOM', outline: [[0.1, 0.1], [3.9, 0.1], [3.9, 2.9], [0.1, 2.9]], holes: [], area: 10.64 }],
      fixtures: [],
      furniture: [],
    },
    ...(layout && { layout }),
  };
} // biome-ignore format: one glance

const GIVEN: Layout = {
  items: [
    { id: 'i1', room: 'r1', kind: 'sofa', at: [2, 0.6], rotation: 0, size: { width: 2, depth: 0.9, height: 0.85 } },
  ],
  checks: { collisions: 0, outside: 0, blockedDoors: 0, blockedWindows: 0, unreachable: 0 },
};

it('draws the layout that a plan has when it is to be kept, in the style that is wished, and furnishes anew otherwise', async () => {
  const kept = await furnishDrawing(document(GIVEN), { keepLayout: true });
  expect(kept.document).toEqual(document(GIVEN));
  const anew = await furnishDrawing(document(GIVEN));
  expect(anew.document.layout.items.map(({ kind }) => kind)).not.toContain('sofa');
  expect(Buffer.from(kept.picture).equals(anew.picture)).toBe(false);
  const coastal = await furnishDrawing(document(GIVEN), { keepLayout: true, wishes: { style: 'coastal' } });
  expect(coastal.document).toEqual(kept.document);
  expect(Buffer.from(coastal.picture).equals(kept.picture)).toBe(false);
  const without = await furnishDrawing(document(), { keepLayout: true });
  expect(without.document.layout).toEqual(anew.document.layout);
});

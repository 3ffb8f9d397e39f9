import { expect, it } from 'vitest';
import { changeOpening } from '#core/mending/adjust-opening.ts';
import { confirmThing } from '#core/mending/confirm-thing.ts';
import { rescale } from '#core/mending/rescale.ts';
import { THREE_ROOMS } from '#core/mending/three-rooms.fixture.ts';
import type { Plan, PlanDocument } from '#core/plan/schema.ts';
import { dragThing } from './drag-thing.ts';
import { isSameHome } from './is-same-home.ts';

const document: PlanDocument = {
  version: 1,
  source: { widthPx: 900, heightPx: 600, toPixels: [100, 0, 0, 100, 50, 50] },
  verdict: { code: 'success', message: '', details: {} },
  scale: { metresPerPixel: 0.01, from: 'assumed', agreeing: 0, read: 0 },
  plan: THREE_ROOMS,
};
const isSame = (plan: Plan) => isSameHome(document, { ...document, plan });
const [door] = THREE_ROOMS.openings;

it('is the same where a drag ends as it began, and where something is made what it is', () => {
  for (const name of ['wall:w6', `opening:${door!.id}`, `opening:${door!.id}:to`])
    expect(isSame(confirmThing(dragThing(THREE_ROOMS, name, { from: [1, 1], to: [1, 1], reach: 0 }), 'w6'))).toBe(true);
  expect(isSame(changeOpening(THREE_ROOMS, door!.id, door!.kind))).toBe(true);
});

it('is another where a thing is moved, doubted no more, or measured by a length that somebody knows', () => {
  expect(isSame(dragThing(THREE_ROOMS, 'wall:w6', { from: [1, 1], to: [1.1, 1.1], reach: 0 }))).toBe(false);
  const doubted = { ...THREE_ROOMS, walls: THREE_ROOMS.walls.map((wall) => ({ ...wall, confidence: 0.1 })) };
  expect(isSameHome({ ...document, plan: doubted }, document)).toBe(false);
  expect(isSameHome(document, rescale(document, { from: [0, 0], to: [8, 0], metres: 8 }))).toBe(false);
});

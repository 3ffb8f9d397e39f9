import fc from 'fast-check';
import { drawPlan } from '#core/draw-plan.ts';
import { Failure } from '#core/failures.ts';
import { tidyPlan } from '#core/furnish/tidy/tidy-plan.ts';
import { furnishPlan } from '#core/furnish-plan.ts';
import { layOutPicture } from '#core/picture/lay-out-picture.ts';
import { renderTopView } from '#core/picture/render-top-view.ts';
import type { Layout, Plan } from '#core/plan/schema.ts';
import type { Scene } from '#core/scene/types.ts';
import { dollhouse } from '#core/stills/dollhouse.ts';
import { roomStill } from '#core/stills/room-still.ts';
import { fuzzed } from './fuzzed.ts';
import { plans } from './plans.ts';

/** Long side of the pictures, pixels. */
const PICTURE_PX = 120;

/** A plan furnished and drawn, as it is and tidied, as `plenish furnish` does. */
function furnish(given: Plan): void {
  for (const plan of [given, tidyPlan(given)]) {
    const layout = furnishPlan(plan);
    expectNumbers(layout);
    const scene = drawPlan(plan, layout);
    expectFinite(scene);
    const measure = (text: string, sizePx: number) => 0.6 * sizePx * text.length;
    const { frame } = layOutPicture({ plan, layout, units: 'm' }, scene.bounds, PICTURE_PX, { measure });
    renderTopView(scene, frame);
    renderTopView(scene, frame, 'evening');
    dollhouse(scene, PICTURE_PX);
    for (const { id } of plan.rooms.slice(0, 2)) roomStill(scene, id, PICTURE_PX);
  }
}

function expectNumbers(layout: Layout): void {
  JSON.stringify(layout, (_, value) => {
    if (typeof value === 'number' && !Number.isFinite(value)) throw new Error('a layout with numbers that are none');
    return value;
  });
}

function expectFinite({ nodes }: Scene): void {
  for (const { id, meshes } of nodes)
    for (const { positions, normals } of meshes)
      if (![...positions, ...normals].every(Number.isFinite)) throw new Error(`${id} has points that are nowhere`);
}

export const furnishedPlans = [
  fuzzed(
    'furnishPlan and drawPlan take any plan, or refuse it for its size',
    15,
    fc.asyncProperty(plans(), async (plan) => {
      try {
        furnish(plan);
      } catch (error) {
        if (!(error instanceof Failure) || error.code === 'internal_error') throw error;
      }
    }),
  ),
];

import fc from 'fast-check';
import { drawPlan } from '#core/draw-plan.ts';
import { Failure } from '#core/failures.ts';
import { tidyPlan } from '#core/furnish/tidy/tidy-plan.ts';
import { furnishPlan } from '#core/furnish-plan.ts';
import { frameFor } from '#core/picture/frame.ts';
import { placeLabels } from '#core/picture/place-labels.ts';
import { planMarks } from '#core/picture/plan-marks.ts';
import { renderTopView } from '#core/picture/render-top-view.ts';
import type { Layout, Plan } from '#core/plan/schema.ts';
import type { Scene } from '#core/scene/types.ts';
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
    const frame = frameFor(scene.bounds, PICTURE_PX);
    renderTopView(scene, frame);
    planMarks(plan, frame);
    const measure = (text: string, sizePx: number) => 0.6 * sizePx * text.length;
    placeLabels(plan, frame, layout, { measure, canSet: () => true, feet: false });
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

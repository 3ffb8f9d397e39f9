import { acceptLayout } from '#core/furnish/check/accept-layout.ts';
import { acceptMended } from '#core/plan/accept-mended.ts';
import type { PlanDocument } from '#core/plan/schema.ts';
import type { FurnishedPlan, FurnishOptions } from '#service/ports/plan-processor.ts';
import { furnishDrawing } from './furnish-drawing.ts';
import { StageTimer } from './stage-timer.ts';

/** A plan that was read before, furnished unless it is to keep its layout, and drawn. @throws Failure for one that breaks a rule */
export async function furnishRead(
  plan: PlanDocument,
  {
    keepLayout = false,
    mended,
    edited,
    before,
    wishes,
    isWatched = false,
    onStage,
  }: Omit<FurnishOptions, 'signal' | 'onFault'>,
): Promise<FurnishedPlan> {
  const timer = new StageTimer();
  const right = mended ? acceptMended(plan) : plan;
  const { layout } = right;
  const document =
    (mended || edited) && keepLayout && layout ? { ...right, layout: acceptLayout(right.plan, layout) } : right;
  const furnished = await furnishDrawing(document, { wishes, isWatched, onStage, timer, keepLayout, before });
  return { ...furnished, timings: timer.timings };
}

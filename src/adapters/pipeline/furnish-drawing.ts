import { drawPlan } from '#core/draw-plan.ts';
import type { Wishes } from '#core/furnish/home/wishes.ts';
import { tidyPlan } from '#core/furnish/tidy/tidy-plan.ts';
import { furnishPlan } from '#core/furnish-plan.ts';
import { outlineFurniture, outlinePlan } from '#core/gallery/plan-outline.ts';
import type { Layout, Plan, PlanDocument } from '#core/plan/schema.ts';
import type { FurnishedPlan, StageListener } from '#service/ports/plan-processor.ts';
import { collectMuch } from '../memory/collect-garbage.ts';
import { drawPicture } from '../picture/draw-picture.ts';
import { writeGlb } from '../picture/write-glb.ts';
import { StageTimer } from './stage-timer.ts';

export interface FurnishOptions {
  /** What the home is to be like. */
  readonly wishes?: Wishes | undefined;
  readonly onStage?: StageListener | undefined;
  /** Somebody looks on: what is found is told with the stages. */
  readonly isWatched?: boolean;
  readonly timer?: StageTimer;
  /** Draws the layout that the plan has; one without is furnished. */
  readonly keepLayout?: boolean;
  /** The same plan before it was put right: rooms that are as they were keep their layout, and the home its colours. */
  readonly before?: PlanDocument | undefined;
}

/** A plan that was read (or given) -> layout, picture (JPEG) and scene (binary glTF). */
export async function furnishDrawing(
  read: PlanDocument,
  {
    wishes = {},
    onStage = () => {},
    isWatched,
    timer = new StageTimer(),
    keepLayout = false,
    before,
  }: FurnishOptions = {},
): Promise<Omit<FurnishedPlan, 'timings'>> {
  onStage('furnishing', isWatched ? { plan: outlinePlan(read) } : undefined);
  const { plan, layout } = read;
  const document =
    keepLayout && layout
      ? { ...read, layout }
      : { ...read, ...timer.run('furnish', () => furnishTidied(tidyPlan(plan), wishes, before)) };
  // A large home leaves a hundred megabytes of layouts that were tried.
  await collectMuch();
  onStage('drawing', isWatched ? { furniture: outlineFurniture(document.layout, document.source) } : undefined);
  return timer.run('draw', async () => {
    const scene = drawPlan(document.plan, document.layout, wishes.style);
    // While one encodes, on a thread of its own, the other is written.
    const [{ jpg, bareJpg, frame }, glb] = await Promise.all([
      drawPicture(document, { scene, ...(wishes.light && { light: wishes.light }) }),
      writeGlb(scene),
    ]);
    return { document, picture: jpg, barePicture: bareJpg, frame, scene: glb };
  });
}

function furnishTidied(plan: Plan, wishes: Wishes, before: PlanDocument | undefined): { plan: Plan; layout: Layout } {
  const known = before?.layout && { plan: before.plan, layout: before.layout };
  return { plan, layout: furnishPlan(plan, wishes, known) };
}

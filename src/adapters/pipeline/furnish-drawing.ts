import { drawPlan } from '#core/draw-plan.ts';
import type { Wishes } from '#core/furnish/home/wishes.ts';
import { tidyPlan } from '#core/furnish/tidy/tidy-plan.ts';
import { furnishPlan } from '#core/furnish-plan.ts';
import type { Layout, Plan, PlanDocument } from '#core/plan/schema.ts';
import type { FurnishedPlan, Stage } from '#service/ports/plan-processor.ts';
import { drawPicture } from '../picture/draw-picture.ts';
import { writeGlb } from '../picture/write-glb.ts';
import { StageTimer } from './stage-timer.ts';

export interface FurnishOptions {
  /** What the home is to be like. */
  readonly wishes?: Wishes | undefined;
  readonly onStage?: ((stage: Stage) => void) | undefined;
  readonly timer?: StageTimer;
  /** Draws the layout that the plan has; one without is furnished. */
  readonly keepLayout?: boolean;
}

/** A plan that was read (or given) -> layout, picture (JPEG) and scene (binary glTF). */
export async function furnishDrawing(
  read: PlanDocument,
  { wishes = {}, onStage = () => {}, timer = new StageTimer(), keepLayout = false }: FurnishOptions = {},
): Promise<Omit<FurnishedPlan, 'timings'>> {
  onStage('furnishing');
  const { plan, layout } = read;
  const document =
    keepLayout && layout
      ? { ...read, layout }
      : { ...read, ...timer.run('furnish', () => furnishTidied(tidyPlan(plan), wishes)) };
  onStage('drawing');
  return timer.run('draw', async () => {
    const scene = drawPlan(document.plan, document.layout, wishes.style);
    const { jpg, bareJpg, frame } = await drawPicture(document, {
      scene,
      ...(wishes.light && { light: wishes.light }),
    });
    return { document, picture: jpg, barePicture: bareJpg, frame, scene: await writeGlb(scene) };
  });
}

function furnishTidied(plan: Plan, wishes: Wishes): { plan: Plan; layout: Layout } {
  return { plan, layout: furnishPlan(plan, wishes) };
}

import { drawPlan } from '#core/draw-plan.ts';
import { furnishPlan } from '#core/furnish-plan.ts';
import type { PlanDocument } from '#core/plan/schema.ts';
import type { PictureFrame } from '#core/scene/types.ts';
import type { Stage } from '#service/ports/plan-processor.ts';
import { drawPicture } from '../picture/draw-picture.ts';
import { writeGlb } from '../picture/write-glb.ts';

export interface FurnishedDrawing {
  readonly document: PlanDocument & Required<Pick<PlanDocument, 'layout'>>;
  readonly picture: Uint8Array;
  readonly frame: PictureFrame;
  readonly scene: Uint8Array;
}

/** A plan that was read (or given) -> layout, picture (JPEG) and scene (binary glTF). */
export async function furnishDrawing(
  read: PlanDocument,
  onStage: (stage: Stage) => void = () => {},
): Promise<FurnishedDrawing> {
  onStage('furnishing');
  const document = { ...read, layout: furnishPlan(read.plan) };
  onStage('drawing');
  const scene = drawPlan(document.plan, document.layout);
  const { jpg, frame } = await drawPicture(document, { scene });
  return { document, picture: jpg, frame, scene: await writeGlb(scene) };
}

import type { PlanJob } from './ports/job-queue.ts';

type Ids = Pick<PlanJob, 'uniqueId' | 'imageId'>;

/** Names in the file store. The picture lies under its own id so that its address says nothing of the plan's. */
export const inputName = (job: Pick<PlanJob, 'id'>) => `inputs/${job.id}`;
export const pictureName = (imageId: string) => `images/${imageId}_layout.jpg`;
/** What goes with a link to the picture; made when it is first asked for. */
export const shareName = (imageId: string) => `images/${imageId}_share.jpg`;
export const documentName = (uniqueId: string) => `plans/${uniqueId}/plan.json`;
export const frameName = (uniqueId: string) => `plans/${uniqueId}/frame.json`;
export const sceneName = (uniqueId: string) => `plans/${uniqueId}/scene.glb`;
export const originalName = (uniqueId: string) => `plans/${uniqueId}/original.jpg`;

/** All that a finished plan keeps. */
export function planFileNames({ uniqueId, imageId }: Ids): string[] {
  return [
    pictureName(imageId),
    shareName(imageId),
    documentName(uniqueId),
    frameName(uniqueId),
    sceneName(uniqueId),
    originalName(uniqueId),
  ];
}

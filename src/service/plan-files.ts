import type { PlanJob } from './ports/job-queue.ts';

type Ids = Pick<PlanJob, 'uniqueId' | 'imageId'>;

/** Names in the file store. The picture lies under its own id so that its address says nothing of the plan's. */
export const inputName = (job: Pick<PlanJob, 'id'>) => `inputs/${job.id}`;
export const pictureName = (imageId: string) => `images/${imageId}_layout.jpg`;
/** The same without names, sizes and scale bar. */
export const barePictureName = (imageId: string) => `${pictureFolder(imageId)}/bare.jpg`;
/** What is made of a picture: it goes with it. */
export const pictureFolder = (imageId: string) => `images/${imageId}`;
export const derivedPictureName = (
  imageId: string,
  { lettering, width, format }: { lettering: boolean; width: number; format: string },
) => `${pictureFolder(imageId)}/${lettering ? 'full' : 'bare'}-${width}.${format}`;
export const documentName = (uniqueId: string) => `plans/${uniqueId}/plan.json`;
export const frameName = (uniqueId: string) => `plans/${uniqueId}/frame.json`;
export const sceneName = (uniqueId: string) => `plans/${uniqueId}/scene.glb`;
export const originalName = (uniqueId: string) => `plans/${uniqueId}/original.jpg`;

/** All that a finished plan keeps. */
export function planFileNames({ uniqueId, imageId }: Ids): string[] {
  return [
    pictureName(imageId),
    barePictureName(imageId),
    documentName(uniqueId),
    frameName(uniqueId),
    sceneName(uniqueId),
    originalName(uniqueId),
  ];
}

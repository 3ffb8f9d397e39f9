import type { PlanJob } from '../ports/job-queue.ts';

/** Of the newest version, or of a variant; null for the first version, which lies in the plan's folder itself. */
type Edition = string | null | undefined;

/** Names in the file store. The picture lies under its own id so that its address says nothing of the plan's. */
export const inputName = (job: Pick<PlanJob, 'id'>) => `inputs/${job.id}`;
export const pictureName = (imageId: string) => `images/${imageId}_layout.jpg`;
/** What is made of a picture: it goes with it. */
export const pictureFolder = (imageId: string) => `images/${imageId}`;
/** The picture without names, sizes and scale bar. */
export const barePictureName = (imageId: string) => `${pictureFolder(imageId)}/bare.jpg`;
export const derivedPictureName = (
  imageId: string,
  { lettering, width, format }: { lettering: boolean; width: number; format: string },
) => `${pictureFolder(imageId)}/${lettering ? 'full' : 'bare'}-${width}.${format}`;
/** What goes with a link to the picture; made when it is first asked for. */
export const shareName = (imageId: string) => `${pictureFolder(imageId)}/share.jpg`;
/** A still of the home, or of the room with that number in the plan. */
export const stillName = (imageId: string, room?: number) =>
  `${pictureFolder(imageId)}/${room === undefined ? 'dollhouse' : `room-${room}`}.jpg`;
export const planFolder = (uniqueId: string) => `plans/${uniqueId}`;
export const documentName = (uniqueId: string, edition?: Edition) => `${editionFolder(uniqueId, edition)}/plan.json`;
export const frameName = (uniqueId: string, edition?: Edition) => `${editionFolder(uniqueId, edition)}/frame.json`;
export const sceneName = (uniqueId: string, edition?: Edition) => `${editionFolder(uniqueId, edition)}/scene.glb`;
/** The drawing is the same in all editions. */
export const originalName = (uniqueId: string) => `plans/${uniqueId}/original.jpg`;

export const editionFolder = (uniqueId: string, edition: Edition) =>
  edition ? `${planFolder(uniqueId)}/${edition}` : planFolder(uniqueId);

/** All that a plan keeps once it is drawn: as it was read, or as one of its editions. */
export function planFileNames({ uniqueId, imageId, edition }: PlanFiles): string[] {
  return [
    pictureName(imageId),
    barePictureName(imageId),
    documentName(uniqueId, edition),
    frameName(uniqueId, edition),
    sceneName(uniqueId, edition),
    ...(edition ? [] : [originalName(uniqueId)]),
  ];
}

export interface PlanFiles {
  readonly uniqueId: string;
  readonly imageId: string;
  readonly edition?: Edition;
}

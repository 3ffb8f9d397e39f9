import { randomBytes, randomUUID } from 'node:crypto';
import type { FurnishJob, PlanJob } from './ports/job-queue.ts';

/** The ids of a new plan, each drawn apart: none can be guessed from another. */
export function drawIds(): Pick<PlanJob, 'id' | 'uniqueId' | 'imageId' | 'galleryId'> {
  return {
    id: randomUUID(),
    uniqueId: randomUUID(),
    imageId: randomUUID(),
    galleryId: randomBytes(12).toString('hex'),
  };
}

/** The ids of a further edition of a plan. */
export function drawEditionIds(): Pick<FurnishJob, 'id' | 'imageId' | 'edition'> {
  return { id: randomUUID(), imageId: randomUUID(), edition: randomBytes(6).toString('hex') };
}

import type { FileStore } from '../ports/file-store.ts';
import type { Rows } from '../ports/rows.ts';
import { originalName, pictureFolder, pictureName, planFolder } from './plan-files.ts';

/** Everything of a plan. Its row goes last: what breaks off can be done again. */
export async function removePlan(uniqueId: string, { files, rows }: { files: FileStore; rows: Rows }): Promise<void> {
  const images = await rows.plans.listImages(uniqueId);
  await Promise.all(images.map((imageId) => removePicture(imageId, files)));
  await removeFolder(planFolder(uniqueId), files);
  await rows.plans.remove(uniqueId);
}

/** Everything of a plan, and what its upload left: the answer under its `Idempotency-Key`, and its job, whose answer is posted no more. */
export async function forgetPlan(uniqueId: string, stores: { files: FileStore; rows: Rows }): Promise<void> {
  const { idempotency, later } = stores.rows;
  await later.removeOfPlan(uniqueId);
  await idempotency.removeOfPlan(uniqueId);
  await removePlan(uniqueId, stores);
}

/** The drawing of a plan: the file first, so that what breaks off is done again. */
export async function removeOriginal(
  uniqueId: string,
  { files, rows }: { files: FileStore; rows: Rows },
): Promise<void> {
  await files.remove(originalName(uniqueId));
  await rows.plans.forgetOriginal(uniqueId);
}

/** Removes a picture and all that was made of it. */
export async function removePicture(imageId: string, files: FileStore): Promise<void> {
  await removeAll([pictureName(imageId), ...(await files.list(pictureFolder(imageId)))], files);
}

/** Removes everything in a folder. */
export async function removeFolder(folder: string, files: FileStore): Promise<void> {
  await removeAll(await files.list(folder), files);
}

async function removeAll(names: readonly string[], files: FileStore): Promise<void> {
  await Promise.all(names.map((name) => files.remove(name)));
}

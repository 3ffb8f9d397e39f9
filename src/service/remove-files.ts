import { pictureFolder, pictureName } from './plan-files.ts';
import type { FileStore } from './ports/file-store.ts';

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

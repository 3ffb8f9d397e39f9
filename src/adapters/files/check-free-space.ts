import { statfs } from 'node:fs/promises';
import { StoreUnavailable } from '#service/ports/store-unavailable.ts';

/**
 * What must be free on the disk of the data folder before an upload is let in: the drawing and its results, under 16 MB each for
 * the workers of a small machine, and two of the 16 MB segments that the embedded PostgreSQL writes ahead.
 */
export const FREE_SPACE_RESERVE_BYTES = 64 * 1024 * 1024;

/** @throws StoreUnavailable "disk full" when less than the reserve is free, Error when the disk cannot be asked */
export async function checkFreeSpace(folder: string, reserveBytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize >= reserveBytes) return;
  throw new StoreUnavailable('files', new Error(`Only ${bavail * bsize} bytes are free`), 'disk full');
}

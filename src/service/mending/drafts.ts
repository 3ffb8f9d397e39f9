import type { Failure } from '#core/failures.ts';
import { RefusedDrawing } from '../jobs/refused.ts';
import { removeFolder } from '../keeping/remove-files.ts';
import type { FileStore } from '../ports/file-store.ts';
import type { DrawingJob } from '../ports/job-queue.ts';
import type { Rows } from '../ports/rows.ts';

/** Files of a draft in the file store: the drawing as it was sent, and what was read of it or the pages to choose from. */
export type DraftFile = 'drawing' | 'plan.json' | 'original.jpg' | `page-${number}.jpg`;
export const DRAFTS = 'drafts';
const draftFolder = (draftId: string) => `${DRAFTS}/${draftId}`;
export const draftName = (draftId: string, file: DraftFile) => `${draftFolder(draftId)}/${file}`;

interface Stores {
  readonly files: FileStore;
  readonly rows: Rows;
}

interface KeepingStores extends Stores {
  /** How long a drawing that was refused is kept for its sender to put it right; 0: not at all. */
  readonly refusedHours: number;
}

/**
 * Keeps a drawing that was refused, with what was read of it, for whoever has the secret of its job.
 * @returns false, and nothing is kept, where nobody can put it right
 */
export async function keepDraft(
  { uniqueId, draftId = uniqueId, seal }: DrawingJob,
  drawing: Uint8Array,
  refusal: Failure,
  { files, rows, refusedHours }: KeepingStores,
): Promise<boolean> {
  if (!seal || refusedHours === 0 || !(refusal instanceof RefusedDrawing)) return false;
  const put = (file: DraftFile, bytes: Uint8Array) => files.put(draftName(draftId, file), bytes);
  const { seen } = refusal;
  await Promise.all([
    put('drawing', drawing),
    ...('pages' in seen
      ? seen.pages.map((page, k) => put(`page-${k + 1}.jpg`, page))
      : [
          put('plan.json', new TextEncoder().encode(JSON.stringify(seen.document))),
          put('original.jpg', seen.original),
        ]),
  ]);
  await rows.mendLinks.keepDraft(draftId, seal, refusedHours * 3600);
  return true;
}

export function removeDraft(draftId: string, files: FileStore): Promise<void> {
  return removeFolder(draftFolder(draftId), files);
}

/** Removes the drafts that nobody has put right in time. Rows go last: what breaks off is done the next time. @returns how many */
export async function sweepDrafts({ files, rows }: Stores): Promise<number> {
  const expired = await rows.mendLinks.listExpired();
  for (const draftId of expired) {
    await removeDraft(draftId, files);
    await rows.mendLinks.removeExpired(draftId);
  }
  return expired.length;
}

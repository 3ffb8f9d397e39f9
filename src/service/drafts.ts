import type { Failure } from '#core/failures.ts';
import type { FileStore } from './ports/file-store.ts';
import type { DrawingJob } from './ports/job-queue.ts';
import type { Rows } from './ports/rows.ts';
import { RefusedDrawing } from './refused.ts';

/** A drawing that was refused is kept this long for its sender to put it right. */
const KEPT_S = 24 * 3600;

/** Files of a draft in the file store. Reading and picture are missing where nothing was read, such as of a PDF with several pages. */
export type DraftFile = 'drawing' | 'plan.json' | 'original.jpg';
const DRAFT_FILES: readonly DraftFile[] = ['drawing', 'plan.json', 'original.jpg'];
export const draftName = (draftId: string, file: DraftFile) => `drafts/${draftId}/${file}`;

interface Stores {
  readonly files: FileStore;
  readonly rows: Rows;
}

/**
 * Keeps a drawing that was refused, with what was read of it, for whoever has the secret of its job.
 * @returns false, and nothing is kept, where nobody can put it right
 */
export async function keepDraft(
  { uniqueId, draftId = uniqueId, seal }: DrawingJob,
  drawing: Uint8Array,
  refusal: Failure,
  { files, rows }: Stores,
): Promise<boolean> {
  if (!seal || !(refusal instanceof RefusedDrawing || refusal.code === 'multiple_pages')) return false;
  const put = (file: DraftFile, bytes: Uint8Array) => files.put(draftName(draftId, file), bytes);
  await put('drawing', drawing);
  if (refusal instanceof RefusedDrawing) {
    const { document, original } = refusal.seen;
    await Promise.all([
      put('plan.json', new TextEncoder().encode(JSON.stringify(document))),
      put('original.jpg', original),
    ]);
  }
  await rows.mendLinks.keepDraft(draftId, seal, KEPT_S);
  return true;
}

export async function removeDraft(draftId: string, files: FileStore): Promise<void> {
  await Promise.all(DRAFT_FILES.map((file) => files.remove(draftName(draftId, file))));
}

/** Removes the drafts that nobody has put right in time. Rows go last: what breaks off is done the next time. */
export async function sweepDrafts({ files, rows }: Stores): Promise<void> {
  for (const draftId of await rows.mendLinks.listExpired()) {
    await removeDraft(draftId, files);
    await rows.mendLinks.removeExpired(draftId);
  }
}

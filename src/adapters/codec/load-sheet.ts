import { Failure } from '#core/failures.ts';
import type { Sheet } from '#core/sheet/types.ts';
import { decodeImage } from './decode-image.ts';
import { MIN_INK_SHARE } from './limits.ts';
import type { LoadedSheet } from './loaded-sheet.ts';
import { renderPdf } from './render-pdf.ts';

/**
 * Decodes an upload into the sheet that reading starts from: of a PDF the page that is asked for, or its only one.
 * Throws `Failure` (`invalid_file`, `multiple_pages`, `file_unreadable`) with what was seen.
 */
export async function loadSheet(bytes: Uint8Array, pageNumber?: number): Promise<LoadedSheet> {
  const loaded = isPdf(bytes) ? await renderPdf(bytes, pageNumber) : await decodeImage(bytes);
  if (inkShare(loaded.sheet) < MIN_INK_SHARE) {
    throw new Failure('file_unreadable', 'The page is blank: nothing is drawn on it.', { reason: 'blank' });
  }
  return loaded;
}

/** Readers allow a kilobyte of anything before the header. */
function isPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 1024)).includes('%PDF-');
}

/** Share of pixels that differ clearly from the commonest brightness. */
function inkShare({ grey }: Sheet): number {
  const histogram = new Uint32Array(256);
  for (let i = 0; i < grey.length; i++) histogram[grey[i]!]!++;
  let paper = 0;
  for (let v = 1; v < 256; v++) if (histogram[v]! > histogram[paper]!) paper = v;
  let differing = 0;
  for (let v = 0; v < 256; v++) if (Math.abs(v - paper) > 24) differing += histogram[v]!;
  return differing / grey.length;
}

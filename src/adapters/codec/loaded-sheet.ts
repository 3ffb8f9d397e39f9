import type { Sheet } from '#core/sheet/types.ts';
import type { TextRun } from '#core/texts/types.ts';

/** What decoding makes of a file. */
export interface LoadedSheet {
  readonly sheet: Sheet;
  /** Texts that came with the file (PDF only), in pixels of the sheet. */
  readonly texts: TextRun[];
  /** Size of the upright picture as it was sent (a PDF: of its page at 144 dpi); the sheet may be a smaller or larger copy. */
  readonly source: { widthPx: number; heightPx: number };
}

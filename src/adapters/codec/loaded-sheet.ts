import type { Sheet } from '#core/sheet/types.ts';
import type { TextRun } from '#core/texts/types.ts';

/** What decoding makes of a file. */
export interface LoadedSheet {
  readonly sheet: Sheet;
  /** Texts that came with the file (PDF only), in pixels of the sheet. */
  readonly texts: TextRun[];
  /** Size of the upright picture as it was sent (a PDF: as it was rendered); the sheet may be a reduced copy. */
  readonly source: { widthPx: number; heightPx: number };
}

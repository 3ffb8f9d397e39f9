import type { Sheet } from '../sheet/types.ts';
import type { TextRun } from './types.ts';

/** Letters higher than this share of the sheet's short side are none: the walls of a small plan read as 0, 8 or 63. */
const HIGHEST = 0.2;

/** The texts without those that the drawing itself was taken for: what counts as lettering is no ink of walls. */
export function dropGiants(texts: readonly TextRun[], { widthPx, heightPx }: Sheet): TextRun[] {
  return texts.filter((text) => text.heightPx < HIGHEST * Math.min(widthPx, heightPx));
}

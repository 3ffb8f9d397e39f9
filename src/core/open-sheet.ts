import { type Affine, compose } from './geometry/affine.ts';
import { placeDrawing } from './sheet/place-drawing.ts';
import type { Page, Sheet } from './sheet/types.ts';
import { dropGiants } from './texts/drop-giants.ts';
import { readCyrillic } from './texts/read-cyrillic.ts';
import type { TextRun } from './texts/types.ts';
import type { SheetLook } from './verdict/look-at-sheet.ts';
import { ignore, type Watch } from './watch.ts';

/** Size of the upright picture that was sent, and where on it the pixels of the sheet lie. */
export interface Source {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Pixels of the sheet -> pixels of the picture. */
  readonly toPicture: Affine;
  /** What kind of picture it is. */
  readonly look: SheetLook;
}

/** A sheet at the size it is read at, and where on it the drawing is. */
export interface PlanSheet {
  /** Without its pixels, which nothing needs any more: they are a third of what a drawing holds. */
  readonly sheet: Omit<Sheet, 'rgb' | 'grey'>;
  readonly texts: TextRun[];
  readonly page: Page;
  readonly source: Source;
}

/** The first two stages: an upright sheet and its texts -> the sheet as it suits reading, and the drawing on it. */
export function openSheet(upright: Sheet, uprightTexts: TextRun[], upload: Source, watch: Watch = ignore): PlanSheet {
  const { sheet, texts, page, toGiven } = placeDrawing(upright, dropGiants(readCyrillic(uprightTexts), upright));
  watch.see('sheet', { sheet, texts });
  watch.see('page', page);
  const { rgb: _rgb, grey: _grey, ...size } = sheet;
  return { sheet: size, texts, page, source: { ...upload, toPicture: compose(upload.toPicture, toGiven) } };
}

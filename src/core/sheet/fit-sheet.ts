import { type Affine, compose, scaling } from '../geometry/affine.ts';
import { resample } from '../raster/resample.ts';
import { mapTexts } from '../texts/map-texts.ts';
import type { TextRun } from '../texts/types.ts';
import type { Sheet } from './types.ts';

/** Largest long side that geometry is read at: walls stay several pixels thick and the stages stay under two seconds. */
const MOST = 2400;
/** Smallest: below this, lines of one blurred pixel are spread over two or three so that they can be followed. */
const LEAST = 1500;
const MOST_ENLARGED = 4;

/** A sheet made of another one, with the texts on it. */
export interface PlacedSheet {
  readonly sheet: Sheet;
  readonly texts: TextRun[];
  /** Pixels of this sheet -> pixels of the one it was made of. */
  readonly toGiven: Affine;
}

/**
 * Brings a sheet to a size that suits reading. Every later stage works in pixels of the fitted sheet; positions go back to
 * the given picture only when the plan is written down (`source.toPixels`).
 */
export function fitSheet({ sheet, texts, toGiven: before }: PlacedSheet): PlacedSheet {
  const long = Math.max(sheet.widthPx, sheet.heightPx);
  const zoom = long > MOST ? MOST / long : long < LEAST ? Math.min(MOST_ENLARGED, LEAST / long) : 1;
  const toGiven = compose(before, scaling(1 / zoom));
  if (zoom === 1) return { sheet, texts, toGiven };
  const widthPx = Math.max(1, Math.round(sheet.widthPx * zoom));
  const heightPx = Math.max(1, Math.round(sheet.heightPx * zoom));
  const rgb = resample(sheet.rgb, 3, sheet.widthPx, sheet.heightPx, widthPx, heightPx);
  const grey = resample(sheet.grey, 1, sheet.widthPx, sheet.heightPx, widthPx, heightPx);
  return { sheet: { ...sheet, widthPx, heightPx, rgb, grey }, texts: mapTexts(texts, scaling(zoom)), toGiven };
}

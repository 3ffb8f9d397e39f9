import { type Affine, compose, scaling } from '../geometry/affine.ts';
import { resample } from '../raster/resample.ts';
import { mapTexts } from '../texts/map-texts.ts';
import type { TextRun } from '../texts/types.ts';
import type { Sheet } from './types.ts';

/** Largest long side of a sheet that geometry is read at: walls stay several pixels thick and the stages stay under two seconds. */
const MOST = 2400;
/** Smallest of what is drawn: below this, lines of one blurred pixel are spread over two or three so that they can be followed. */
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
 * Brings a part of a sheet to a size that suits reading: the sheet, `wholePx` on its long side, becomes no larger than that,
 * and the part no smaller. Every later stage works in pixels of the fitted sheet; positions go back to
 * the given picture only when the plan is written down (`source.toPixels`).
 */
export function fitSheet({ sheet, texts, toGiven: before }: PlacedSheet, wholePx: number): PlacedSheet {
  const zoom = zoomFor(Math.max(sheet.widthPx, sheet.heightPx), wholePx);
  const toGiven = compose(before, scaling(1 / zoom));
  if (zoom === 1) return { sheet, texts, toGiven };
  const widthPx = Math.max(1, Math.round(sheet.widthPx * zoom));
  const heightPx = Math.max(1, Math.round(sheet.heightPx * zoom));
  const rgb = resample(sheet.rgb, 3, sheet.widthPx, sheet.heightPx, widthPx, heightPx);
  const grey = resample(sheet.grey, 1, sheet.widthPx, sheet.heightPx, widthPx, heightPx);
  return { sheet: { ...sheet, widthPx, heightPx, rgb, grey }, texts: mapTexts(texts, scaling(zoom)), toGiven };
}

/** How much larger a part with this long side is read, on a sheet with that one. */
export function zoomFor(partPx: number, wholePx: number): number {
  return Math.max(Math.min(1, MOST / wholePx), Math.min(MOST_ENLARGED, LEAST / partPx));
}

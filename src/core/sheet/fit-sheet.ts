import { resample } from '../raster/resample.ts';
import type { TextRun } from '../texts/types.ts';
import type { BoxPx, Sheet } from './types.ts';

/** Largest long side that geometry is read at: walls stay several pixels thick and the stages stay under two seconds. */
const MOST = 2400;
/** Smallest: below this, lines of one blurred pixel are spread over two or three so that they can be followed. */
const LEAST = 1500;
const MOST_ENLARGED = 4;

/** A copy of the sheet, and of the texts on it, at the size that walls, openings and rooms are read at. */
export interface FittedSheet {
  readonly sheet: Sheet;
  readonly texts: TextRun[];
  /** Pixels of the fitted sheet per pixel of the given one: divide by it to come back. */
  readonly zoom: number;
}

/**
 * Brings a sheet to a size that suits reading. Every later stage works in pixels of the fitted sheet; positions go back to
 * the given picture only when the plan is written down (`source.toPixels`).
 */
export function fitSheet(sheet: Sheet, texts: TextRun[] = []): FittedSheet {
  const long = Math.max(sheet.widthPx, sheet.heightPx);
  const zoom = long > MOST ? MOST / long : long < LEAST ? Math.min(MOST_ENLARGED, LEAST / long) : 1;
  if (zoom === 1) return { sheet, texts, zoom };
  const widthPx = Math.max(1, Math.round(sheet.widthPx * zoom));
  const heightPx = Math.max(1, Math.round(sheet.heightPx * zoom));
  const rgb = resample(sheet.rgb, 3, sheet.widthPx, sheet.heightPx, widthPx, heightPx);
  const grey = resample(sheet.grey, 1, sheet.widthPx, sheet.heightPx, widthPx, heightPx);
  return { sheet: { ...sheet, widthPx, heightPx, rgb, grey }, texts: texts.map((t) => zoomText(t, zoom)), zoom };
}

function zoomText(text: TextRun, zoom: number): TextRun {
  const { x0, y0, x1, y1 } = text.box;
  const box: BoxPx = { x0: x0 * zoom, y0: y0 * zoom, x1: x1 * zoom, y1: y1 * zoom };
  return { ...text, box, heightPx: text.heightPx * zoom };
}

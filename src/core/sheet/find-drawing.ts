import { boundsOfSet } from '../raster/bounds-of-set.ts';
import { keepComponents, listComponents } from '../raster/components.ts';
import type { TextRun } from '../texts/types.ts';
import { eraseTexts } from './erase-texts.ts';
import { findInk } from './find-ink.ts';
import { measureLetters, measureStroke } from './measure-stroke.ts';
import type { Bitmap, Page, Sheet } from './types.ts';

/**
 * Separates ink from paper and lines from letters. The sheet should have gone through `fitSheet` before: the cost grows with
 * the number of pixels.
 */
export function findDrawing(sheet: Sheet, texts: readonly TextRun[]): Page {
  const { widthPx, heightPx } = sheet;
  const { ink: raw, grey } = findInk(sheet.grey, widthPx, heightPx);
  const strokePx = measureStroke(raw);
  const ink = keepComponents(raw, (c) => c.area >= Math.max(3, strokePx * strokePx));
  const textPx = texts.length >= 3 ? median(texts.map((t) => t.heightPx)) : letterHeight(ink);
  const lineInk = eraseTexts(ink, texts, textPx);
  const region = boundsOfSet(lineInk) ?? { x0: 0, y0: 0, x1: widthPx, y1: heightPx };
  return { widthPx, heightPx, region, ink, lineInk, grey, strokePx, textPx };
}

function letterHeight(ink: Bitmap): number {
  return measureLetters(listComponents(ink), Math.max(ink.width, ink.height));
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[values.length >> 1]!;
}

import { keepComponents, listComponents } from '../raster/components.ts';
import { findRuns } from '../raster/runs.ts';
import type { TextRun } from '../texts/types.ts';
import { eraseTexts } from './erase-texts.ts';
import { findInk } from './find-ink.ts';
import { measureLetters, measureStroke } from './measure-stroke.ts';
import type { Bitmap, BoxPx, Page, Sheet } from './types.ts';

/**
 * Separates ink from paper and lines from letters. The sheet should have gone through `fitSheet` before: the cost grows with
 * the number of pixels.
 */
export function findDrawing(sheet: Sheet, texts: readonly TextRun[]): Page {
  const { widthPx, heightPx, rgb } = sheet;
  const { ink: raw, grey } = findInk(sheet.grey, widthPx, heightPx);
  const strokePx = measureStroke(raw);
  const ink = keepComponents(raw, (c) => c.area >= Math.max(3, strokePx * strokePx));
  const textPx = texts.length >= 3 ? median(texts.map((t) => t.heightPx)) : letterHeight(ink);
  const lineInk = eraseTexts(ink, texts, textPx);
  return { widthPx, heightPx, region: boundsOf(lineInk), ink, lineInk, grey, rgb, strokePx, textPx };
}

function letterHeight(ink: Bitmap): number {
  return measureLetters(listComponents(ink), Math.max(ink.width, ink.height));
}

function boundsOf(a: Bitmap): BoxPx {
  const box = { x0: a.width, y0: a.height, x1: 0, y1: 0 };
  const { rows, x0, x1 } = findRuns(a);
  for (let y = 0; y < a.height; y++) {
    const [first, end] = [rows[y]!, rows[y + 1]!];
    if (first === end) continue;
    box.x0 = Math.min(box.x0, x0[first]!);
    box.x1 = Math.max(box.x1, x1[end - 1]!);
    box.y0 = Math.min(box.y0, y);
    box.y1 = y + 1;
  }
  return box.x1 > box.x0 ? box : { x0: 0, y0: 0, x1: a.width, y1: a.height };
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[values.length >> 1]!;
}

import type { TextRun } from './types.ts';

/** A recognised text with its middle at a place of the sheet. */
export const textAt = (text: string, x: number, y: number): TextRun => ({
  text,
  box: { x0: x - 30, y0: y - 6, x1: x + 30, y1: y + 6 },
  angle: 0,
  heightPx: 12,
  confidence: 1,
  source: 'ocr',
});

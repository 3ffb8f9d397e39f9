import { expect, it } from 'vitest';
import { dropGiants } from './drop-giants.ts';
import type { TextRun } from './types.ts';

it('drops what is far too high for lettering', () => {
  const none = new Uint8Array();
  const sheet = { widthPx: 900, heightPx: 400, rgb: none, grey: none };
  const box = { x0: 0, y0: 0, x1: 60, y1: 60 };
  const run = (heightPx: number): TextRun => ({ text: '63', box, angle: 0, heightPx, confidence: 0.9, source: 'ocr' });
  expect(dropGiants([run(12), run(60), run(158)], sheet).map((text) => text.heightPx)).toEqual([12, 60]);
});

import { shift } from '../geometry/affine.ts';
import { mapTexts } from '../texts/map-texts.ts';
import type { TextRun } from '../texts/types.ts';
import type { PlacedSheet } from './fit-sheet.ts';
import type { BoxPx, Sheet } from './types.ts';

/** The part of a sheet, and the texts of all of it, in a box of whole pixels that lies on the sheet. */
export function cropSheet(sheet: Sheet, texts: readonly TextRun[], { x0, y0, x1, y1 }: BoxPx): PlacedSheet {
  const [widthPx, heightPx] = [x1 - x0, y1 - y0];
  const crop = (from: Uint8Array, channels: number) => {
    const out = new Uint8Array(widthPx * heightPx * channels);
    for (let y = 0; y < heightPx; y++) {
      const start = ((y0 + y) * sheet.widthPx + x0) * channels;
      out.set(from.subarray(start, start + widthPx * channels), y * widthPx * channels);
    }
    return out;
  };
  const pageMm = sheet.pageMm && {
    width: (sheet.pageMm.width * widthPx) / sheet.widthPx,
    height: (sheet.pageMm.height * heightPx) / sheet.heightPx,
  };
  return {
    sheet: { widthPx, heightPx, rgb: crop(sheet.rgb, 3), grey: crop(sheet.grey, 1), ...(pageMm && { pageMm }) },
    texts: mapTexts(texts, shift(-x0, -y0)),
    toGiven: shift(x0, y0),
  };
}

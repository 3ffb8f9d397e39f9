import { findChequers, tones } from './find-chequers.ts';
import type { Sheet } from './types.ts';

/**
 * A sheet without the chequers that stand for transparency in picture viewers and on the pages of sellers of clip art, where they are
 * part of the picture: dark squares would be ink. They lie over or under all that is drawn, so dark squares are made lighter in
 * proportion, and black lines stay black. The same sheet where there are none.
 */
export function liftChequers(sheet: Sheet): Sheet {
  const chequers = findChequers(sheet);
  if (!chequers) return sheet;
  const { widthPx: w, heightPx: h } = sheet;
  const { sidePx, phasePx, darker } = chequers;
  const across = tones(w, sidePx, phasePx[0]);
  const down = tones(h, sidePx, phasePx[1]);
  const [grey, rgb] = [sheet.grey.slice(), sheet.rgb.slice()];
  for (let y = 0, i = 0; y < h; y++) {
    for (let x = 0; x < w; x++, i++) {
      const dark = (1 - across[x]! * down[y]!) / 2;
      const gain = 1 / (1 - dark * darker);
      grey[i] = Math.min(255, grey[i]! * gain);
      for (let c = 3 * i; c < 3 * i + 3; c++) rgb[c] = Math.min(255, rgb[c]! * gain);
    }
  }
  return { ...sheet, grey, rgb };
}

import type { BoxPx, Sheet } from './types.ts';

/** Paper is within so many grey levels of the commonest one: grain and the noise of JPEG around nothing. */
const GRAIN = 16;
/** Empty paper that stays around what is drawn, as a share of its long side. */
const MARGIN = 0.04;
/** Leaving out less than this share of the sheet is not worth a copy. */
const WORTHWHILE = 0.25;

/** The part of a sheet that is not empty paper, with a margin; undefined where that is nearly all of it. */
export function usedPart({ widthPx, heightPx, grey }: Sheet): BoxPx | undefined {
  const paper = commonest(grey);
  const isDrawn = (i: number) => Math.abs(grey[i]! - paper) > GRAIN;
  const rowDrawn = (y: number) => {
    for (let i = y * widthPx; i < (y + 1) * widthPx; i++) if (isDrawn(i)) return true;
    return false;
  };
  let [y0, y1] = [0, heightPx];
  while (y0 < y1 && !rowDrawn(y0)) y0++;
  while (y1 > y0 && !rowDrawn(y1 - 1)) y1--;
  const columnDrawn = (x: number) => {
    for (let y = y0; y < y1; y++) if (isDrawn(y * widthPx + x)) return true;
    return false;
  };
  let [x0, x1] = [0, widthPx];
  while (x0 < x1 && !columnDrawn(x0)) x0++;
  while (x1 > x0 && !columnDrawn(x1 - 1)) x1--;
  const drawn = { x0, y0, x1, y1 };
  const box = withMargin(drawn, Math.ceil(MARGIN * longSide(drawn)), { widthPx, heightPx });
  const share = ((box.x1 - box.x0) * (box.y1 - box.y0)) / (widthPx * heightPx);
  return y0 < y1 && share < 1 - WORTHWHILE ? box : undefined;
}

export const longSide = ({ x0, y0, x1, y1 }: BoxPx) => Math.max(x1 - x0, y1 - y0);

/** A box with so many pixels around it, in whole pixels, as far as they lie on the sheet. */
export function withMargin(
  { x0, y0, x1, y1 }: BoxPx,
  margin: number,
  { widthPx, heightPx }: Pick<Sheet, 'widthPx' | 'heightPx'>,
): BoxPx {
  return {
    x0: Math.max(0, Math.floor(x0 - margin)),
    y0: Math.max(0, Math.floor(y0 - margin)),
    x1: Math.min(widthPx, Math.ceil(x1 + margin)),
    y1: Math.min(heightPx, Math.ceil(y1 + margin)),
  };
}

function commonest(grey: Uint8Array): number {
  const counts = new Uint32Array(256);
  for (let i = 0; i < grey.length; i++) counts[grey[i]!]!++;
  return counts.indexOf(Math.max(...counts));
}

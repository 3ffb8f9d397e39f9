import type { PictureFrame, Scene } from '../scene/types.ts';

export type Box = Scene['bounds'];

/** Paper around the home, where its shadow falls, as a share of the longer side of what is shown. */
const MARGIN = 0.026;
/** Paper around lettering and marks that stand beside the home, and around the small print. */
const EDGE = 0.01;
/** The line at the foot for scale bar and small print. */
const FOOTER = 0.016;

/** Where the line at the foot stands (from below and from the sides), and what it takes of the height: shares of the picture's longer side. */
export const FOOT = { edge: EDGE, side: MARGIN, height: FOOTER + EDGE };

/** A picture whose longer side has `longSidePx` pixels, with a home and what stands `beside` it: no more paper than they need. Metres. */
export function frameFor(home: Box, longSidePx: number, beside: readonly Box[] = []): PictureFrame {
  const side = Math.max(home.x1 - home.x0, home.y1 - home.y0);
  const shown = [grown(home, side * MARGIN), ...beside.map((box) => grown(box, side * EDGE))];
  const [x0, y0] = [Math.min(...shown.map((box) => box.x0)), Math.min(...shown.map((box) => box.y0))];
  const [x1, y1] = [Math.max(...shown.map((box) => box.x1)), Math.max(...shown.map((box) => box.y1))];
  const [fullW, fullH] = [x1 - x0, y1 - y0 + side * FOOT.height];
  const pixelsPerMetre = longSidePx / Math.max(fullW, fullH);
  const [widthPx, heightPx] = [Math.round(fullW * pixelsPerMetre), Math.round(fullH * pixelsPerMetre)];
  return { widthPx, heightPx, pixelsPerMetre, x0, y0 };
}

export const grown = ({ x0, y0, x1, y1 }: Box, by: number): Box => ({
  ...{ x0: x0 - by, y0: y0 - by, x1: x1 + by, y1: y1 + by },
}); // biome-ignore format: short

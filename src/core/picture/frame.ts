import type { PictureFrame, Scene } from '../scene/types.ts';

/** Share of the longer side that stays free around the dwelling, and of the picture's longer side below it for the small print. */
const MARGIN = 0.045;
const FOOTER = 0.03;

/** A picture whose longer side has `longSidePx` pixels, with the whole scene in it. */
export function frameFor(bounds: Scene['bounds'], longSidePx: number): PictureFrame {
  const [w, h] = [bounds.x1 - bounds.x0, bounds.y1 - bounds.y0];
  const margin = Math.max(w, h) * MARGIN;
  const footer = Math.max(w, h) * FOOTER;
  const [fullW, fullH] = [w + 2 * margin, h + 2 * margin + footer];
  const pixelsPerMetre = longSidePx / Math.max(fullW, fullH);
  return {
    widthPx: Math.round(fullW * pixelsPerMetre),
    heightPx: Math.round(fullH * pixelsPerMetre),
    pixelsPerMetre,
    x0: bounds.x0 - margin,
    y0: bounds.y0 - margin,
  };
}

import type { BoxPx, Page } from '#core/sheet/types.ts';

/** The drawing on a page with some paper about it, a share of its long side, in whole pixels of the page. */
export function drawingRegion({ region, widthPx, heightPx }: Page, margin: number): BoxPx {
  const paper = Math.round(margin * Math.max(region.x1 - region.x0, region.y1 - region.y0));
  return {
    x0: Math.max(0, Math.floor(region.x0) - paper),
    y0: Math.max(0, Math.floor(region.y0) - paper),
    x1: Math.min(widthPx, Math.ceil(region.x1) + paper),
    y1: Math.min(heightPx, Math.ceil(region.y1) + paper),
  };
}

/** The grey levels of a part of a page. */
export function cutGrey({ grey, widthPx }: Page, { x0, y0, x1, y1 }: BoxPx): Uint8Array {
  const out = new Uint8Array((x1 - x0) * (y1 - y0));
  for (let y = y0; y < y1; y++) out.set(grey.subarray(y * widthPx + x0, y * widthPx + x1), (y - y0) * (x1 - x0));
  return out;
}

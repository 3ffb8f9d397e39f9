import { type Affine, apply, growthOf } from '../geometry/affine.ts';
import type { TextRun } from './types.ts';

/** Texts where a map that keeps angles puts them. Boxes stay along the sheet: after a turn by a few degrees they lie about the letters. */
export function mapTexts(texts: readonly TextRun[], map: Affine): TextRun[] {
  const growth = growthOf(map);
  return texts.map((text) => {
    const { x0, y0, x1, y1 } = text.box;
    const [x, y] = apply(map, [(x0 + x1) / 2, (y0 + y1) / 2]);
    const [w, h] = [(growth * (x1 - x0)) / 2, (growth * (y1 - y0)) / 2];
    return { ...text, box: { x0: x - w, y0: y - h, x1: x + w, y1: y + h }, heightPx: growth * text.heightPx };
  });
}

import type { PointPx } from '../sheet/types.ts';
import type { TextRun } from './types.ts';

/** Where the middle of a text lies, pixels. */
export function middleOfText({ box }: Pick<TextRun, 'box'>): PointPx {
  return [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2];
}

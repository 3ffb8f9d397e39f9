import { middleOfText } from '../texts/middle-of-text.ts';
import type { TextRun } from '../texts/types.ts';

/** The number of the face under the middle of a text, 0 for none; `labels` has those from 1, 0 elsewhere, in rows of `width`. */
export function labelUnder(labels: Int32Array | Uint16Array, width: number, text: TextRun): number {
  const [x, y] = middleOfText(text).map(Math.round) as [number, number];
  return x < 0 || y < 0 || x >= width ? 0 : (labels[y * width + x] ?? 0);
}

import type { Bitmap, BoxPx } from '../sheet/types.ts';
import { findRuns } from './runs.ts';

/** Bounds of what is set, undefined where nothing is. */
export function boundsOfSet(a: Bitmap): BoxPx | undefined {
  const { rows, x0, x1 } = findRuns(a);
  const box = { x0: a.width, y0: -1, x1: 0, y1: 0 };
  for (let y = 0; y < a.height; y++) {
    const [first, end] = [rows[y]!, rows[y + 1]!];
    if (first === end) continue;
    if (box.y0 < 0) box.y0 = y;
    box.y1 = y + 1;
    box.x0 = Math.min(box.x0, x0[first]!);
    box.x1 = Math.max(box.x1, x1[end - 1]!);
  }
  return box.y0 < 0 ? undefined : box;
}

import { pointAt, type Segment } from '../geometry/segment.ts';
import { isSet } from '../raster/bitmap.ts';
import type { Bitmap } from '../sheet/types.ts';

/**
 * Where wall body begins near the end of a line, as a distance from its start, pixels; undefined where none is near. Looked for
 * from `back` before the place `at` on, in the direction `step`, to `ahead` beyond it.
 */
export function bodyAhead(
  line: Segment,
  at: number,
  step: 1 | -1,
  body: Bitmap,
  back: number,
  ahead: number,
): number | undefined {
  for (let k = -back; k <= ahead; k++) if (isSet(body, ...pointAt(line, at + step * k))) return at + step * k;
  return undefined;
}

import type { Segment } from '../geometry/segment.ts';
import type { Bitmap } from '../sheet/types.ts';
import { fillBand } from './fill-band.ts';

/** A copy of a bitmap with a filled band along every segment, `thickOf` pixels thick and square at its ends. */
export function withBands<S extends Segment>(
  body: Bitmap,
  segments: readonly S[],
  thickOf: (segment: S) => number,
): Bitmap {
  const out = { ...body, data: body.data.slice() };
  for (const segment of segments) fillBand(out, segment.from, segment.to, thickOf(segment));
  return out;
}

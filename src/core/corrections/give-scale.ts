import { type Affine, growthOf } from '../geometry/affine.ts';
import { distance } from '../geometry/segment.ts';
import type { ScaleFinding } from '../scale/types.ts';
import type { GivenScale } from './schema.ts';
import { unusable } from './unusable.ts';

/** Two clicks nearer to each other than this, pixels, are no length: each is a pixel or two off. */
const SHORTEST_PX = 10;

/**
 * The scale that a person gave by two points and a length, in place of what the sheet says: one dimension, which all others give
 * way to. @param toPicture pixels of the sheet -> pixels of the picture. @throws `Failure` for points that are one
 */
export function giveScale({ from, to, metres }: GivenScale, found: ScaleFinding, toPicture: Affine): ScaleFinding {
  const lengthPx = distance(from, to);
  if (lengthPx < SHORTEST_PX) {
    const expected = `two points at least ${SHORTEST_PX} pixels apart`;
    throw unusable({ path: '/scale', expected, got: { from, to } });
  }
  const metresPerPixel = (metres / lengthPx) * growthOf(toPicture);
  const { measures } = found;
  return {
    ...{ metresPerPixel, from: 'dimensions', agreeing: 1, read: 1, confidence: 1, isGiven: true },
    ...{ others: [], measures, spans: [] },
  };
}

import { distance } from '../geometry/segment.ts';
import type { Swing } from '../structure/types.ts';

/** Casements are drawn open by less than this many degrees. */
export const CASEMENT = 55;

/** Degrees by which a leaf is drawn open. */
export function turnOf(s: Swing): number {
  const chord = distance(s.closed, s.leaf) / (2 * s.radius);
  return (2 * Math.asin(Math.min(1, chord)) * 180) / Math.PI;
}

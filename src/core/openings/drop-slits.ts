import { lengthOf } from '../geometry/segment.ts';
import type { OpeningPx, WallsPx } from '../structure/types.ts';

/** A break that nobody walks through is narrower than this, in door widths. */
const SLIT = 0.6;

/**
 * The openings that a plan shows: breaks of an outer wall that are too narrow to walk through are places where its body was not seen.
 * Rooms are closed across them, and the wall goes on.
 */
export function dropSlits(openings: readonly OpeningPx[], { walls, doorPx }: WallsPx): OpeningPx[] {
  return openings.filter((o) => o.kind !== 'gap' || !walls[o.wall]?.exterior || lengthOf(o) >= SLIT * doorPx);
}

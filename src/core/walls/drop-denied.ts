import { lengthOf, pointAt } from '../geometry/segment.ts';
import { shareAlong } from '../pixel-classes/share-along.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import type { Bar } from './find-bars.ts';

/** A strip of which the network takes less than this share for wall is none. */
const LEAST = 0.12;
/** One with more than this share is wall. */
const CONFIRMED = 0.7;
const WALL = new Set(['wall']);
const BUILT = new Set(['wall', 'window', 'door']);

/** Whether the network takes a bar for wall. */
export function isConfirmed(bar: Bar, classes?: PixelClasses): boolean {
  return classes !== undefined && shareAlong(bar, WALL, classes) > CONFIRMED;
}

/** Share of a strip's middle, and of lines near both of its edges, that the network takes for wall where it is one. */
const MIDDLE = 0.75;
const EDGES = 0.5;
const EDGE = 0.33;

/** Strips that the network takes for wall from edge to edge. */
export function findConfirmed<T extends Bar>(strips: readonly T[], classes?: PixelClasses): T[] {
  if (!classes) return [];
  return strips.filter((b) => {
    if (shareAlong(b, WALL, classes) < MIDDLE) return false;
    const long = lengthOf(b);
    return [-EDGE, EDGE].every((k) => {
      const side = k * b.thick;
      return shareAlong({ from: pointAt(b, 0, side), to: pointAt(b, long, side) }, WALL, classes) >= EDGES;
    });
  });
}

/** Strips between two lines without those of which the network takes next to nothing for wall. */
export function dropDenied<T extends Bar>(strips: readonly T[], classes?: PixelClasses): T[] {
  if (!classes) return [...strips];
  const share = strips.map((b) => shareAlong(b, BUILT, classes));
  // Where it sees no walls at all it knows this way of drawing them not.
  if (!share.some((s) => s > CONFIRMED)) return [...strips];
  return strips.filter((_, i) => share[i]! >= LEAST);
}

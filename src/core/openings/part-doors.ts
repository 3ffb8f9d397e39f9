import { distance, lengthOf, pointAt } from '../geometry/segment.ts';
import { spanOf } from '../geometry/span-of.ts';
import { findSeenBars } from '../pixel-classes/find-seen-bars.ts';
import { shareAlong } from '../pixel-classes/share-along.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import type { OpeningPx, WallsPx } from '../structure/types.ts';
import { isSwept } from '../walls/is-swept.ts';

/** A door in a window front is so wide, in door widths; from the second width on it has two leaves. */
const WIDTH = [0.6, 2.6] as const;
const DOUBLE = 1.5;
/** What is left of the front beside it is at least so wide, in door widths: less is its frame. */
const BESIDE = 0.35;
/** Share of a front that the network takes for window, and that it takes for the way through a door. */
const WINDOW = 0.3;
const DOOR = 0.2;
/** Thickness of what is seen of a door, in those of its wall. */
const THICK = 1.5;
const WINDOWS = new Set(['window']);
const WAYS = new Set(['door']);

/**
 * Window fronts with a door in them, one gap to the strokes: the door with the floor that its leaves sweep, as far as the network
 * sees both, and windows beside it.
 */
export function partDoors(openings: readonly OpeningPx[], walls: WallsPx, classes: PixelClasses): OpeningPx[] {
  const doors = findSeenBars('door', classes, WIDTH[0] * walls.doorPx);
  return openings.flatMap((front) => {
    if (front.kind !== 'window' || shareAlong(front, WINDOWS, classes) < WINDOW) return [front];
    if (shareAlong(front, WAYS, classes) < DOOR) return [front];
    const { thicknessPx } = walls.walls[front.wall]!;
    for (const bar of doors) {
      const span = spanOf(bar, front, THICK * thicknessPx);
      if (!span) continue;
      const [lo, hi] = [Math.max(0, span.lo), Math.min(lengthOf(front), span.hi)];
      if (hi - lo < WIDTH[0] * walls.doorPx || hi - lo > WIDTH[1] * walls.doorPx) continue;
      const least = BESIDE * walls.doorPx;
      const [from, to] = [lo < least ? 0 : lo, lengthOf(front) - hi < least ? lengthOf(front) : hi];
      const [a, b] = [pointAt(front, from), pointAt(front, to)];
      const isDouble = distance(a, b) > DOUBLE * walls.doorPx;
      if (!(isDouble ? isSwept(a, pointAt(front, (from + to) / 2), classes) : isSwept(a, b, classes))) continue;
      const door: OpeningPx = { ...front, kind: isDouble ? 'double' : 'door', from: a, to: b };
      const lights = [
        { ...front, to: a },
        { ...front, from: b },
      ];
      return [door, ...lights.filter((light) => lengthOf(light) > 0)];
    }
    return [front];
  });
}

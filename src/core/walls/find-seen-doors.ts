import { distance, lengthOf, pointAt, type Segment } from '../geometry/segment.ts';
import { findSeenBars } from '../pixel-classes/find-seen-bars.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import { withBands } from '../raster/with-bands.ts';
import type { Bitmap } from '../sheet/types.ts';
import type { Swing } from '../structure/types.ts';
import { bodyAhead } from './body-ahead.ts';
import { SWEEP, shareSwept, waysToSwing } from './share-swept.ts';

/** Narrowest and widest door, and how far what is seen of it may end before or behind a jamb, in door widths. */
const WIDTH = [0.5, 1.7] as const;
const REACH = 0.3;
/** Side lights: shortest, in door widths, and how sure the network is of them, of 255. */
const LIGHT = { shortest: 0.4, sure: 100 } as const;
/** Share of the floor beside the opening that has to be seen as swept floor. */
const SWEPT = 0.5;

/** Openings that the network takes for doors, from jamb to jamb: wall body, or a window that it sees, stands at both of their ends. */
export function findSeenDoors(body: Bitmap, doorPx: number, classes?: PixelClasses): Segment[] {
  if (!classes) return [];
  const reach = REACH * doorPx;
  const jambs = withBands(
    body,
    findSeenBars('window', classes, LIGHT.shortest * doorPx, LIGHT.sure),
    ({ thick }) => thick,
  );
  return findSeenBars('door', classes, WIDTH[0] * doorPx).flatMap((bar): Segment[] => {
    const lo = bodyAhead(bar, 0, -1, jambs, reach, reach);
    const hi = bodyAhead(bar, lengthOf(bar), 1, jambs, reach, reach);
    if (lo === undefined || hi === undefined) return [];
    const width = hi - lo;
    if (width < WIDTH[0] * doorPx || width > WIDTH[1] * doorPx) return [];
    return [{ from: pointAt(bar, lo), to: pointAt(bar, hi) }];
  });
}

/**
 * Swings of the doors that the network sees and no arc or leaf told: swept floor lies beside them. `found` are those that
 * strokes told.
 */
export function swingsOfSeen(doors: readonly Segment[], found: readonly Swing[], classes?: PixelClasses): Swing[] {
  if (!classes) return [];
  return doors.flatMap((door): Swing[] => {
    const width = lengthOf(door);
    const middle = pointAt(door, width / 2);
    if (found.some((s) => distance(pointAt({ from: s.hinge, to: s.closed }, s.radius / 2), middle) < 0.6 * width))
      return [];
    const [best] = waysToSwing(door.from, door.to)
      .map((s) => ({ s, swept: shareSwept(s, SWEEP, classes) }))
      .sort((a, b) => b.swept - a.swept);
    return best && best.swept >= SWEPT ? [best.s] : [];
  });
}

import { distance, lengthOf, pointAt, type Segment } from '../geometry/segment.ts';
import { findSeenBars } from '../pixel-classes/find-seen-bars.ts';
import { nameOnMap } from '../pixel-classes/name-on-map.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import type { PointPx } from '../sheet/types.ts';
import { type SwingGround, wallDistance } from './swing-ground.ts';
import type { Swing } from './types.ts';

/** Narrowest and widest door, and how far what is seen of it may end before or behind a jamb, in door widths. */
const WIDTH = [0.5, 1.7] as const;
const REACH = 0.3;
/** Share of the quarter circle beside the opening that has to be seen as swept floor. */
const SWEPT = 0.5;
const SWEEP = new Set(['swing', 'door-leaf']);

/** Openings that the network takes for doors, from jamb to jamb: wall body stands at both of their ends. */
export function findSeenDoors(ground: SwingGround, doorPx: number, classes?: PixelClasses): Segment[] {
  if (!classes) return [];
  return findSeenBars('door', classes, WIDTH[0] * doorPx).flatMap((bar): Segment[] => {
    const [lo, hi] = [jamb(bar, 0, -1, ground, doorPx), jamb(bar, lengthOf(bar), 1, ground, doorPx)];
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
  const nameAt = nameOnMap(classes);
  return doors.flatMap((door): Swing[] => {
    const width = lengthOf(door);
    const middle = pointAt(door, width / 2);
    if (found.some((s) => distance(between(s.hinge, s.closed), middle) < 0.6 * width)) return [];
    const ways = [0, width].flatMap((at) =>
      [1, -1].map((side): Swing => {
        const [hinge, closed] = [pointAt(door, at), pointAt(door, width - at)];
        return { hinge, closed, leaf: pointAt(door, at, side * width), radius: width };
      }),
    );
    const [best] = ways.map((s) => ({ s, swept: sweptShare(s, nameAt) })).sort((a, b) => b.swept - a.swept);
    return best && best.swept >= SWEPT ? [best.s] : [];
  });
}

const between = (a: PointPx, b: PointPx): PointPx => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** Where wall body begins near the end of a line, as a distance from its start. */
function jamb(s: Segment, end: number, step: 1 | -1, ground: SwingGround, doorPx: number): number | undefined {
  for (let k = -REACH * doorPx; k <= REACH * doorPx; k++)
    if (wallDistance(pointAt(s, end + step * k), ground) === 0) return end + step * k;
  return undefined;
}

/** Share of a swing's quarter circle that the network takes for swept floor. */
function sweptShare({ hinge, closed, leaf }: Swing, nameAt: ReturnType<typeof nameOnMap>): number {
  let [hits, all] = [0, 0];
  for (let a = 10; a <= 80; a += 10) {
    const [c, s] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)];
    for (const r of [0.3, 0.45, 0.6, 0.75, 0.9]) {
      const x = hinge[0] + r * (c * (closed[0] - hinge[0]) + s * (leaf[0] - hinge[0]));
      const y = hinge[1] + r * (c * (closed[1] - hinge[1]) + s * (leaf[1] - hinge[1]));
      const name = nameAt(x, y);
      all++;
      if (name !== undefined && SWEEP.has(name)) hits++;
    }
  }
  return hits / all;
}

import { distance, pointAt } from '../geometry/segment.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import { SWEEP, shareSwept } from './share-swept.ts';
import { type SwingGround, wallDistance } from './swing-ground.ts';
import type { Swing, WallPx } from './types.ts';

/** The network takes so much of the floor beside the opening for swept. */
const SWEPT = 0.35;
/** Wall body lies no farther from hinge and jamb than this, in lengths of the leaf and in usual walls. */
const AWAY = { leaf: 0.22, walls: 1.5 } as const;

/** Two readings of one leaf, the one closed where the other stands open, turn about one point: so near, in lengths of the leaf. */
const SAME = 0.3;

/**
 * The walls that doors hang in whose jambs are stubs too short to be followed, as where a wall between two others stands aslant: a drawn
 * leaf with wall body at its hinge and where it closes, which the network sees sweep the floor. `loose` are the swings that close on no wall, `hung` all others.
 */
export function wallsOfSwings(
  loose: readonly Swing[],
  hung: readonly Swing[],
  ground: SwingGround,
  classes?: PixelClasses,
): WallPx[] {
  if (!classes) return [];
  const isHung = (swing: Swing) => hung.some((other) => distance(other.hinge, swing.hinge) < SAME * swing.radius);
  return loose.flatMap((swing): WallPx[] => {
    if (isHung(swing)) return [];
    const { hinge, closed, radius, drawn } = swing;
    const away = [hinge, closed].map((p) => wallDistance(p, ground)) as [number, number];
    const most = Math.max(AWAY.leaf * radius, AWAY.walls * ground.thicknessPx);
    if (!drawn || Math.max(...away) > most || shareSwept(swing, SWEEP, classes) < SWEPT) return [];
    const line = { from: hinge, to: closed };
    const half = ground.thicknessPx / 2;
    return [
      {
        from: pointAt(line, -away[0] - half),
        to: pointAt(line, radius + away[1] + half),
        thicknessPx: ground.thicknessPx,
        exterior: false,
      },
    ];
  });
}

import { angleBetween, distance, lengthOf, pointAt, project } from '../geometry/segment.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import type { Swing, WallPx } from '../structure/types.ts';
import { closesOn } from './closes-on.ts';
import { SWEEP, shareSwept } from './share-swept.ts';
import { type SwingGround, wallDistance } from './swing-ground.ts';

/** The network takes so much of the floor beside the opening for swept. */
const SWEPT = 0.35;
/** Wall body lies no farther from hinge and jamb than this, in lengths of the leaf and in usual walls. */
const AWAY = { leaf: 0.22, walls: 1.5 } as const;
/** Two readings of one leaf, the one closed where the other stands open, turn about one point: so near, in lengths of the leaf. */
const SAME = 0.3;
/** A wall that runs as a door closes, but for these degrees and so many lengths of the leaf, is the one that it hangs in. */
const ALONG = { degrees: 12, leaf: 0.6 } as const;

/**
 * The walls that doors hang in whose jambs are stubs too short to be followed, as where a wall between two others stands aslant: a drawn
 * leaf that closes on none of the `walls`, with wall body at its hinge and where it closes, which the network sees sweep the floor.
 */
export function wallsOfSwings(
  swings: readonly Swing[],
  walls: readonly WallPx[],
  ground: SwingGround,
  classes?: PixelClasses,
): WallPx[] {
  if (!classes) return [];
  const isHung = (swing: Swing) => walls.some((wall) => closesOn(swing, wall));
  const hung = swings.filter(isHung);
  return swings.flatMap((swing): WallPx[] => {
    const { hinge, closed, leaf, radius, drawn } = swing;
    if (!drawn || isHung(swing) || hung.some((other) => distance(other.hinge, hinge) < SAME * radius)) return [];
    // It stands open along a wall, in which it may just as well be closed; or its wall runs beside it.
    if (walls.some((wall) => closesOn({ hinge, closed: leaf, radius }, wall) || runsBeside(wall, swing))) return [];
    const away = [hinge, closed].map((p) => wallDistance(p, ground)) as [number, number];
    const most = Math.max(AWAY.leaf * radius, AWAY.walls * ground.thicknessPx);
    if (Math.max(...away) > most || shareSwept(swing, SWEEP, classes) < SWEPT) return [];
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

/** Whether a wall passes an opening closely, the same way. */
function runsBeside(wall: WallPx, { hinge, closed, radius }: Swing): boolean {
  const opening = { from: hinge, to: closed };
  const { along, beside } = project(wall, pointAt(opening, radius / 2));
  return (
    angleBetween(wall, opening) < ALONG.degrees &&
    Math.abs(beside) < ALONG.leaf * radius &&
    along > 0 &&
    along < lengthOf(wall)
  );
}

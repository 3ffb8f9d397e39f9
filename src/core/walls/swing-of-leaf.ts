import { distance } from '../geometry/segment.ts';
import type { PointPx } from '../sheet/types.ts';
import type { Swing } from '../structure/types.ts';
import type { Arc } from './find-arcs.ts';
import { angleAt, closings, covered, goesOn, type SwingGround, wallDistance } from './swing-ground.ts';

export interface Candidate extends Swing {
  /** Whether the hinge is at a wall; that and the closed end too. */
  readonly atWall: boolean;
  readonly held: boolean;
  readonly score: number;
}

/** Degrees from which on an arc is a whole quarter, and how far the wall may be from where that closes, in radii. */
const QUARTER = 80;
const JAMB = 0.35;

/** Degrees of arc that a leaf needs to close where no wall runs level, upright or as one at its hinge. */
const AJAR = 40;

/** A swing whose leaf is drawn: it closes where its arc ends, in an opening that may look like wall for its threshold. */
export function swingOfLeaf(arc: Arc, tip: PointPx, ground: SwingGround): Candidate | undefined {
  const { centre, radius } = arc;
  const reach = Math.max(0.22 * radius, 0.6 * ground.thicknessPx, 3 * ground.strokePx);
  const atWall = wallDistance(centre, ground) <= reach;
  // A whole quarter says enough where the piece of wall at the jamb was not seen.
  const far = arc.sweep > QUARTER ? Math.max(reach, JAMB * radius) : reach;
  const isHeld = (p: PointPx) => atWall && wallDistance(p, ground) <= far;
  const straight = closings(centre, radius, ground)
    .filter((p) => distance(p, arc.to) < 0.25 * radius || passes(arc, p, angleAt(centre, tip, p)))
    .sort((p, q) => distance(p, arc.to) - distance(q, arc.to));
  // A short wall that stands aslant may be all opening: then both jambs have to be there.
  const jambs = goesOn(centre, arc.to, ground, 0.4) && goesOn(arc.to, centre, ground, 0.4);
  const aslant = jambs && arc.sweep > AJAR ? [arc.to] : [];
  const closed = straight.find(isHeld) ?? aslant[0] ?? straight[0];
  if (!closed || distance(closed, tip) < 0.3 * radius) return undefined;
  const held = isHeld(closed);
  const away = wallDistance(closed, ground) / radius;
  const body = 30 * covered(centre, closed, ground) + 15 * covered(centre, tip, ground);
  const score = Math.min(90, arc.sweep) + 20 - 60 * away - body - (goesOn(centre, closed, ground) ? 0 : 9);
  return { hinge: centre, closed, leaf: tip, radius, drawn: true, held, atWall, score };
}

/** Whether the arc passes a point and goes on a little, as where ink of the jamb carries it on. */
function passes(arc: Arc, p: PointPx, turn: number): boolean {
  return turn > 25 && arc.sweep - turn < 30 && Math.abs(turn + angleAt(arc.centre, p, arc.to) - arc.sweep) < 4;
}

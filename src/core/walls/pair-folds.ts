import { angleBetween, directionOf, distance, lengthOf, pointAt, project, type Segment } from '../geometry/segment.ts';
import type { Bar } from '../raster/find-bars.ts';
import type { PointPx } from '../sheet/types.ts';
import type { Swing } from '../structure/types.ts';
import { foldOf } from './fold-of.ts';
import { jambReach, leavesAtWalls } from './leaves-at-walls.ts';
import { type SwingGround, wallDistance } from './swing-ground.ts';

/** Two leaves of one door differ by at most this share of their length, and stand open by at least and at most these degrees. */
const ALIKE = 0.15;
const LEAST_OPEN = 20;
const MOST_OPEN = 75;
/** Width of the opening in lengths of one leaf: of two leaves, and of two pairs that fold. */
const WIDEST = 2.4;
const WIDEST_FOLDED = 4.9;

/** A jamb is the end of a wall: no more than so many of its thicknesses from there. */
const ENDS = 1.5;

/** The second half of a folding leaf ends so near to the opening, in its length. */
const BACK = 0.3;

/** Width of half an opening in usual door widths. */
const LEAST = 0.4;
const MOST = 1.6;

/**
 * Double and folding doors without arcs: two equal lines that lean towards each other from two jambs, as in a mirror. Each
 * becomes a swing that closes half way.
 */
export function pairFolds(
  lines: readonly Segment[],
  ground: SwingGround,
  swings: readonly Swing[],
  doorPx: number,
): Swing[] {
  const reach = jambReach(ground);
  const [least, most] = [LEAST * doorPx, MOST * doorPx];
  const leaves = leavesAtWalls(lines, ground, [0.5 * least, most]).filter(
    (l) => !swings.some((s) => distance(s.leaf, l.to) < 0.3 * s.radius),
  );
  const out: Swing[] = [];
  for (const [i, a] of leaves.entries()) {
    for (const b of leaves.slice(i + 1)) {
      const long = (lengthOf(a) + lengthOf(b)) / 2;
      const width = distance(a.from, b.from);
      if (Math.abs(lengthOf(a) - lengthOf(b)) > ALIKE * long || width < 1.1 * long || width > WIDEST_FOLDED * long)
        continue;
      if (0.5 * width < least || 0.5 * width > most) continue;
      const opening = { from: a.from, to: b.from };
      const [p, q] = [project(opening, a.to), project(opening, b.to)];
      if (p.beside * q.beside <= 0 || Math.abs(p.beside - q.beside) > ALIKE * long) continue;
      if (Math.abs(p.along - (width - q.along)) > ALIKE * long || p.along <= 0) continue;
      const open = angleBetween(a, opening);
      if (open < LEAST_OPEN || open > MOST_OPEN) continue;
      if (width > WIDEST * long && !(folds(a, opening, lines) && folds(b, opening, lines))) continue;
      const middle: PointPx = [(a.from[0] + b.from[0]) / 2, (a.from[1] + b.from[1]) / 2];
      const isAslant = slantOf(opening) > 0.1;
      if (isAslant && !lines.some((l) => lengthOf(l) > 2 * long && angleBetween(l, opening) < 4)) continue;
      // Across the corner of a room it is a machine or a step: walls go on beyond the jambs there.
      if (isAslant && [a.from, b.from].some((jamb) => ground.pieces.some((p) => passes(p, jamb, reach)))) continue;
      // A wall ends at either jamb.
      const beyond = 0.6 * ground.thicknessPx;
      if ([-beyond, width + beyond].some((at) => wallDistance(pointAt(opening, at), ground) > 1)) continue;
      // The opening is open: wall body near its jambs only.
      if (wallDistance(middle, ground) < 0.25 * width) continue;
      for (const l of [a, b]) out.push({ hinge: l.from, closed: middle, leaf: l.to, radius: width / 2, drawn: true });
    }
  }
  return out;
}

/** Whether a piece of wall passes a point, ending nowhere near it. */
function passes(piece: Bar, p: PointPx, reach: number): boolean {
  const { along, beside } = project(piece, p);
  const end = ENDS * piece.thick;
  return Math.abs(beside) < piece.thick / 2 + reach && along > end && along < lengthOf(piece) - end;
}

function slantOf(s: Segment): number {
  const [dx, dy] = directionOf(s);
  return Math.min(Math.abs(dx), Math.abs(dy));
}

/** Whether a second half of a folding leaf leads from the tip of the first back to the opening. */
function folds(leaf: Segment, opening: Segment, lines: readonly Segment[]): boolean {
  const isBack = (far: PointPx) => Math.abs(project(opening, far).beside) < BACK * lengthOf(leaf);
  return foldOf(leaf, lines, isBack) !== undefined;
}

import { lengthOf, pointAt, type Segment } from '../geometry/segment.ts';
import type { Plan, Point, Wall } from '../plan/schema.ts';
import { addWall } from './add-wall.ts';
import type { DrawnInk } from './drawn/drawn-ink.ts';
import { openingAsDrawn } from './drawn/opening-as-drawn.ts';
import { swingAsDrawn } from './drawn/swing-as-drawn.ts';
import { wallAsDrawn } from './drawn/wall-as-drawn.ts';
import { freeSpans } from './opening-span.ts';
import { withOpening } from './place-opening.ts';
import { SQUARE } from './snap-point.ts';

/** What a wall that is drawn by hand has under it. */
export interface UnderHand {
  readonly ink: DrawnInk;
  /** How far beside the hand a wall of the drawing may be, metres. */
  readonly reach: number;
  /** Whether both ends may be moved aside: not where they were put to the ends of other walls. */
  readonly isLoose: boolean;
}

/** So far an end that was put to the end of another wall is moved with the wall, metres: the corner stays closed. */
const HELD_M = 0.06;
/** From one look for a door to the next, metres: less than half of one. */
const LOOK_M = 0.25;

/**
 * Adds a wall that a person has drawn roughly over one of the drawing: it takes that one's place and thickness. Elsewhere, and where the
 * wall is little more than its door, it is as `addWall` makes it. Doors whose leaf and arc are drawn in it come along.
 */
export function drawWall(plan: Plan, from: Point, to: Point, { ink, reach, isLoose }: UnderHand): Plan {
  const line = levelled(from, to);
  const drawn = wallAsDrawn(ink, plan.walls, line.from, line.to, reach);
  const open = (now: Plan, wall: Wall) => withDrawnDoors(now, wall, ink);
  if (!drawn) return addWall(plan, from, to, undefined, open);
  const off = isLoose || Math.abs(drawn.off) <= HELD_M ? drawn.off : 0;
  return addWall(plan, pointAt(line, 0, off), pointAt(line, lengthOf(line), off), drawn.thickness, open);
}

/** A line that is nearly level or upright, made so through its middle: one end was put to a wall that is a little out of line. */
function levelled([x0, y0]: Point, [x1, y1]: Point): Segment {
  const [dx, dy] = [Math.abs(x1 - x0), Math.abs(y1 - y0)];
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
  if (dy <= SQUARE * dx) return { from: [x0, y], to: [x1, y] };
  return dx <= SQUARE * dy ? { from: [x, y0], to: [x, y1] } : { from: [x0, y0], to: [x1, y1] };
}

function withDrawnDoors(plan: Plan, wall: Wall, ink: DrawnInk): Plan {
  let now = plan;
  for (let along = LOOK_M; along < lengthOf(wall); along += LOOK_M) {
    const span = openingAsDrawn(ink, wall, 'door', along, 0, freeSpans(now, wall));
    const swing = span && swingAsDrawn(ink, wall, span);
    if (span && swing) now = withOpening(now, wall, 'door', { span, swing });
  }
  return now;
}

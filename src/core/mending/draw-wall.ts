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
const HELD_M = 0.1;
/** From one look for a door to the next, metres: less than half of one. */
const LOOK_M = 0.25;

/**
 * Adds a wall that a person has drawn roughly over one of the drawing: it takes that one's place and thickness, and the doors whose arcs
 * are drawn in it. Elsewhere it is as `addWall` makes it.
 */
export function drawWall(plan: Plan, from: Point, to: Point, { ink, reach, isLoose }: UnderHand): Plan {
  const line = levelled(from, to);
  const drawn = wallAsDrawn(ink, plan.walls, line.from, line.to, reach);
  if (!drawn) return addWall(plan, from, to);
  const off = isLoose || Math.abs(drawn.off) <= HELD_M ? drawn.off : 0;
  const added = addWall(plan, pointAt(line, 0, off), pointAt(line, lengthOf(line), off), drawn.thickness);
  const before = new Set(plan.walls.map(({ id }) => id));
  const pieces = added.walls.filter(({ id }) => !before.has(id));
  return pieces.reduce((now, piece) => withDrawnDoors(now, piece, ink), added);
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
    const span = openingAsDrawn(ink, wall, 'door', along, 0);
    const isFree = span && freeSpans(now, wall).some(({ from, to }) => from <= span.from && span.to <= to);
    const swing = isFree ? swingAsDrawn(ink, wall, span) : undefined;
    if (isFree && swing) now = withOpening(now, wall, 'door', { span, swing });
  }
  return now;
}

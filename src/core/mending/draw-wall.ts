import { lengthOf, pointAt } from '../geometry/segment.ts';
import type { Plan, Point, Wall } from '../plan/schema.ts';
import { addWall } from './add-wall.ts';
import type { DrawnInk } from './drawn/drawn-ink.ts';
import { openingAsDrawn } from './drawn/opening-as-drawn.ts';
import { swingAsDrawn } from './drawn/swing-as-drawn.ts';
import { wallAsDrawn } from './drawn/wall-as-drawn.ts';
import { freeSpans } from './opening-span.ts';
import { withOpening } from './place-opening.ts';

/** What a wall that is drawn by hand has under it. */
export interface UnderHand {
  readonly ink: DrawnInk;
  /** How far beside the hand a wall of the drawing may be, metres. */
  readonly reach: number;
  /** Whether both ends may be moved aside: not where they were put to the ends of other walls. */
  readonly isLoose: boolean;
}

/** From one look for a door to the next, metres: less than half of one. */
const LOOK_M = 0.25;

/**
 * Adds a wall that a person has drawn roughly over one of the drawing: it takes that one's place and thickness, and the doors whose arcs
 * are drawn in it. Elsewhere it is as `addWall` makes it.
 */
export function drawWall(plan: Plan, from: Point, to: Point, { ink, reach, isLoose }: UnderHand): Plan {
  const drawn = wallAsDrawn(ink, plan.walls, from, to, reach);
  if (!drawn) return addWall(plan, from, to);
  const line = { from, to };
  const off = isLoose ? drawn.off : 0;
  const added = addWall(plan, pointAt(line, 0, off), pointAt(line, lengthOf(line), off), drawn.thickness);
  const before = new Set(plan.walls.map(({ id }) => id));
  const pieces = added.walls.filter(({ id }) => !before.has(id));
  return pieces.reduce((now, piece) => withDrawnDoors(now, piece, ink), added);
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

import type { Opening, OpeningKind, Plan, Wall } from '../plan/schema.ts';
import { freeSpans, NARROWEST_M, putOnWall, type Span, type SwingSide, spanOf, swingSideOf } from './opening-span.ts';

/** Moves an opening along its wall by so many metres, until it meets what else stands there. */
export function slideOpening(plan: Plan, id: string, by: number): Plan {
  return adjust(plan, id, (opening, wall) => {
    const span = spanOf(opening, wall);
    const free = freeAround(plan, wall, opening);
    const way = Math.max(free.from - span.from, Math.min(free.to - span.to, by));
    return putOnWall(opening, wall, { from: span.from + way, to: span.to + way }, swingSideOf(opening, wall));
  });
}

/** Moves one end of an opening to so many metres from the start of its wall. */
export function resizeOpening(plan: Plan, id: string, end: keyof Span, along: number): Plan {
  return adjust(plan, id, (opening, wall) => {
    const span = spanOf(opening, wall);
    const free = freeAround(plan, wall, opening);
    const resized =
      end === 'from'
        ? { ...span, from: Math.max(free.from, Math.min(span.to - NARROWEST_M, along)) }
        : { ...span, to: Math.min(free.to, Math.max(span.from + NARROWEST_M, along)) };
    return putOnWall(opening, wall, resized, swingSideOf(opening, wall));
  });
}

/** Hangs a door at its other end, or opens it to the other side of its wall. */
export function flipSwing(plan: Plan, id: string, what: keyof SwingSide): Plan {
  return adjust(plan, id, (opening, wall) => {
    const now = swingSideOf(opening, wall);
    if (!now) return opening;
    const flipped: SwingSide =
      what === 'hinge'
        ? { ...now, hinge: now.hinge === 'from' ? 'to' : 'from' }
        : { ...now, side: now.side === 'left' ? 'right' : 'left' };
    return putOnWall(opening, wall, spanOf(opening, wall), flipped);
  });
}

/** Makes a door a window, or whatever it is. Its place and width stay. */
export function changeOpening(plan: Plan, id: string, kind: OpeningKind): Plan {
  return adjust(plan, id, (opening, wall) =>
    kind === opening.kind ? opening : putOnWall({ id, kind }, wall, spanOf(opening, wall), swingSideOf(opening, wall)),
  );
}

export const removeOpening = (plan: Plan, id: string): Plan => ({
  ...plan,
  openings: plan.openings.filter((opening) => opening.id !== id),
});

/** An opening that stands in no wall (SPEC 4.2) is left as it is. */
function adjust(plan: Plan, id: string, change: (opening: Opening, wall: Wall) => Opening): Plan {
  const openings = plan.openings.map((opening) => {
    const wall = plan.walls.find((one) => one.id === opening.wall);
    return opening.id === id && wall ? change(opening, wall) : opening;
  });
  return { ...plan, openings };
}

/** The stretch of wall that an opening may fill: at least its own. */
function freeAround(plan: Plan, wall: Wall, opening: Opening): Span {
  const span = spanOf(opening, wall);
  const middle = (span.from + span.to) / 2;
  const free = freeSpans(plan, wall, opening.id).find(({ from, to }) => from <= middle && middle <= to) ?? span;
  return { from: Math.min(free.from, span.from), to: Math.max(free.to, span.to) };
}

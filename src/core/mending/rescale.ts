import { compose, growthOf, scaling } from '../geometry/affine.ts';
import { millimetre, roundPoint } from '../geometry/millimetre.ts';
import { areaWithin } from '../geometry/ring.ts';
import { distance, pointAt, project } from '../geometry/segment.ts';
import type { Opening, Plan, PlanDocument, Point, Room, Wall } from '../plan/schema.ts';

/** Two points of the plan as it is now, and how far apart they truly are, all in metres. */
export interface TrueLength {
  readonly from: Point;
  readonly to: Point;
  readonly metres: number;
}

/** So far rounding brings an opening aside of the middle of its wall, metres. */
const ASIDE_M = 0.005;

/** The document with everything as much larger or smaller as makes one length true. A layout, which would not fit any more, goes. */
export function rescale({ layout: _, ...document }: PlanDocument, { from, to, metres }: TrueLength): PlanDocument {
  const factor = metres / distance(from, to);
  if (!Number.isFinite(factor) || factor <= 0) return document;
  const toPixels = compose(document.source.toPixels, scaling(1 / factor));
  const { unit } = document.scale;
  return {
    ...document,
    source: { ...document.source, toPixels },
    // One dimension, whatever else was read; the drawing stays one in feet, or in metres.
    scale: { metresPerPixel: 1 / growthOf(toPixels), from: 'dimensions', agreeing: 1, read: 1, ...(unit && { unit }) },
    plan: enlarge(document.plan, factor),
  };
}

/** A point that is aside of the middle of its wall by no more than rounding several times makes, put back there (SPEC 4.3). */
function onCentreLine(wall: Wall, at: Point): Point {
  const { along, beside } = project(wall, at);
  return Math.abs(beside) <= ASIDE_M ? roundPoint(pointAt(wall, along)) : at;
}

function enlarge(plan: Plan, factor: number): Plan {
  const point = ([x, y]: Point): Point => roundPoint([x * factor, y * factor]);
  const walls = plan.walls.map((wall) => ({
    ...wall,
    from: point(wall.from),
    to: point(wall.to),
    thickness: Math.max(0.01, millimetre(wall.thickness * factor)),
  }));
  const opening = ({ from, to, swing, ...rest }: Opening): Opening => {
    const host = walls.find(({ id }) => id === rest.wall);
    const end = (at: Point) => (host ? onCentreLine(host, point(at)) : point(at));
    return {
      ...rest,
      from: end(from),
      to: end(to),
      ...(swing && { swing: { hinge: point(swing.hinge), leaf: point(swing.leaf) } }),
    };
  };
  const room = (one: Room): Room => {
    const [outline, holes] = [one.outline.map(point), one.holes.map((hole) => hole.map(point))];
    return { ...one, outline, holes, area: Math.round(areaWithin([outline, ...holes]) * 100) / 100 };
  };
  const drawn = <T extends { outline: Point[] }>(item: T): T => ({ ...item, outline: item.outline.map(point) });
  return {
    walls,
    openings: plan.openings.map(opening),
    rooms: plan.rooms.map(room),
    fixtures: plan.fixtures.map(drawn),
    furniture: plan.furniture.map(drawn),
  };
}

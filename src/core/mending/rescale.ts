import { compose, growthOf, scaling } from '../geometry/affine.ts';
import { areaWithin } from '../geometry/ring.ts';
import { distance } from '../geometry/segment.ts';
import type { Opening, Plan, PlanDocument, Point, Room } from '../plan/schema.ts';
import { millimetre, roundPoint } from './millimetre.ts';

/** Two points of the plan as it is now, and how far apart they truly are, all in metres. */
export interface TrueLength {
  readonly from: Point;
  readonly to: Point;
  readonly metres: number;
}

/** The document with everything as much larger or smaller as makes one length true. A layout, which would not fit any more, goes. */
export function rescale({ layout: _, ...document }: PlanDocument, { from, to, metres }: TrueLength): PlanDocument {
  const factor = metres / distance(from, to);
  if (!Number.isFinite(factor) || factor <= 0) return document;
  const toPixels = compose(document.source.toPixels, scaling(1 / factor));
  return {
    ...document,
    source: { ...document.source, toPixels },
    scale: {
      metresPerPixel: 1 / growthOf(toPixels),
      from: 'dimensions',
      agreeing: 1,
      read: Math.max(1, document.scale.read),
    },
    plan: enlarge(document.plan, factor),
  };
}

function enlarge(plan: Plan, factor: number): Plan {
  const point = ([x, y]: Point): Point => roundPoint([x * factor, y * factor]);
  const opening = ({ from, to, swing, ...rest }: Opening): Opening => ({
    ...rest,
    from: point(from),
    to: point(to),
    ...(swing && { swing: { hinge: point(swing.hinge), leaf: point(swing.leaf) } }),
  });
  const room = (one: Room): Room => {
    const [outline, holes] = [one.outline.map(point), one.holes.map((hole) => hole.map(point))];
    return { ...one, outline, holes, area: Math.round(areaWithin([outline, ...holes]) * 100) / 100 };
  };
  const drawn = <T extends { outline: Point[] }>(item: T): T => ({ ...item, outline: item.outline.map(point) });
  return {
    walls: plan.walls.map((wall) => ({
      ...wall,
      from: point(wall.from),
      to: point(wall.to),
      thickness: Math.max(0.01, millimetre(wall.thickness * factor)),
    })),
    openings: plan.openings.map(opening),
    rooms: plan.rooms.map(room),
    fixtures: plan.fixtures.map(drawn),
    furniture: plan.furniture.map(drawn),
  };
}

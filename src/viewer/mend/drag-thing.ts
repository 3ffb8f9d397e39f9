import { directionOf, lengthOf, project } from '#core/geometry/segment.ts';
import { resizeOpening, slideOpening } from '#core/mending/adjust-opening.ts';
import { moveFixture } from '#core/mending/edit-fixture.ts';
import { moveWall } from '#core/mending/move-wall.ts';
import { spanOf } from '#core/mending/opening-span.ts';
import type { Plan, Point } from '#core/plan/schema.ts';
import type { ThingKind } from './things.ts';

/** The plan after a stroke on a thing, or on one end of an opening (`opening:d1:to`). */
export function dragThing(plan: Plan, name: string, from: Point, to: Point): Plan {
  const [of, id, end] = name.split(':') as [ThingKind, string, 'from' | 'to' | undefined];
  const by: Point = [to[0] - from[0], to[1] - from[1]];
  if (of === 'fixture') return moveFixture(plan, id, by);
  if (of === 'wall') {
    const wall = plan.walls.find((one) => one.id === id);
    return wall ? moveWall(plan, id, project(wall, to).beside - project(wall, from).beside) : plan;
  }
  const opening = plan.openings.find((one) => one.id === id);
  const wall = plan.walls.find((one) => one.id === opening?.wall);
  if (!opening || !wall || lengthOf(wall) === 0) return plan;
  const [dx, dy] = directionOf(wall);
  const along = by[0] * dx + by[1] * dy;
  if (!end) return slideOpening(plan, id, along);
  // An opening may run against its wall: its `from` is then the far end.
  const span = spanOf(opening, wall);
  const isFirst = project(wall, opening[end]).along - span.from < span.to - project(wall, opening[end]).along;
  return isFirst ? resizeOpening(plan, id, 'from', span.from + along) : resizeOpening(plan, id, 'to', span.to + along);
}

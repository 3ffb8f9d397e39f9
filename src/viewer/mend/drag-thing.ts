import { directionOf, lengthOf, project } from '#core/geometry/segment.ts';
import { resizeOpening, slideOpening } from '#core/mending/adjust-opening.ts';
import type { DrawnInk } from '#core/mending/drawn/drawn-ink.ts';
import { moveFixture } from '#core/mending/edit-fixture.ts';
import { moveWall } from '#core/mending/move-wall.ts';
import { type EndName, moveWallEnd } from '#core/mending/move-wall-end.ts';
import { spanOf } from '#core/mending/opening-span.ts';
import { resizeFixture, swingFixture } from '#core/mending/shape-fixture.ts';
import { shapeOpenRoom } from '#core/mending/shape-open-room.ts';
import { slideToDrawn } from '#core/mending/slide-to-drawn.ts';
import { snapAside } from '#core/mending/snap-aside.ts';
import { snapEnd } from '#core/mending/snap-end.ts';
import { snapFixture } from '#core/mending/snap-fixture.ts';
import type { Plan, Point } from '#core/plan/schema.ts';
import type { ThingKind } from './things.ts';

interface Stroke {
  readonly from: Point;
  readonly to: Point;
  /** How near something must be to draw what is dragged to itself, metres. */
  readonly reach: number;
  /** The drawing under the plan: its walls and openings draw what is dragged to themselves as well. */
  readonly ink?: DrawnInk | undefined;
}

/**
 * The plan after a stroke on a thing, or on a handle of it: an end of a wall or an opening (`opening:d1:to`), a corner of a fixture
 * or a terrace (`fixture:f1:2`), or the knob that turns it (`fixture:f1:turn`).
 */
export function dragThing(plan: Plan, name: string, stroke: Stroke): Plan {
  const [of, id, handle] = name.split(':') as [ThingKind, string, string | undefined];
  if (of === 'fixture') return dragFixture(plan, id, handle, stroke);
  if (of === 'room') return shapeOpenRoom(plan, id, Number(handle), stroke.to);
  if (of === 'wall') return dragWall(plan, id, handle as EndName | undefined, stroke);
  return dragOpening(plan, id, handle as EndName | undefined, stroke);
}

function dragFixture(plan: Plan, id: string, handle: string | undefined, { from, to, reach }: Stroke): Plan {
  if (handle === 'turn') return swingFixture(plan, id, from, to);
  if (handle) return resizeFixture(plan, id, Number(handle), to);
  const moved = moveFixture(plan, id, [to[0] - from[0], to[1] - from[1]]);
  const fixture = moved.fixtures.find((item) => item.id === id);
  return fixture ? moveFixture(moved, id, snapFixture(plan.walls, fixture.outline, reach)) : plan;
}

function dragWall(plan: Plan, id: string, end: EndName | undefined, { from, to, reach, ink }: Stroke): Plan {
  const wall = plan.walls.find((one) => one.id === id);
  if (!wall) return plan;
  const aside = project(wall, to).beside - project(wall, from).beside;
  if (!end) return moveWall(plan, id, snapAside(plan, id, aside, reach, ink));
  const aim: Point = [wall[end][0] + to[0] - from[0], wall[end][1] + to[1] - from[1]];
  return moveWallEnd(plan, id, end, snapEnd(plan, id, end, aim, reach, ink).point);
}

function dragOpening(plan: Plan, id: string, end: EndName | undefined, { from, to, reach, ink }: Stroke): Plan {
  const opening = plan.openings.find((one) => one.id === id);
  const wall = plan.walls.find((one) => one.id === opening?.wall);
  if (!opening || !wall || lengthOf(wall) === 0) return plan;
  const [dx, dy] = directionOf(wall);
  const along = (to[0] - from[0]) * dx + (to[1] - from[1]) * dy;
  if (!end) {
    const slid = slideOpening(plan, id, along);
    return ink ? slideToDrawn(slid, id, ink, reach) : slid;
  }
  // An opening may run against its wall: its `from` is then the far end.
  const span = spanOf(opening, wall);
  const isFirst = project(wall, opening[end]).along - span.from < span.to - project(wall, opening[end]).along;
  return isFirst ? resizeOpening(plan, id, 'from', span.from + along) : resizeOpening(plan, id, 'to', span.to + along);
}

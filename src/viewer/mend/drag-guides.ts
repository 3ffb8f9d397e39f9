import { lengthOf, pointAt, project, type Segment } from '#core/geometry/segment.ts';
import type { EndName } from '#core/mending/move-wall-end.ts';
import { SQUARE } from '#core/mending/snap-point.ts';
import type { Plan, Point } from '#core/plan/schema.ts';
import type { ThingKind } from './things.ts';

interface Stroke {
  readonly from: Point;
  readonly to: Point;
  /** How near something was to draw what is dragged to itself, metres. */
  readonly reach: number;
}

/** So far a line to which something was drawn is shown beyond it, metres. */
const BEYOND_M = 1.2;
/** Less is rounding, metres. */
const LEAST_M = 0.002;

/** The lines to which a wall, or an end of one, was drawn by a stroke: there it is elsewhere than the hand had it. */
export function dragGuides(before: Plan, after: Plan, name: string, { from, to, reach }: Stroke): Segment[] {
  const [of, id, end] = name.split(':') as [ThingKind, string, EndName | undefined];
  const [was, is] = [before, after].map(({ walls }) => walls.find((one) => one.id === id));
  if (of !== 'wall' || !was || !is || reach === 0) return [];
  const isDrawn = (by: number, most: number) => Math.abs(by) > LEAST_M && Math.abs(by) <= most;
  if (!end) {
    const wanted = project(was, to).beside - project(was, from).beside;
    const off = project(was, is.from).beside - wanted;
    return isDrawn(off, reach) ? [{ from: pointAt(is, -BEYOND_M), to: pointAt(is, lengthOf(is) + BEYOND_M) }] : [];
  }
  const [x, y] = is[end];
  const [offX, offY] = [x - (was[end][0] + to[0] - from[0]), y - (was[end][1] + to[1] - from[1])];
  // Farther off it was put level or upright.
  const most = Math.max(reach, SQUARE * lengthOf(is));
  return [
    ...(isDrawn(offX, most) ? [{ from: [x, y - BEYOND_M], to: [x, y + BEYOND_M] } satisfies Segment] : []),
    ...(isDrawn(offY, most) ? [{ from: [x - BEYOND_M, y], to: [x + BEYOND_M, y] } satisfies Segment] : []),
  ];
}

import { distance } from '#core/geometry/segment.ts';
import type { Plan, Point } from '#core/plan/schema.ts';
import type { ThingKind } from './things.ts';

interface Stroke {
  readonly from: Point;
  readonly to: Point;
  /** Within this it may have been drawn to something, metres. */
  readonly reach: number;
}

/** Less is the thickness of a line on the screen, metres. */
const LEAST_M = 0.1;

/** Whether a wall or an opening could not go along with a stroke, because something stands in its way. */
export function stopsShort(before: Plan, after: Plan, name: string, { from, to, reach }: Stroke): boolean {
  const [of, id, handle] = name.split(':') as [ThingKind, string, string | undefined];
  if ((of !== 'wall' && of !== 'opening') || handle) return false;
  const things = ({ walls, openings }: Plan) => (of === 'wall' ? walls : openings);
  const [was, is] = [before, after].map((plan) => things(plan).find((one) => one.id === id));
  if (!was || !is) return false;
  const [dx, dy] = [was.to[0] - was.from[0], was.to[1] - was.from[1]];
  const length = Math.hypot(dx, dy) || 1;
  // Walls go aside, openings along.
  const [ux, uy] = of === 'wall' ? [-dy / length, dx / length] : [dx / length, dy / length];
  const wanted = Math.abs((to[0] - from[0]) * ux + (to[1] - from[1]) * uy);
  const middle = (one: { from: Point; to: Point }): Point => [
    (one.from[0] + one.to[0]) / 2,
    (one.from[1] + one.to[1]) / 2,
  ];
  return wanted - distance(middle(was), middle(is)) > Math.max(LEAST_M, 2 * reach);
}

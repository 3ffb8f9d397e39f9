import type { Plan, Point, Wall } from '#core/plan/schema.ts';
import { roomAt } from './plan-floor.ts';

/** Metres beyond a wall's face at which there must be floor for a side to count as a room's. */
const BEYOND_FACE = 0.12;

/** The direction in which a wall bounds the dwelling, away from its rooms; none for a wall between rooms. */
export function outwardsOf(wall: Wall, plan: Plan): Point | undefined {
  const [dx, dy] = [wall.to[0] - wall.from[0], wall.to[1] - wall.from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const normal: Point = [-dy / length, dx / length];
  const reach = wall.thickness / 2 + BEYOND_FACE;
  const indoor = plan.rooms.filter(({ type }) => type !== 'balcony' && type !== 'terrace');
  const floorOn = (side: 1 | -1) =>
    [0.1, 0.3, 0.5, 0.7, 0.9].filter((t) =>
      roomAt(
        [wall.from[0] + t * dx + side * normal[0] * reach, wall.from[1] + t * dy + side * normal[1] * reach],
        indoor,
      ),
    ).length;
  const [left, right] = [floorOn(1), floorOn(-1)];
  if (left === right || (left > 0 && right > 0 && !wall.exterior)) return undefined;
  return left < right ? normal : [-normal[0], -normal[1]];
}

import { lengthOf } from '../geometry/segment.ts';
import type { Opening, Plan, Wall } from '../plan/schema.ts';
import { putOnWall, spanOf, swingSideOf } from './opening-span.ts';
import { withRooms } from './with-rooms.ts';

/** A wall has from 3 cm (glass) to 1 m (old stone) of thickness, metres. */
const [THINNEST_M, THICKEST_M] = [0.03, 1];

/** Changes how thick a wall is, metres; its centre line stays. */
export function thickenWall(plan: Plan, id: string, thickness: number): Plan {
  const kept = Math.min(THICKEST_M, Math.max(THINNEST_M, thickness));
  const walls = plan.walls.map((wall): Wall => (wall.id === id ? { ...wall, thickness: kept } : wall));
  return withRooms(plan, { ...plan, walls, openings: plan.openings.map((one) => centred(one, walls, id)) });
}

/** A gap or a sliding door may lie aside of the middle of its wall: in a thinner one it would be outside (SPEC 4.3). */
function centred(opening: Opening, walls: readonly Wall[], id: string): Opening {
  const wall = walls.find((one) => one.id === id);
  if (opening.wall !== id || !wall || lengthOf(wall) === 0) return opening;
  return { ...opening, ...putOnWall(opening, wall, spanOf(opening, wall), swingSideOf(opening, wall)) };
}

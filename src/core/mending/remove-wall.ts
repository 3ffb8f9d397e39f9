import type { Plan } from '../plan/schema.ts';
import { withRooms } from './with-rooms.ts';

/** Takes a wall out, with what stands in it: the rooms on both sides of it become one. */
export function removeWall(plan: Plan, id: string): Plan {
  const walls = plan.walls.filter((wall) => wall.id !== id);
  return withRooms(plan, { ...plan, walls, openings: plan.openings.filter(({ wall }) => wall !== id) });
}

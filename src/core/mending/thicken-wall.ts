import type { Plan, Wall } from '../plan/schema.ts';
import { withRooms } from './with-rooms.ts';

/** A wall has from 3 cm (glass) to 1 m (old stone) of thickness, metres. */
const [THINNEST_M, THICKEST_M] = [0.03, 1];

/** Changes how thick a wall is, metres; its centre line stays. */
export function thickenWall(plan: Plan, id: string, thickness: number): Plan {
  const kept = Math.min(THICKEST_M, Math.max(THINNEST_M, thickness));
  const walls = plan.walls.map((wall): Wall => (wall.id === id ? { ...wall, thickness: kept } : wall));
  return withRooms(plan, { ...plan, walls });
}

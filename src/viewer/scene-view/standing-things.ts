import { lengthOf, pointAt, project } from '#core/geometry/segment.ts';
import type { Plan, Wall } from '#core/plan/schema.ts';
import type { Standing } from './floor-light.ts';
import type { ModelPart } from './load-model.ts';

/** Metres: a wall is as good as endless for the light beside it; what is lower than a rug shades nothing; what hangs higher than this stands on nothing. */
const WALL_HEIGHT = 2.5;
const LEAST_HEIGHT = 0.06;
const HANGING = 0.6;

/** All that stands on the floor of a home: walls but for their doorways, and pieces. */
export const standingThings = (plan: Plan, parts: readonly ModelPart[]): Standing[] => [
  ...plan.walls.flatMap((wall) => solidStretches(wall, plan)),
  ...parts.filter(({ kind, low, high }) => (kind === 'item' || kind === 'fixture') && high[1] > LEAST_HEIGHT && low[1] < HANGING),
]; // biome-ignore format: one list

/** The stretches of a wall between its doors and gaps. */
export function solidStretches(wall: Wall, { openings }: Plan): Standing[] {
  const gaps = openings
    .filter((opening) => opening.wall === wall.id && opening.kind !== 'window')
    .map(({ from, to }) => [project(wall, from).along, project(wall, to).along].sort((a, b) => a - b) as [number, number])
    .sort(([a], [b]) => a - b); // biome-ignore format: one chain
  const turn = Math.atan2(wall.to[1] - wall.from[1], wall.to[0] - wall.from[0]);
  const stretches: Standing[] = [];
  let start = 0;
  for (const [from, to] of [...gaps, [lengthOf(wall), 0] as const]) {
    const half = (from - start) / 2;
    if (half > 0)
      stretches.push({
        at: pointAt(wall, start + half),
        turn,
        low: [-half, 0, -wall.thickness / 2],
        high: [half, WALL_HEIGHT, wall.thickness / 2],
      });
    start = Math.max(start, to);
  }
  return stretches;
}

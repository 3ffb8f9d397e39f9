import { roundPoint } from '../geometry/millimetre.ts';
import { distance, lengthOf, meet, pointAt, project } from '../geometry/segment.ts';
import type { Opening, Plan, Point, Wall } from '../plan/schema.ts';
import { freeId } from './free-id.ts';
import { isParallel, touches } from './wall-joints.ts';

/** No piece of wall is shorter, metres. */
const SHORTEST_M = 0.2;

/**
 * The plan with every wall in pieces from junction to junction, so that the piece between two rooms can be taken out alone. Openings
 * stay on the piece that they lie on; a wall is not cut in an opening. The first piece keeps the id. Twice is the same as once.
 */
export function splitWalls(plan: Plan): Plan {
  return plan.walls.reduce(splitWall, plan);
}

function splitWall(plan: Plan, wall: Wall): Plan {
  const own = plan.openings.filter((opening) => opening.wall === wall.id);
  const cuts = cutsOf(wall, plan.walls, own);
  if (cuts.length === 0) return plan;
  const ends = [wall.from, ...cuts.map((along) => roundPoint(pointAt(wall, along))), wall.to];
  const pieces: Wall[] = [];
  for (const [i, to] of ends.slice(1).entries()) {
    const id = i === 0 ? wall.id : freeId({ ...plan, walls: [...plan.walls, ...pieces] }, 'w');
    pieces.push({ ...wall, id, from: ends[i]!, to });
  }
  const hostOf = (opening: Opening): string => {
    const middle: Point = [(opening.from[0] + opening.to[0]) / 2, (opening.from[1] + opening.to[1]) / 2];
    const { along } = project(wall, middle);
    return pieces[cuts.filter((cut) => cut < along).length]!.id;
  };
  return {
    ...plan,
    walls: plan.walls.flatMap((other) => (other.id === wall.id ? pieces : [other])),
    openings: plan.openings.map((opening) => (own.includes(opening) ? { ...opening, wall: hostOf(opening) } : opening)),
  };
}

/** Where along a wall others meet or cross it, metres from its start, in order. */
function cutsOf(wall: Wall, walls: readonly Wall[], openings: readonly Opening[]): number[] {
  const length = lengthOf(wall);
  const spans = openings.map(({ from, to }) => [from, to].map((end) => project(wall, end).along).sort((a, b) => a - b));
  const cuts: number[] = [];
  const alongs = walls.flatMap((other) => junctionOf(wall, other)).sort((a, b) => a - b);
  for (const along of alongs) {
    const inOpening = spans.some(([from, to]) => along > from! && along < to!);
    if (along - (cuts.at(-1) ?? 0) >= SHORTEST_M && length - along >= SHORTEST_M && !inOpening) cuts.push(along);
  }
  return cuts;
}

function junctionOf(wall: Wall, other: Wall): number[] {
  if (other.id === wall.id || lengthOf(other) === 0 || isParallel(wall, other)) return [];
  const point = meet(wall, other);
  if (!point) return [];
  const { along } = project(other, point);
  const crosses = along > 0 && along < lengthOf(other);
  const ends = [other.from, other.to].filter((end) => touches(end, wall));
  // An end that stops short of the centre line meets it where its own line does.
  return crosses || ends.some((end) => distance(end, point) < wall.thickness + other.thickness)
    ? [project(wall, point).along]
    : [];
}

import { roundPoint } from '../geometry/millimetre.ts';
import { distance, lengthOf } from '../geometry/segment.ts';
import type { Opening, Plan, Point, Wall } from '../plan/schema.ts';
import { putOnWall, spanOf, swingSideOf } from './opening-span.ts';
import { splitWalls } from './split-walls.ts';
import { isParallel } from './wall-joints.ts';
import { withRooms } from './with-rooms.ts';

export type EndName = 'from' | 'to';

/** One end of a wall. */
export interface WallEnd {
  readonly wall: Wall;
  readonly end: EndName;
}

/** No wall that is pulled at its end gets shorter, metres. */
const SHORTEST_M = 0.1;
/** Ends this near to each other, beside half of the thicker wall, are one corner, metres: they were read from ink. */
const CORNER_M = 0.06;

/**
 * Moves the end of a wall to a point, metres, with all ends that meet it there: a corner stays closed. Where the others go straight on
 * without it, it is taken off them. What stands on the walls keeps its distance from the ends that stay. The plan as it is where a
 * wall would become too short for that.
 */
export function moveWallEnd(plan: Plan, id: string, end: EndName, to: Point): Plan {
  const moved = endsAt(plan.walls, id, end);
  const walls = plan.walls.map((wall) => withEnds(wall, moved, roundPoint(to)));
  const openings = plan.openings.map((opening) => {
    const held = moved.find(({ wall }) => wall.id === opening.wall);
    return held ? hangAgain(opening, held, walls.find((wall) => wall.id === opening.wall)!) : opening;
  });
  const fits = moved.every(({ wall }) => isLongEnough(walls.find(({ id: one }) => one === wall.id)!, openings));
  if (moved.length === 0 || !fits) return plan;
  return withRooms(plan, splitWalls({ ...plan, walls, openings }));
}

/** The ends that move when one does, itself first; none where there is no such wall. */
export function endsAt(walls: readonly Wall[], id: string, end: EndName): WallEnd[] {
  const wall = walls.find((one) => one.id === id);
  if (!wall || lengthOf(wall) === 0) return [];
  const others = walls.flatMap((other): WallEnd[] => {
    if (other === wall || lengthOf(other) === 0) return [];
    const near = Math.max(wall.thickness, other.thickness) / 2 + CORNER_M;
    const ends: EndName[] = distance(other.from, wall[end]) <= distance(other.to, wall[end]) ? ['from'] : ['to'];
    return ends.filter((one) => distance(other[one], wall[end]) <= near).map((one) => ({ wall: other, end: one }));
  });
  const goOn = others.some((a, i) => others.slice(i + 1).some((b) => isParallel(a.wall, b.wall)));
  return [{ wall, end }, ...(goOn ? [] : others)];
}

function withEnds(wall: Wall, moved: readonly WallEnd[], to: Point): Wall {
  const own = moved.find((one) => one.wall === wall);
  return own ? { ...wall, [own.end]: to } : wall;
}

function hangAgain(opening: Opening, { wall, end }: WallEnd, now: Wall): Opening {
  const span = spanOf(opening, wall);
  const by = end === 'to' ? 0 : lengthOf(now) - lengthOf(wall);
  const hung = putOnWall(opening, now, { from: span.from + by, to: span.to + by }, swingSideOf(opening, wall));
  return { ...opening, ...hung };
}

function isLongEnough(wall: Wall, openings: readonly Opening[]): boolean {
  const length = lengthOf(wall);
  const own = openings.filter((opening) => opening.wall === wall.id);
  const fits = ({ from, to }: Opening) => Math.max(distance(wall.from, to), distance(wall.from, from)) <= length + 1e-3;
  const starts = ({ from, to }: Opening) => Math.max(distance(wall.to, to), distance(wall.to, from)) <= length + 1e-3;
  return length >= SHORTEST_M && own.every((opening) => fits(opening) && starts(opening));
}

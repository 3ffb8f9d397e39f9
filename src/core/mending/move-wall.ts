import { roundPoint } from '../geometry/millimetre.ts';
import { directionOf, lengthOf, pointAt, project } from '../geometry/segment.ts';
import type { Opening, Plan, Point, Wall } from '../plan/schema.ts';
import { isParallel, lineOf, touches } from './wall-joints.ts';
import { withRooms } from './with-rooms.ts';

/** What is left of a wall that another one is moved along, metres. */
const SHORTEST_M = 0.1;
/** Walls that meet at less than this, as a sine, are not drawn along: their ends would run far. */
const FLATTEST = 0.3;

interface Follower {
  readonly wall: Wall;
  readonly end: 'from' | 'to';
  /** Metres along itself, from `from` to `to`, for each metre of the move. */
  readonly rate: number;
}

/**
 * Moves a wall, with the pieces in its line, aside by so many metres: positive to the right of its direction. What stands on it comes
 * along; walls that end on it become longer or shorter. It stops where one of these would lose an opening or vanish.
 */
export function moveWall(plan: Plan, id: string, by: number): Plan {
  const wall = plan.walls.find((one) => one.id === id);
  if (!wall || lengthOf(wall) === 0) return plan;
  const line = lineOf(wall, plan.walls);
  const [dx, dy] = directionOf(wall);
  const normal: Point = [-dy, dx];
  const followers = followersOf(line, plan.walls, normal);
  const way = followers.reduce((rest, follower) => shorten(rest, follower, plan.openings), by);
  const shifted = ([x, y]: Point): Point => roundPoint([x + normal[0] * way, y + normal[1] * way]);
  const walls = plan.walls.map((one) => {
    if (line.includes(one))
      return { ...one, from: slide(one.from, line, plan.walls, way), to: slide(one.to, line, plan.walls, way) };
    const own = followers.filter((follower) => follower.wall === one);
    return own.length > 0 ? pull(one, own, way) : one;
  });
  const moved = new Set(line.map((one) => one.id));
  const openings = plan.openings.map((one) => (moved.has(one.wall) ? shiftOpening(one, shifted) : one));
  const held = walls.map((one) => (moved.has(one.id) ? hold(one, openings) : one));
  return withRooms(plan, { ...plan, walls: held, openings });
}

/** Where the end of a moved wall comes to lie: on the wall that it ended on, which may stand at a slant to it. */
function slide(end: Point, line: readonly Wall[], walls: readonly Wall[], way: number): Point {
  const [dx, dy] = directionOf(line[0]!);
  const host = walls.find((wall) => !line.includes(wall) && !isParallel(wall, line[0]!) && touches(end, wall));
  const [hx, hy] = host ? directionOf(host) : [-dy, dx];
  const across = hy * dx - hx * dy;
  const rate = Math.abs(across) < FLATTEST ? 0 : (hx * dx + hy * dy) / across;
  return roundPoint([end[0] + (dx * rate - dy) * way, end[1] + (dy * rate + dx) * way]);
}

function followersOf(line: readonly Wall[], walls: readonly Wall[], normal: Point): Follower[] {
  return walls.flatMap((wall): Follower[] => {
    if (line.includes(wall) || lengthOf(wall) === 0 || isParallel(line[0]!, wall)) return [];
    const [dx, dy] = directionOf(wall);
    const across = dx * normal[0] + dy * normal[1];
    if (Math.abs(across) < FLATTEST) return [];
    const ends = (['from', 'to'] as const).filter((end) => line.some((member) => touches(wall[end], member)));
    return ends.map((end) => ({ wall, end, rate: 1 / across }));
  });
}

/** So much of a move that a wall which follows it still has a length, and its openings. */
function shorten(by: number, { wall, end, rate }: Follower, openings: readonly Opening[]): number {
  const length = lengthOf(wall);
  const alongs = openings
    .filter((opening) => opening.wall === wall.id)
    .flatMap(({ from, to }) => [project(wall, from).along, project(wall, to).along]);
  const room = end === 'to' ? length - Math.max(SHORTEST_M, ...alongs) : Math.min(length - SHORTEST_M, ...alongs);
  const inward = end === 'to' ? -by * rate : by * rate;
  return inward > Math.max(0, room) ? (by * Math.max(0, room)) / inward : by;
}

/** A wall as long as the openings on it need, where its end has slid along a slant. */
function hold(wall: Wall, openings: readonly Opening[]): Wall {
  const own = openings.filter((opening) => opening.wall === wall.id).flatMap(({ from, to }) => [from, to]);
  const alongs = own.map((end) => project(wall, end).along);
  const [first, last] = [Math.min(0, ...alongs), Math.max(lengthOf(wall), ...alongs)];
  return { ...wall, from: roundPoint(pointAt(wall, first)), to: roundPoint(pointAt(wall, last)) };
}

function pull(wall: Wall, followers: readonly Follower[], way: number): Wall {
  const [dx, dy] = directionOf(wall);
  const pulled = (end: 'from' | 'to'): Point => {
    const rate = followers.find((follower) => follower.end === end)?.rate ?? 0;
    return roundPoint([wall[end][0] + dx * rate * way, wall[end][1] + dy * rate * way]);
  };
  return { ...wall, from: pulled('from'), to: pulled('to') };
}

function shiftOpening(opening: Opening, shifted: (point: Point) => Point): Opening {
  const { from, to, swing } = opening;
  return {
    ...opening,
    from: shifted(from),
    to: shifted(to),
    ...(swing && { swing: { hinge: shifted(swing.hinge), leaf: shifted(swing.leaf) } }),
  };
}

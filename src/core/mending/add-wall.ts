import { medianByLength } from '../geometry/median-by-length.ts';
import { roundPoint } from '../geometry/millimetre.ts';
import { lengthOf, pointAt } from '../geometry/segment.ts';
import type { Plan, Point, Room, Wall } from '../plan/schema.ts';
import { freeId } from './free-id.ts';
import { splitWalls } from './split-walls.ts';
import { roomUnder, withRooms } from './with-rooms.ts';

/** Shorter ones are a slip of the hand, metres. */
const SHORTEST_M = 0.1;
/** A usual partition of European flats, where the plan has none to go by, metres. */
const PARTITION_M = 0.12;
/** How far beside a wall its two rooms are looked for, metres from its face. */
const BESIDE_M = 0.1;

/**
 * Adds a wall between two points; walls that it meets are parted there, and so is it, but not in an opening.
 * @param thickness metres; that of usual inner walls without it
 * @param open puts up what opens it
 */
export function addWall(
  plan: Plan,
  from: Point,
  to: Point,
  thickness = usualThickness(plan),
  open: (plan: Plan, wall: Wall) => Plan = (same) => same,
): Plan {
  const wall: Wall = { id: freeId(plan, 'w'), from: roundPoint(from), to: roundPoint(to), thickness, exterior: false };
  if (lengthOf(wall) < SHORTEST_M) return plan;
  const added = withRooms(plan, splitWalls(open({ ...plan, walls: [...plan.walls, wall] }, wall)));
  const known = new Set(plan.walls.map(({ id }) => id));
  const walls = added.walls.map((one) => (known.has(one.id) ? one : { ...one, exterior: isOuter(one, added.rooms) }));
  return { ...added, walls };
}

function usualThickness({ walls }: Plan): number {
  const inner = walls.filter(({ exterior }) => !exterior);
  return medianByLength(inner, (wall) => wall.thickness) ?? PARTITION_M;
}

/** Whether a wall has a room on one of its sides only. */
function isOuter(wall: Wall, rooms: readonly Room[]): boolean {
  const aside = wall.thickness / 2 + BESIDE_M;
  const [right, left] = [aside, -aside].map((off) => roomUnder(pointAt(wall, lengthOf(wall) / 2, off), rooms));
  return !right !== !left;
}

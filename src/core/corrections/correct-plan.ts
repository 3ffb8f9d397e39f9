import { apply, invert } from '../geometry/affine.ts';
import { millimetre } from '../geometry/millimetre.ts';
import { inRing } from '../geometry/ring.ts';
import { lengthOf, pointAt } from '../geometry/segment.ts';
import { roomsOfWalls } from '../mending/rooms-of-walls.ts';
import type { DrawnItem, Plan, PlanDocument, Point, Room, Wall } from '../plan/schema.ts';
import { correctOpenings, holdOn } from './correct-openings.ts';
import { correctWalls } from './correct-walls.ts';
import type { Corrections } from './schema.ts';
import { unusable } from './unusable.ts';

/** A thing that stands in no room. */
const NO_ROOM = 'r0';
/** So far beyond its face the open air or a room is looked for, metres: a door's leaf deep. */
const BESIDE_M = 0.3;

/**
 * A plan that was read, with what its sender knows better: what is to be removed, then walls, the rooms that these enclose, openings,
 * and what the rooms are. Ids stay with what stays.
 * @throws `Failure` `invalid_file` for what cannot be used
 */
export function correctPlan(document: PlanDocument, corrections: Corrections): PlanDocument {
  const { walls: givenWalls = [], openings: givenOpenings = [], rooms: names = [], remove = [] } = corrections;
  const back = invert(document.source.toPixels);
  const toPlan = (at: Point): Point => apply(back, at).map(millimetre) as Point;
  const read = withoutIds(document.plan, remove);
  const walls = correctWalls(read.walls, givenWalls, toPlan);
  const isMended = walls.length !== document.plan.walls.length || givenWalls.length > 0;
  const derived = isMended ? roomsOfWalls({ ...read, walls: document.plan.walls }, walls) : read.rooms;
  const rooms = nameRooms(derived, names, toPlan);
  const moved = new Set(givenWalls.flatMap(({ id }) => id ?? []));
  const openings = correctOpenings(holdOn(read.openings, walls, moved), givenOpenings, walls, toPlan);
  const known = new Set(read.walls.map(({ id }) => id));
  const plan: Plan = {
    walls: walls.map((wall) => (known.has(wall.id) ? wall : { ...wall, exterior: isExterior(wall, rooms) })),
    openings,
    rooms,
    fixtures: standIn(read.fixtures, rooms),
    furniture: standIn(read.furniture, rooms),
  };
  return { ...document, plan };
}

/** A wall takes along what opens it. */
function withoutIds(plan: Plan, remove: readonly string[]): Plan {
  const gone = new Set(remove);
  const known = new Set(Object.values(plan).flatMap((things: { id: string }[]) => things.map(({ id }) => id)));
  const [lost] = [...remove.entries()].filter(([, id]) => !known.has(id));
  if (lost) throw unusable({ path: `/remove/${lost[0]}`, expected: 'an id of the plan that was read', got: lost[1] });
  const stay = <T extends { id: string }>(things: readonly T[]): T[] => things.filter(({ id }) => !gone.has(id));
  return {
    walls: stay(plan.walls),
    openings: stay(plan.openings).filter(({ wall }) => !gone.has(wall)),
    rooms: stay(plan.rooms),
    fixtures: stay(plan.fixtures),
    furniture: stay(plan.furniture),
  };
}

function nameRooms(
  rooms: readonly Room[],
  names: NonNullable<Corrections['rooms']>,
  toPlan: (at: Point) => Point,
): Room[] {
  return names.reduce<Room[]>(
    (known, { at, type, label }, k) => {
      const found = roomAt(toPlan(at), known);
      if (!found) throw unusable({ path: `/rooms/${k}/at`, expected: 'a point in a room', got: at });
      const named = { ...found, ...(type !== undefined && { type }), ...(label !== undefined && { label }) };
      return known.map((room) => (room === found ? named : room));
    },
    [...rooms],
  );
}

const roomAt = (at: Point, rooms: readonly Room[]): Room | undefined =>
  rooms.find(({ outline, holes }) => inRing(at, outline) && !holes.some((hole) => inRing(at, hole)));

/** A wall with no room on one of its sides is an outer one. */
function isExterior(wall: Wall, rooms: readonly Room[]): boolean {
  const off = wall.thickness / 2 + BESIDE_M;
  return [-off, off].some((beside) => !roomAt(pointAt(wall, lengthOf(wall) / 2, beside), rooms));
}

/** Things in the rooms that the middle of their outline is in now. */
function standIn(things: readonly DrawnItem[], rooms: readonly Room[]): DrawnItem[] {
  return things.map((thing) => {
    const { outline } = thing;
    const middle = outline.reduce(([x, y], [u, v]): Point => [x + u / outline.length, y + v / outline.length], [0, 0]);
    const own = rooms.find(({ id }) => id === thing.room);
    const isStill = own !== undefined && roomAt(middle, [own]) !== undefined;
    return isStill ? thing : { ...thing, room: roomAt(middle, rooms)?.id ?? NO_ROOM };
  });
}

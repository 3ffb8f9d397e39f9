import { pointsAlong, ringBox } from '../geometry/ring.ts';
import { lengthOf, pointAt } from '../geometry/segment.ts';
import { OUTDOOR_TYPES } from '../plan/outdoor-types.ts';
import type { Plan, Point, Room, RoomType } from '../plan/schema.ts';
import { roomUnder } from './with-rooms.ts';

export type DoubtfulThing = 'room' | 'opening' | 'wall' | 'fixture';

/** What a person should look at: which thing, why, and where, metres. */
export interface Doubt {
  readonly of: DoubtfulThing;
  readonly id: string;
  readonly why: 'no-door' | 'unnamed' | 'unsure';
  readonly box: readonly [x0: number, y0: number, x1: number, y1: number];
}

/**
 * Confidence from which on a thing is taken as it was read. A room with less stays bare (`furnish/home/home-room.ts`); of the others about
 * every second one below it is wrong: chosen by looking at nine read plans, of which none has more than eight doubts by it.
 */
const SURE: Readonly<Record<DoubtfulThing, number>> = { room: 0.7, opening: 0.4, wall: 0.3, fixture: 0.4 };
/** A wrong wall changes rooms, a wrong opening only the ways: in this order a person looks at them. */
const ORDER: readonly DoubtfulThing[] = ['room', 'wall', 'opening', 'fixture'];
/** Rooms that one need not be able to walk into. */
const CLOSED: ReadonlySet<RoomType> = new Set<RoomType>([...OUTDOOR_TYPES, 'technical', 'stairs']);
/** Nor one of less floor, m²: shafts and cupboards. */
const SMALLEST_M2 = 1.2;
/** How far beside an opening's wall, and outside of a room's edge, the next room is looked for, metres. */
const BESIDE_M = 0.15;
const NEXT_M = 0.03;
/** Distance between looks along the edge of a room, metres. */
const LOOK_M = 0.25;

/** The places of a plan that were read with doubt, or that no home has: the gravest first. */
export function doubtsOf(plan: Plan): Doubt[] {
  const rooms = plan.rooms.flatMap((room): Doubt[] => {
    const why = doubtOfRoom(room, plan);
    return why ? [{ of: 'room', id: room.id, why, box: ringBox(room.outline) }] : [];
  });
  const unsure = [
    ...plan.walls.flatMap((wall) => doubtOf('wall', wall, [wall.from, wall.to])),
    ...plan.openings.flatMap((opening) => doubtOf('opening', opening, [opening.from, opening.to])),
    ...plan.fixtures.flatMap((fixture) => doubtOf('fixture', fixture, fixture.outline)),
  ];
  return [...rooms, ...unsure].sort((a, b) => ORDER.indexOf(a.of) - ORDER.indexOf(b.of));
}

function doubtOf(of: DoubtfulThing, thing: { id: string; confidence?: number }, points: readonly Point[]): Doubt[] {
  const isSure = thing.confidence === undefined || thing.confidence >= SURE[of];
  return isSure ? [] : [{ of, id: thing.id, why: 'unsure', box: ringBox(points) }];
}

function doubtOfRoom(room: Room, plan: Plan): Doubt['why'] | undefined {
  if (!CLOSED.has(room.type) && room.area >= SMALLEST_M2 && !isEntered(room, plan)) return 'no-door';
  if (room.type === 'other') return 'unnamed';
  return room.confidence !== undefined && room.confidence < SURE.room ? 'unsure' : undefined;
}

/** Whether a door, a gap, or floor without a wall leads into a room. */
function isEntered(room: Room, { walls, openings, rooms }: Plan): boolean {
  const hasDoor = openings.some((opening) => {
    const thickness = walls.find(({ id }) => id === opening.wall)?.thickness ?? 0;
    const sides = [1, -1].map((side) => pointAt(opening, lengthOf(opening) / 2, side * (thickness / 2 + BESIDE_M)));
    return opening.kind !== 'window' && sides.some((point) => roomUnder(point, [room]));
  });
  return hasDoor || opensTo(room, rooms);
}

function opensTo(room: Room, rooms: readonly Room[]): boolean {
  const others = rooms.filter((other) => other !== room);
  const steps = [[NEXT_M, 0], [-NEXT_M, 0], [0, NEXT_M], [0, -NEXT_M]] as const; // biome-ignore format: one list
  return pointsAlong(room.outline, LOOK_M).some(([x, y]) =>
    steps.some(([dx, dy]) => roomUnder([x + dx, y + dy], others) !== undefined),
  );
}

import { minus, overlap, polygonsOf, type Region, regionOf, regionWithin, union } from '../geometry/region.ts';
import { areaWithin } from '../geometry/ring.ts';
import type { Plan, Point, Ring, Room, Wall } from '../plan/schema.ts';
import { bodiesOf, enclosedFaces, type FloorLimits } from '../plan-graph/enclosed-faces.ts';
import { nextId } from './next-id.ts';

/**
 * Metres and square metres: gaps that a careless click leaves are closed, the inside of walls is no room. About what reading
 * takes for the same in a drawing of usual size.
 */
const LIMITS: FloorLimits = { closed: 0.05, smallest: 0.3, narrowest: 0.25 };
/** Floors that share so much of both are the same floor. */
const SAME = 0.97;
/** Of a room so much lies in the floor that it is a part of. */
const MOSTLY = 0.5;
/** A floor that lost less is the one that was read, square metres: areas are rounded to it. */
const UNTOUCHED = 0.01;
/** A flight of stairs so much of which lies in a larger floor stays a room of its own there. */
const FLIGHT_WITHIN = 0.9;

/** A floor that walls enclose, whatever it is. */
interface Face {
  readonly region: Region;
  readonly area: number;
}

/**
 * The rooms of a plan when its walls have become others: floors that the new walls enclose as the old ones did keep their rooms as they
 * are, new floors are rooms and have type, name and id of the room that most of them was. Rooms that no walls enclose, such as
 * balconies, stay where no other room is.
 */
export function deriveRooms({ walls: before, rooms }: Plan, walls: readonly Wall[]): Room[] {
  const [old, now] = [facesOf(before), facesOf(walls)];
  const floors = rooms.map((room) => ({ room, region: regionWithin([room.outline, ...room.holes]) }));
  const isIn = (face: Face, { room, region }: (typeof floors)[number], least = MOSTLY) =>
    areaOf(overlap(region, face.region)) > least * room.area;
  const isSame = (face: Face, other: Face) => {
    const both = areaOf(overlap(face.region, other.region));
    return both > SAME * face.area && both > SAME * other.area;
  };
  const same = now.filter((face) => old.some((other) => isSame(face, other)));
  const changed = now.filter((face) => !same.includes(face));
  const stay = floors.filter((floor) => same.some((face) => isIn(face, floor)));
  const open = floors.filter((floor) => !old.some((face) => isIn(face, floor)));
  const flights = floors.filter(
    (floor) =>
      floor.room.type === 'stairs' &&
      changed.some((face) => isIn(face, floor, FLIGHT_WITHIN) && floor.room.area < MOSTLY * face.area),
  );
  const whole = new Set([...stay, ...flights]);
  const taken = union(...flights.map(({ region }) => region));
  const parts = changed.flatMap(({ region }) => piecesOf(minus(region, taken)));
  const made = nameParts(
    parts,
    floors.filter((floor) => !whole.has(floor)),
    rooms,
  );
  const inTheWay = union(
    bodiesOf(bodiesFrom(walls), { ...LIMITS, closed: 0 }),
    ...made.map(({ outline }) => regionOf([outline])),
  );
  const rest = open.filter((floor) => !whole.has(floor) && !made.some(({ id }) => id === floor.room.id));
  const left = rest.flatMap(({ room, region }) => {
    const [largest] = piecesOf(minus(region, inTheWay)).sort((a, b) => b.area - a.area);
    if (!largest) return [];
    return Math.abs(largest.area - room.area) < UNTOUCHED ? [room] : [withFloor(room, largest)];
  });
  const kept = new Map([...[...whole].map(({ room }) => room), ...made, ...left].map((room) => [room.id, room]));
  const known = rooms.flatMap(({ id }) => kept.get(id) ?? []);
  return [...known, ...[...kept.values()].filter((room) => !known.includes(room))];
}

function facesOf(walls: readonly Wall[]): Face[] {
  const far = 1 + 2 * Math.max(0, ...walls.flatMap(({ from, to }) => [...from, ...to]).map(Math.abs));
  const faces = enclosedFaces(bodiesOf(bodiesFrom(walls), LIMITS), far, LIMITS);
  return faces.map(({ outline, holes, area }) => ({ region: regionWithin([outline, ...holes]), area }));
}

/** A wall without length is what is left of one that was taken out (SPEC.md, 3.2). */
const bodiesFrom = (walls: readonly Wall[]) =>
  walls
    .filter(({ from, to }) => from[0] !== to[0] || from[1] !== to[1])
    .map(({ from, to, thickness }) => ({ from, to, half: thickness / 2 }));

interface Piece {
  readonly rings: Ring[];
  readonly area: number;
}

/** The pieces of a floor that are large enough for a room. */
function piecesOf(region: Region): Piece[] {
  return polygonsOf(region)
    .map((rings) => ({ rings: rings as Point[][], area: areaWithin(rings as Point[][]) }))
    .filter(({ area }) => area >= LIMITS.smallest);
}

/** New floors as rooms: pair by pair, those that share most, a room gives its name to one of them; the others are of no known type. */
function nameParts(
  parts: readonly Piece[],
  floors: readonly { room: Room; region: Region }[],
  rooms: readonly Room[],
): Room[] {
  const regions = parts.map(({ rings }) => regionWithin(rings));
  const pairs = floors
    .flatMap(({ room, region }) => regions.map((part, k) => ({ room, k, area: areaOf(overlap(part, region)) })))
    .filter(({ area }) => area > 0)
    // Of two that share the same but for rounding the first one counts.
    .sort((a, b) => Math.round((b.area - a.area) / UNTOUCHED));
  const owners = new Map<number, Room>();
  for (const { room, k } of pairs) if (!owners.has(k) && ![...owners.values()].includes(room)) owners.set(k, room);
  const made: Room[] = [];
  parts.forEach((part, k) => {
    const owner = owners.get(k);
    const fresh = (): Room => ({
      ...{ id: nextId('r', [...rooms, ...made]), type: 'other', label: '' },
      ...{ outline: [], holes: [], area: 0 },
    });
    made.push(withFloor(owner ?? fresh(), part));
  });
  return made;
}

/** What is said of a room, of another floor: how sure the reading was of the old one says nothing of it. */
function withFloor({ confidence: _, ...room }: Room, { rings: [outline, ...holes], area }: Piece): Room {
  return { ...room, outline: outline!, holes, area: Math.round(area * 100) / 100 };
}

const areaOf = (region: Region): number =>
  polygonsOf(region).reduce((sum, rings) => sum + areaWithin(rings as Point[][]), 0);

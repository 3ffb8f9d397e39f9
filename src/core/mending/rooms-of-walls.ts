import { minus, overlap, polygonsOf, type Region, regionOf, regionWithin, union } from '../geometry/region.ts';
import { areaWithin, ringArea, ringBox } from '../geometry/ring.ts';
import type { Plan, Room, Wall } from '../plan/schema.ts';
import { type Face, facesOfWalls } from './faces-of-walls.ts';
import { freeId } from './free-id.ts';

/** A room that has so much of itself in a face is a part of it. */
const MOST = 0.5;
/** Floor that is smaller is no room of its own, m². */
const SMALLEST_M2 = 0.3;
/** Outlines that differ by less are one, metres and m². */
const SAME = 0.0015;

/** What floor is called that nobody has named. */
type Rest = Pick<Room, 'id' | 'type' | 'label'>;

interface Claim {
  readonly face: number;
  readonly room: Room;
  readonly floor: number;
}

/**
 * The rooms of a plan whose walls were changed to `walls`. Where what the walls enclose is as before, the rooms are, too. Elsewhere a
 * room goes to the face that has the most of it: it keeps its id, name and type there; the rest of it becomes a room of type `other`.
 * Rooms that come to lie in one face become one, the largest of them, but for those that no wall parted before: they stay apart. Rooms
 * that walls do not enclose, such as balconies, keep their outline outside of the new faces.
 */
export function roomsOfWalls(before: Plan, walls: readonly Wall[]): Room[] {
  const [old, now] = [facesOfWalls(before.walls), facesOfWalls(walls)];
  const fresh = now.filter((face) => !old.some((other) => isSame(face, other)));
  const gone = old.filter((face) => !now.some((other) => isSame(face, other)));
  if (fresh.length === 0 && gone.length === 0) return before.rooms;
  const homes = new Map(before.rooms.map((room) => [room, homeOf(room, old)]));
  const movers = before.rooms.filter((room) => {
    const home = homes.get(room);
    // A balcony that is closed comes to have a face.
    return home ? gone.includes(home) : homeOf(room, fresh) !== undefined;
  });
  const claims = claimsOf(movers, fresh);
  const empty = gone.filter((face) => ![...homes.values()].includes(face));
  const made: Room[] = [];
  fresh.forEach((face, k) => {
    const own = claims.filter((claim) => claim.face === k).map(({ room }) => room);
    const rest: Rest = { id: freeId({ ...before, rooms: [...before.rooms, ...made] }, 'r'), type: 'other', label: '' };
    if (own.length > 0) made.push(...settle(face, own, homes, rest));
    else if (!isPartOf(face, empty)) made.push(...roomOf(rest, regionWithin(face)));
  });
  const taken = regionOfFaces(fresh);
  const kept = before.rooms.flatMap((room) => {
    if (movers.includes(room)) return made.filter(({ id }) => id === room.id);
    return homes.get(room) ? [room] : outside(room, taken);
  });
  return [...kept, ...made.filter((room) => !kept.includes(room))];
}

/** Each room with the fresh face that has the most of it. */
function claimsOf(rooms: readonly Room[], faces: readonly Face[]): Claim[] {
  return rooms.flatMap((room) => {
    const shares = faces.map((face, k): Claim => ({ face: k, room, floor: sharedFloor(room, face) }));
    const [most] = shares.filter(({ floor }) => floor > SMALLEST_M2 / 2).sort((a, b) => b.floor - a.floor);
    return most ? [most] : [];
  });
}

/**
 * The rooms of a face: one, or those that no wall parted before. Where its largest was a smaller part of such floor, like stairs in a
 * living room, it stays what it was; the rest is for others to name.
 */
function settle(face: Face, rooms: readonly Room[], homes: ReadonlyMap<Room, Face | undefined>, rest: Rest): Room[] {
  const [largest, ...others] = [...rooms].sort((a, b) => b.area - a.area);
  const own = homes.get(largest!);
  const isPart = own !== undefined && [...homes].some(([room, home]) => room !== largest && home === own);
  const isSmall = isPart && sharedFloor(largest!, face) < MOST * areaWithin(face);
  const apart = (isSmall ? rooms : others).filter((room) => homes.get(room) === own);
  const whole = regionWithin(face);
  const parts = apart.flatMap((room) => roomOf(room, overlap(regionOfRoom(room), whole)));
  const left = parts.length > 0 ? minus(whole, union(...parts.map(regionOfRoom))) : whole;
  return [...roomOf(isSmall ? rest : largest!, left), ...parts];
}

/** A room with the largest piece of a region as its floor; none where that is too small. */
function roomOf({ id, type, label }: Pick<Room, 'id' | 'type' | 'label'>, floor: Region): Room[] {
  const [rings] = polygonsOf(floor).sort((a, b) => areaWithin(b) - areaWithin(a));
  if (!rings) return [];
  const area = Math.round(areaWithin(rings) * 100) / 100;
  const [outline, ...holes] = rings;
  return area < SMALLEST_M2 ? [] : [{ id, type, label, outline: outline!, holes, area }];
}

/** What a room without walls keeps beside the floor that has been taken. */
function outside(room: Room, taken: Region): Room[] {
  const own = regionOfRoom(room);
  return floorOf(overlap(own, taken)) < SMALLEST_M2 / 10 ? [room] : roomOf(room, minus(own, taken));
}

/** The face that has most of a room; undefined for one that walls do not enclose. */
export const homeOf = (room: Room, faces: readonly Face[]): Face | undefined =>
  faces.find((face) => sharedFloor(room, face) > MOST * room.area);

const isPartOf = (face: Face, others: readonly Face[]): boolean =>
  others.length > 0 && floorOf(overlap(regionWithin(face), regionOfFaces(others))) > MOST * areaWithin(face);

function sharedFloor(room: Room, face: Face): number {
  const [a, b] = [ringBox(room.outline), ringBox(face[0]!)];
  const apart = a[0] > b[2] || b[0] > a[2] || a[1] > b[3] || b[1] > a[3];
  return apart ? 0 : floorOf(overlap(regionOfRoom(room), regionWithin(face)));
}

const regionOfRoom = ({ outline, holes }: Room): Region => regionWithin([outline, ...holes]);
const regionOfFaces = (faces: readonly Face[]): Region =>
  faces.length > 0 ? union(...faces.map((face) => regionWithin(face))) : regionOf([]);
/** Holes run the other way round and so count against their outlines. Regions are in millimetres. */
const floorOf = (region: Region): number =>
  Math.abs(region.reduce((sum, path) => sum + ringArea(path.map(({ x, y }) => [x / 1000, y / 1000])), 0));

function isSame(a: Face, b: Face): boolean {
  const boxes = [ringBox(a[0]!), ringBox(b[0]!)] as const;
  const isNear = boxes[0].every((side, i) => Math.abs(side - boxes[1][i]!) < SAME);
  return isNear && a.length === b.length && Math.abs(areaWithin(a) - areaWithin(b)) < SAME;
}

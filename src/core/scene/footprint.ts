import { filled, grow, minus, overlap, type Region, regionOf, union } from '../geometry/region.ts';
import { stripOf } from '../geometry/strip-of.ts';
import { OUTDOOR_TYPES } from '../plan/outdoor-types.ts';
import type { Opening, Plan, Room } from '../plan/schema.ts';
import { wallBodies } from './wall-bodies.ts';

export interface Footprint {
  /** Wall bodies with every opening cut out. */
  readonly walls: Region;
  /** Everything the dwelling stands on, outdoor rooms included. */
  readonly ground: Region;
  /** What bounds balconies where no wall does, and the edges of terraces. */
  readonly railings: Region;
  readonly kerbs: Region;
}

/** Width of a railing or kerb, metres. */
const EDGE = 0.07;

/** Thickness of the wall that closes a room where none was found, metres. */
const THIN = 0.08;

/** How far walls may reach into the floor of a room, metres: outlines are a little rough. */
const INTO_FLOOR = 0.02;

export const isOutdoor = (room: Room): boolean => OUTDOOR_TYPES.has(room.type);

/** Thickness of the wall that an opening lies in; a usual partition when the wall is not known. */
export const thicknessAt = (plan: Plan, opening: Opening): number =>
  plan.walls.find((wall) => wall.id === opening.wall)?.thickness ?? 0.15;

/** Where walls, ground and railings are. Walls are made whole: corners are filled and slits between rooms and walls (left by reading) are closed. */
export function footprintOf(plan: Plan): Footprint {
  const bodies = regionOf(plan.walls.map((wall) => stripOf(wall.from, wall.to, wall.thickness)));
  const corners = regionOf(wallBodies(plan));
  const floorOf = (room: Room): Region => minus(regionOf([room.outline]), regionOf(room.holes));
  const indoors = union(...plan.rooms.filter((room) => !isOutdoor(room)).map(floorOf));
  const outdoors = union(...plan.rooms.filter(isOutdoor).map(floorOf));
  const rooms = union(indoors, outdoors);
  const slit = Math.min(0.3, Math.max(0.1, ...plan.walls.map((wall) => wall.thickness))) * 0.6;
  const hull = grow(grow(union(bodies, corners, indoors), slit), -slit);
  const cuts = regionOf(plan.openings.map((o) => stripOf(o.from, o.to, thicknessAt(plan, o) + 0.06)));
  const filling = minus(hull, rooms);
  // A room that ends at nothing gets a thin wall, so that no picture shows a floor running out onto the paper.
  const bare = minus(grow(indoors, THIN), union(rooms, bodies));
  // A room's floor is clear by definition: wall that was read inside one (a symbol, a jog) is none.
  const standing = minus(bodies, grow(indoors, -INTO_FLOOR));
  const walls = minus(union(standing, filling, bare), cuts);
  const nearby = union(grow(hull, 0.02), outdoors);
  const around = (type: Room['type']): Region =>
    minus(grow(union(...plan.rooms.filter((room) => room.type === type).map(floorOf)), EDGE), nearby);
  return {
    walls: tidy(walls),
    ground: union(filled(hull), walls, grow(outdoors, EDGE)),
    railings: around('balcony'),
    kerbs: around('terrace'),
  };
}

/** Without flakes thinner than two centimetres. */
const tidy = (region: Region): Region => overlap(grow(grow(region, -0.012), 0.014), region);

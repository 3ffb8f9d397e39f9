import { inRing } from '../geometry/ring.ts';
import type { DrawnItem, Plan, Point, Ring, Room } from '../plan/schema.ts';
import { roomsOfWalls } from './rooms-of-walls.ts';

/** What stands in no room (SPEC 6.1). */
const NO_ROOM = 'r0';

/** A plan whose walls were changed, with the rooms that they now enclose, and what is drawn in the rooms it stands in. */
export function withRooms(before: Plan, changed: Plan): Plan {
  const rooms = roomsOfWalls(before, changed.walls);
  const house = (item: DrawnItem): DrawnItem => ({
    ...item,
    room: roomUnder(middleOf(item.outline), rooms)?.id ?? NO_ROOM,
  });
  return rooms === before.rooms
    ? changed
    : { ...changed, rooms, fixtures: changed.fixtures.map(house), furniture: changed.furniture.map(house) };
}

/** The room whose floor a point lies on. */
export const roomUnder = (point: Point, rooms: readonly Room[]): Room | undefined =>
  rooms.find(({ outline, holes }) => inRing(point, outline) && !holes.some((hole) => inRing(point, hole)));

/** The mean of the corners of an outline. */
export function middleOf(ring: Ring): Point {
  const mean = (axis: 0 | 1) => ring.reduce((sum, point) => sum + point[axis], 0) / ring.length;
  return [mean(0), mean(1)];
}

import { apply, invert, rotation } from '../geometry/affine.ts';
import { minus, polygonsOf, type Region, regionOf, regionWithin, union } from '../geometry/region.ts';
import { areaWithin, ringBox } from '../geometry/ring.ts';
import { lengthOf } from '../geometry/segment.ts';
import { stripOf } from '../geometry/strip-of.ts';
import type { Plan, Point, Ring, Room } from '../plan/schema.ts';
import { confirmThing } from './confirm-thing.ts';
import { facesOfWalls } from './faces-of-walls.ts';
import { type Frame, frameAlong } from './frame-of.ts';
import { homeOf } from './rooms-of-walls.ts';

/** Less is no terrace, m². */
const SMALLEST_M2 = 0.3;

/** The box around a room that no walls enclose, such as a terrace, along the longest wall of the plan; undefined for other rooms. */
export function frameOfOpenRoom({ walls, rooms }: Plan, id: string): Frame | undefined {
  const room = rooms.find((one) => one.id === id);
  return room && !homeOf(room, facesOfWalls(walls)) ? frameAlong(walls, room.outline) : undefined;
}

/**
 * Makes such a room the rectangle from the opposite corner of its frame to a point, less what walls and other rooms take of that: the
 * outlines of terraces are read as blots. The plan as it is where nothing is left.
 */
export function shapeOpenRoom(plan: Plan, id: string, corner: number, to: Point): Plan {
  const frame = frameOfOpenRoom(plan, id);
  if (!frame) return plan;
  return shaped(plan, id, regionOf([rectangle(frame, corner, to)]));
}

/** The plan as it is where walls and other rooms leave nothing of the floor. */
function shaped(plan: Plan, id: string, whole: Region): Plan {
  const floor = minus(whole, takenBeside(plan, id));
  const [rings] = polygonsOf(floor).sort((a, b) => areaWithin(b) - areaWithin(a));
  const area = rings ? Math.round(areaWithin(rings) * 100) / 100 : 0;
  if (!rings || area < SMALLEST_M2) return plan;
  const [outline, ...holes] = rings;
  const reshape = (room: Room): Room => (room.id === id ? { ...room, outline: outline!, holes, area } : room);
  return confirmThing({ ...plan, rooms: plan.rooms.map(reshape) }, id);
}

/** Moves such a room by so much, metres, as the rectangle that its frame is, less what walls and other rooms take of that. */
export function moveOpenRoom(plan: Plan, id: string, [dx, dy]: Point): Plan {
  const frame = frameOfOpenRoom(plan, id);
  if (!frame) return plan;
  const moved = frame.corners.map(([x, y]): Point => [x + dx, y + dy]);
  return shaped(plan, id, regionOf([moved]));
}

function rectangle({ corners, degrees }: Frame, corner: number, to: Point): Ring {
  const turned = rotation(degrees);
  const straight = [corners[(corner + 2) % 4]!, to].map((point) => apply(invert(turned), point));
  const [x0, y0, x1, y1] = ringBox(straight);
  return [[x0, y0], [x1, y0], [x1, y1], [x0, y1]].map(([x, y]) => apply(turned, [x!, y!])); // biome-ignore format: corners
}

function takenBeside({ walls, rooms }: Plan, id: string) {
  const bodies = walls
    .filter((wall) => lengthOf(wall) > 0)
    .map(({ from, to, thickness }) => stripOf(from, to, thickness, thickness / 2));
  const others = rooms.filter((room) => room.id !== id).map(({ outline, holes }) => regionWithin([outline, ...holes]));
  return union(regionOf(bodies), ...others);
}

import type { Opening, Plan, Point, Ring } from '../../plan/schema.ts';
import { DOOR_STRIP, NARROW_DOOR_STRIP, NARROW_ROOMS, WINDOW_STRIP } from './keep-free.ts';
import { inRoom } from './polygon.ts';

export interface CleanRoom {
  readonly id: string;
  readonly type: string;
  readonly outline: Ring;
  readonly holes: Ring[];
}

/** One side of an opening: the room there and how far from the opening's line its floor begins (metres along `normal`). */
export interface Side {
  readonly normal: Point;
  readonly room?: CleanRoom;
  readonly start: number;
}

export interface Doorway {
  readonly opening: Opening;
  readonly along: Point;
  readonly length: number;
  readonly sides: [Side, Side];
  readonly isPassage: boolean;
  /** In an inner wall, as far as is known. */
  readonly inner: boolean;
}

/** What lies on each side of every opening. Openings shorter than 5 cm are left out. */
export function readDoorways(plan: Plan, rooms: readonly CleanRoom[]): Doorway[] {
  const walls = new Map(plan.walls.map((wall) => [wall.id, wall]));
  return plan.openings.flatMap((opening) => {
    const { from, to } = opening;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    if (!(length > 0.05)) return [];
    const along: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
    const host = walls.get(opening.wall);
    const wall = host && host.thickness > 0 ? host.thickness : host ? 0.1 : 0.2;
    const side = (normal: Point): Side => {
      for (const share of [0.5, 0.25, 0.75]) {
        const origin: Point = [from[0] + along[0] * length * share, from[1] + along[1] * length * share];
        const found = findFloor(origin, normal, wall + 0.3, rooms);
        if (found) return { normal, ...found };
      }
      return { normal, start: wall / 2 };
    };
    const sides: [Side, Side] = [side([-along[1], along[0]]), side([along[1], -along[0]])];
    return [{ opening, along, length, sides, isPassage: opening.kind !== 'window', inner: host?.exterior === false }];
  });
}

function findFloor(origin: Point, normal: Point, reach: number, rooms: readonly CleanRoom[]) {
  const at = (t: number): Point => [origin[0] + normal[0] * t, origin[1] + normal[1] * t];
  for (let t = 0.005; t <= reach; t += 0.02) {
    const p = at(t);
    const room = rooms.find((r) => inRoom(p, r.outline, r.holes));
    if (!room) continue;
    let low = Math.max(0, t - 0.02);
    let high = t;
    for (let i = 0; i < 8; i++) {
      const middle = (low + high) / 2;
      if (inRoom(at(middle), room.outline, room.holes)) high = middle;
      else low = middle;
    }
    return { room, start: high };
  }
  return undefined;
}

/** The floor along one side of an opening, `depth` deep and `extra` wider at each end. */
export function stripBeside(doorway: Doorway, side: Side, depth: number, extra = 0): Ring {
  const { from, to } = doorway.opening;
  const [ax, ay] = doorway.along;
  const [nx, ny] = side.normal;
  const corner = (p: Point, e: number, t: number): Point => [p[0] + ax * e + nx * t, p[1] + ay * e + ny * t];
  const far = side.start + depth;
  return [corner(from, -extra, 0), corner(to, extra, 0), corner(to, extra, far), corner(from, -extra, far)];
}

/** How deep the strip before a doorway or window is in this type of room. */
export const stripDepth = (doorway: Doorway, type: string): number =>
  !doorway.isPassage ? WINDOW_STRIP : NARROW_ROOMS.includes(type) ? NARROW_DOOR_STRIP : DOOR_STRIP;

/** Quarter discs that the leaves sweep, each with its side. A double door that shows one leaf has its twin too. */
export function swingSectors(doorway: Doorway, grow = 0): { side: Side; outline: Ring }[] {
  const { opening, along, length, sides } = doorway;
  const swing = opening.swing;
  if (!swing || !doorway.isPassage) return [];
  const { hinge, leaf } = swing;
  const near = Math.hypot(hinge[0] - opening.from[0], hinge[1] - opening.from[1]);
  const far = Math.hypot(hinge[0] - opening.to[0], hinge[1] - opening.to[1]);
  const closed: Point = near <= far ? along : [-along[0], -along[1]];
  const radius = Math.hypot(leaf[0] - hinge[0], leaf[1] - hinge[1]);
  const turn = closed[0] * (leaf[1] - hinge[1]) - closed[1] * (leaf[0] - hinge[0]);
  if (!(Math.abs(turn) >= 0.05 * radius) || !radius) return [];
  const open: Point = turn > 0 ? [-closed[1], closed[0]] : [closed[1], -closed[0]];
  const side = sides.find((s) => s.normal[0] * open[0] + s.normal[1] * open[1] > 0) ?? sides[0];
  const sectors = [{ side, outline: quarterDisc(hinge, closed, open, radius + grow) }];
  if (opening.kind === 'double' && radius < 0.75 * length) {
    const other: Point = [hinge[0] + closed[0] * length, hinge[1] + closed[1] * length];
    sectors.push({ side, outline: quarterDisc(other, [-closed[0], -closed[1]], open, radius + grow) });
  }
  return sectors;
}

function quarterDisc(centre: Point, first: Point, second: Point, radius: number): Ring {
  const ring: Ring = [centre];
  for (let k = 0; k <= 12; k++) {
    const a = ((k / 12) * Math.PI) / 2;
    const c = radius * Math.cos(a);
    const s = radius * Math.sin(a);
    ring.push([centre[0] + first[0] * c + second[0] * s, centre[1] + first[1] * c + second[1] * s]);
  }
  return ring;
}

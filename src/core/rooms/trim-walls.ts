import { distanceTo, lengthOf, meet, pointAt, project } from '../geometry/segment.ts';
import { BUILT } from '../pixel-classes/built.ts';
import { shareAlong } from '../pixel-classes/share-along.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import type { PointPx } from '../sheet/types.ts';
import type { OpeningPx, RoomsPx, WallPx, WallsPx } from '../structure/types.ts';

/** A room lies beside a wall within so many door widths of its face. */
const BESIDE = 0.35;
/** What stands out by no more, in door widths, is left. */
const LEAST = 0.4;
/** The network takes no more of it for anything built. */
const MOST_BUILT = 0.3;
/** Rooms are looked for at every second pixel, and ends of walls are known to as much. */
const STEP_PX = 2;
const SLACK_PX = 2;

/**
 * The walls without ends that stand out of the plan, past the last room and the last wall that they cross, where the network sees
 * nothing built: outlined walls run on in the witness lines of their faces. Openings stay where they are.
 */
export function trimWalls(
  openings: readonly OpeningPx[],
  rooms: RoomsPx,
  walls: WallsPx,
  classes?: PixelClasses,
): WallsPx {
  if (!classes || rooms.rooms.length === 0) return walls;
  const trimmed = walls.walls.map((wall, i) => {
    const others = walls.walls.filter((_, k) => k !== i);
    const own = openings.filter((o) => o.wall === i);
    const endOf = (line: WallPx): PointPx => {
      // Nearly all walls do: what follows is asked of few.
      if (others.some((other) => touches(other, line))) return line.to;
      const { axis, face } = lastBuilt(line, others, own, rooms, walls);
      if (face === 0 || lengthOf(line) - face <= LEAST * walls.doorPx) return line.to;
      const rest = { from: pointAt(line, face), to: line.to };
      return shareAlong(rest, BUILT, classes) <= MOST_BUILT ? pointAt(line, axis) : line.to;
    };
    return { ...wall, from: endOf({ ...wall, from: wall.to, to: wall.from }), to: endOf(wall) };
  });
  return { ...walls, walls: trimmed };
}

/** How far along a wall its last room, opening and crossing wall reach, pixels: to the axis of that, and to its face; 0 where no room lies beside it. */
function lastBuilt(
  wall: WallPx,
  others: readonly WallPx[],
  openings: readonly OpeningPx[],
  { labels, inside: { width, height } }: RoomsPx,
  { doorPx, thicknessPx }: WallsPx,
): { readonly axis: number; readonly face: number } {
  const reach = wall.thicknessPx / 2 + BESIDE * doorPx;
  const isRoom = (along: number, beside: number) => {
    const [x, y] = pointAt(wall, along, beside).map(Math.round) as [number, number];
    return x >= 0 && y >= 0 && x < width && y < height && labels[y * width + x]! > 0;
  };
  const hasRoom = (along: number) => {
    for (let d = 0; d <= reach; d += STEP_PX) if (isRoom(along, d) || isRoom(along, -d)) return true;
    return false;
  };
  let last = lengthOf(wall);
  while (last > 0 && !hasRoom(last)) last -= STEP_PX;
  if (last <= 0) return { axis: 0, face: 0 };
  const crossed = others.flatMap((other) => {
    const at = meet(wall, other);
    if (!at) return [];
    const across = project(other, at).along;
    const slack = wall.thicknessPx;
    const { along } = project(wall, at);
    const isThere =
      across > -slack && across < lengthOf(other) + slack && along - other.thicknessPx / 2 < last + thicknessPx;
    return isThere ? [{ axis: along, face: along + other.thicknessPx / 2 }] : [];
  });
  const ends = openings.flatMap(({ from, to }) => [from, to]).map((p) => project(wall, p).along);
  const most = (side: 'axis' | 'face') => Math.max(last, ...crossed.map((at) => at[side]), ...ends);
  return { axis: most('axis'), face: most('face') };
}

/** Whether a wall ends in or at another one. */
function touches(other: WallPx, { to, thicknessPx }: WallPx): boolean {
  return distanceTo(other, to) < (other.thicknessPx + thicknessPx) / 2 + SLACK_PX;
}

import type { Premises } from '../furnish/check/premises.ts';
import { inRoom } from '../furnish/space/polygon.ts';
import type { RoomSpace } from '../furnish/space/room-space.ts';
import type { LayoutItem, Point } from '../plan/schema.ts';
import type { Guide } from './align-axis.ts';
import { carryPieces, groupAround, type Pose } from './carry-pieces.ts';
import { snapPiece } from './snap-piece.ts';

export interface MoveOptions {
  /** The pieces that were placed about it come along. */
  readonly together: boolean;
  /** How near to something it must be to mean it, metres; 0: it goes exactly where it is told to, be it into a wall. */
  readonly reach: number;
}

/** Where everything is after a move. */
export interface Moved {
  readonly items: readonly LayoutItem[];
  readonly guides: readonly Guide[];
  /** It was meant for a place out of every room, and stands at the nearest wall of its own. */
  readonly isHeldIn?: boolean;
}

/** Further from the floor of every room than this is in none of their walls, metres. */
const BEYOND_WALLS = 0.6;

/** Moves a piece to a place, or to where that place means: into another room too, but never into a wall. */
export function movePiece(
  premises: Premises,
  items: readonly LayoutItem[],
  id: string,
  at: Point,
  { together, reach }: MoveOptions,
): Moved {
  const piece = items.find((item) => item.id === id);
  if (!piece) return { items, guides: [] };
  const ids = together ? groupAround(items, id) : [id];
  const there = premises.rooms.find(({ outline, holes }) => inRoom(at, outline, holes));
  const room = there ?? premises.rooms.find((space) => space.id === piece.room);
  const dragged = { ...piece, at, room: room?.id ?? piece.room };
  if (reach === 0 || !room) return { items: settle(items, ids, piece, dragged, dragged.room), guides: [] };
  const others = items.filter((item) => !ids.includes(item.id));
  const inside = there ? dragged : { ...dragged, at: nearestIn(room, at) };
  const { pose, guides } = snapPiece(inside, room, others, reach);
  const isHeldIn = !there && premises.rooms.every((space) => distanceTo(space, at) > BEYOND_WALLS);
  return { items: settle(items, ids, piece, pose, dragged.room), guides, ...(isHeldIn && { isHeldIn }) };
}

/** Turns a piece about its middle to a rotation, degrees. */
export function turnPiece(items: readonly LayoutItem[], id: string, rotation: number, together: boolean): LayoutItem[] {
  const piece = items.find((item) => item.id === id)!;
  const ids = together ? groupAround(items, id) : [id];
  return carryPieces(items, ids, piece, { at: piece.at, rotation });
}

/** How far inside of its wall a place is that was meant for the room, metres. */
const JUST_IN = 0.02;

/** The place in a room that is nearest to one out of it: what is dragged through a wall stays behind it. */
function nearestIn({ segments, outline, holes }: RoomSpace, at: Point): Point {
  const nearest = nearestOf(segments, at);
  if (!nearest) return at;
  const [dx, dy] = [nearest[0] - at[0], nearest[1] - at[1]];
  const share = JUST_IN / Math.max(JUST_IN, Math.hypot(dx, dy));
  const place: Point = [nearest[0] + dx * share, nearest[1] + dy * share];
  return inRoom(place, outline, holes) ? place : at;
}

function nearestOf(segments: RoomSpace['segments'], at: Point): Point | undefined {
  const [nearest] = segments
    .map(([a, b]) => closestOn(a, b, at))
    .sort((p, q) => Math.hypot(p[0] - at[0], p[1] - at[1]) - Math.hypot(q[0] - at[0], q[1] - at[1]));
  return nearest;
}

/** How far a place out of a room is from its sides, metres. */
function distanceTo({ segments }: RoomSpace, at: Point): number {
  const nearest = nearestOf(segments, at);
  return nearest ? Math.hypot(nearest[0] - at[0], nearest[1] - at[1]) : Number.POSITIVE_INFINITY;
}

function closestOn(a: Point, b: Point, p: Point): Point {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const along = ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy || 1);
  const t = Math.min(1, Math.max(0, along));
  return [a[0] + t * dx, a[1] + t * dy];
}

const settle = (items: readonly LayoutItem[], ids: readonly string[], from: Pose, to: Pose, room: string) =>
  carryPieces(items, ids, from, to).map((item) => (ids.includes(item.id) ? { ...item, room } : item));

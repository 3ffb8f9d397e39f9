import type { Premises } from '../furnish/check/premises.ts';
import { inRoom } from '../furnish/space/polygon.ts';
import type { LayoutItem, Point } from '../plan/schema.ts';
import type { Guide } from './align-axis.ts';
import { carryPieces, groupAround, type Pose } from './carry-pieces.ts';
import { snapPiece } from './snap-piece.ts';

export interface MoveOptions {
  /** The pieces that were placed about it come along. */
  readonly together: boolean;
  /** How near to something it must be to mean it, metres; 0: it goes exactly where it is told to. */
  readonly reach: number;
}

/** Moves a piece to a place, or to where that place means, into another room too. */
export function movePiece(
  premises: Premises,
  items: readonly LayoutItem[],
  id: string,
  at: Point,
  { together, reach }: MoveOptions,
): { items: readonly LayoutItem[]; guides: readonly Guide[] } {
  const piece = items.find((item) => item.id === id);
  if (!piece) return { items, guides: [] };
  const ids = together ? groupAround(items, id) : [id];
  const room = premises.rooms.find(({ outline, holes }) => inRoom(at, outline, holes));
  const dragged = { ...piece, at, room: room?.id ?? piece.room };
  const others = items.filter((item) => !ids.includes(item.id));
  const { pose, guides } = reach > 0 ? snapPiece(dragged, room, others, reach) : { pose: dragged, guides: [] };
  return { items: settle(items, ids, piece, pose, dragged.room), guides };
}

/** Turns a piece about its middle to a rotation, degrees. */
export function turnPiece(items: readonly LayoutItem[], id: string, rotation: number, together: boolean): LayoutItem[] {
  const piece = items.find((item) => item.id === id)!;
  const ids = together ? groupAround(items, id) : [id];
  return carryPieces(items, ids, piece, { at: piece.at, rotation });
}

const settle = (items: readonly LayoutItem[], ids: readonly string[], from: Pose, to: Pose, room: string) =>
  carryPieces(items, ids, from, to).map((item) => (ids.includes(item.id) ? { ...item, room } : item));

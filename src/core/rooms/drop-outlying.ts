import type { OpeningPx, RoomsPx, WallsPx } from '../structure/types.ts';
import { roomsBeside } from './rooms-beside.ts';

/** A room lies within so many door widths of the wall that its window is in: deep sills and walls of two leaves among them. */
const WITHIN = 0.7;

/**
 * Openings without the windows that look into no room: pairs of dimension lines, scale bars and frames far from the plan. Doors stay, since
 * they are often all that was read of a room. Where no room was found all stay.
 */
export function dropOutlying(openings: readonly OpeningPx[], { rooms, labels }: RoomsPx, walls: WallsPx): OpeningPx[] {
  if (rooms.length === 0) return [...openings];
  const hasRoom = (o: OpeningPx) =>
    roomsBeside(o, labels, walls, WITHIN * walls.doorPx).some(([a, b]) => a > 0 || b > 0);
  return openings.filter((o) => o.kind !== 'window' || hasRoom(o));
}

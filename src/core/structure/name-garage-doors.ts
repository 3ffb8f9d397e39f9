import { lengthOf } from '../geometry/segment.ts';
import type { OpeningPx } from '../openings/types.ts';
import type { RoomsPx } from '../rooms/types.ts';
import { nameRoom } from '../texts/name-room.ts';
import type { WallsPx } from '../walls/types.ts';
import { roomsBeside } from './drop-borders.ts';

/** Narrowest door for a car, in door widths: 2.2 m where a door is 0.9 m. */
const NARROWEST = 2.4;
const CERTAIN = 0.5;

/**
 * Openings with the doors of garages named as such: drawn closed, with a line along each face, they look like windows, but the
 * widest window to the outside of a room that is lettered as a garage, and has no other door for cars, is that door.
 */
export function nameGarageDoors(openings: readonly OpeningPx[], rooms: RoomsPx, walls: WallsPx): OpeningPx[] {
  const doors = new Set<OpeningPx>();
  for (const [i, { texts }] of rooms.rooms.entries()) {
    const isGarage = texts.some(({ text }) => {
      const name = nameRoom(text);
      return name?.type === 'garage' && name.certainty >= CERTAIN;
    });
    if (!isGarage) continue;
    const own = openings.filter((o) => leadsOut(o, i + 1, rooms, walls));
    if (own.some((o) => o.kind === 'garage')) continue;
    const [widest] = own.filter((o) => o.kind === 'window').sort((a, b) => lengthOf(b) - lengthOf(a));
    if (widest && lengthOf(widest) >= NARROWEST * walls.doorPx) doors.add(widest);
  }
  return openings.map((o) => (doors.has(o) ? { ...o, kind: 'garage' } : o));
}

/** Whether a room, by its number from 1, lies on one side of an opening and none on the other, along most of it. */
function leadsOut(opening: OpeningPx, room: number, { labels }: RoomsPx, walls: WallsPx): boolean {
  const sides = roomsBeside(opening, labels, walls);
  return sides.filter(([a, b]) => Math.min(a, b) === 0 && Math.max(a, b) === room).length > sides.length / 2;
}

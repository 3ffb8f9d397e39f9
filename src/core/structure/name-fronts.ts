import type { OpeningPx } from '../openings/types.ts';
import type { RoomType } from '../plan/schema.ts';
import type { RoomsPx } from '../rooms/types.ts';
import { nameRoom } from '../texts/name-room.ts';
import type { WallsPx } from '../walls/types.ts';
import { roomsBeside } from './drop-borders.ts';

/** Rooms that nobody drives into. */
const LIVED_IN: ReadonlySet<RoomType> = new Set(['living', 'living-kitchen', 'kitchen', 'dining', 'bedroom', 'children', 'study', 'bathroom']); // biome-ignore format: short
const CERTAIN = 0.5;

/** Openings with what was taken for the doors of garages, but leads into a room that is lettered as one to live in, as the glass fronts they are. */
export function nameFronts(openings: readonly OpeningPx[], rooms: RoomsPx, walls: WallsPx): OpeningPx[] {
  return openings.map((o) => (o.kind === 'garage' && leadsIntoHome(o, rooms, walls) ? { ...o, kind: 'window' } : o));
}

function leadsIntoHome(opening: OpeningPx, { rooms, labels }: RoomsPx, walls: WallsPx): boolean {
  const beside = new Set(roomsBeside(opening, labels, walls).flat());
  beside.delete(0);
  return [...beside].some((room) =>
    rooms[room - 1]!.texts.some(({ text }) => {
      const name = nameRoom(text);
      return name !== undefined && name.certainty >= CERTAIN && LIVED_IN.has(name.type);
    }),
  );
}

import type { OpeningPx } from '../openings/types.ts';
import type { RoomType } from '../plan/schema.ts';
import type { RoomsPx } from '../rooms/types.ts';
import type { WallsPx } from '../walls/types.ts';
import { typeOf } from './count-names.ts';
import { roomsBeside } from './drop-borders.ts';

/** Rooms that nobody drives into. */
const LIVED_IN: ReadonlySet<RoomType | undefined> = new Set<RoomType>([
  'living',
  'living-kitchen',
  'kitchen',
  'dining',
  'bedroom',
  'children',
  'study',
  'bathroom',
]);

/** Openings with garage doors that lead into a room lettered as one to live in as the glass fronts that they are. */
export function nameFronts(openings: readonly OpeningPx[], rooms: RoomsPx, walls: WallsPx): OpeningPx[] {
  return openings.map((o) => (o.kind === 'garage' && leadsIntoHome(o, rooms, walls) ? { ...o, kind: 'window' } : o));
}

function leadsIntoHome(opening: OpeningPx, { rooms, labels }: RoomsPx, walls: WallsPx): boolean {
  const beside = new Set(roomsBeside(opening, labels, walls).flat());
  beside.delete(0);
  return [...beside].some((room) => rooms[room - 1]!.texts.some(({ text }) => LIVED_IN.has(typeOf(text))));
}

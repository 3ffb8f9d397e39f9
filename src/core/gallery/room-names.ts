import { numberNames, roomName, TYPE_NAMES } from '../picture/room-names.ts';
import type { Room } from '../plan/schema.ts';
import type { Wording } from './wording.ts';

/**
 * One name per room, in the order given: what is printed on the drawing stays in its own language, a type is said in the visitor's.
 * Numbered where several rooms would share one. Without a wording types are said in English, as on the picture.
 */
export function nameRooms(rooms: readonly Room[], wording?: Wording): string[] {
  const names = rooms.map((room) => {
    const name = roomName(room);
    return wording && name === TYPE_NAMES[room.type] ? wording.roomType(room.type) : name;
  });
  return numberNames(names);
}

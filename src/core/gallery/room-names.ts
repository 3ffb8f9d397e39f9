import { roomName } from '../picture/room-names.ts';
import type { Room } from '../plan/schema.ts';

/** One name per room, in the order given, as on the picture; numbered where several rooms would share one. */
export function nameRooms(rooms: readonly Room[]): string[] {
  const names = rooms.map(roomName);
  const seen = new Map<string, number>();
  return names.map((name) => {
    if (names.filter((other) => other === name).length === 1) return name;
    const number = (seen.get(name) ?? 0) + 1;
    seen.set(name, number);
    return `${name} ${number}`;
  });
}

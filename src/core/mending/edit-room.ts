import type { Plan, Room, RoomType } from '../plan/schema.ts';
import { confirmThing } from './confirm-thing.ts';

/** Names a room, or says what it is used for. */
export function editRoom(plan: Plan, id: string, change: { readonly type?: RoomType; readonly label?: string }): Plan {
  const rooms = plan.rooms.map((room): Room => (room.id === id ? { ...room, ...change } : room));
  // What a person says of a room is not doubted any more.
  return confirmThing({ ...plan, rooms }, id);
}

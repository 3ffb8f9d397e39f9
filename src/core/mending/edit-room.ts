import type { Plan, Room, RoomType } from '../plan/schema.ts';

/** Names a room, or says what it is used for. */
export function editRoom(plan: Plan, id: string, change: { readonly type?: RoomType; readonly label?: string }): Plan {
  // What a person says of a room is not doubted any more.
  const rooms = plan.rooms.map(({ confidence, ...room }): Room => {
    if (room.id === id) return { ...room, ...change };
    return { ...room, ...(confidence !== undefined && { confidence }) };
  });
  return { ...plan, rooms };
}

import type { Plan, Room, RoomType } from '../../plan/schema.ts';

/** A former bedroom smaller than this is a store, m². */
const STORE = 5;

/** What a room is where it cannot be what it was taken for: too small for a bed, a table, a toilet. */
const instead = ({ type, area }: Room): RoomType =>
  (type === 'bedroom' || type === 'children') && area < STORE ? 'closet' : 'other';

/** The plan with other types for the rooms that cannot hold what theirs asks for; their printed names stay. */
export const renameRooms = (plan: Plan, ids: readonly string[]): Plan => ({
  ...plan,
  rooms: plan.rooms.map((room) => (ids.includes(room.id) ? { ...room, type: instead(room) } : room)),
});

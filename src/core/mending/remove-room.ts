import type { DrawnItem, Plan } from '../plan/schema.ts';

/** What stands in no room (SPEC 6.1). */
const NO_ROOM = 'r0';

/** Takes a room out that is none: a void, or a terrace that was made up. Its walls stay; its floor is nobody's. */
export function removeRoom(plan: Plan, id: string): Plan {
  const house = (item: DrawnItem): DrawnItem => (item.room === id ? { ...item, room: NO_ROOM } : item);
  return {
    ...plan,
    rooms: plan.rooms.filter((room) => room.id !== id),
    fixtures: plan.fixtures.map(house),
    furniture: plan.furniture.map(house),
  };
}

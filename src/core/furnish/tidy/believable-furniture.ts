import type { DrawnItem, Plan, Room } from '../../plan/schema.ts';
import { signedArea } from '../space/polygon.ts';

/** A piece takes no more than this share of its room's floor: a pattern of the floor was taken for one. */
const MOST_FLOOR = 0.4;

/** The drawn furniture without what would hardly leave floor to stand on: nothing could be placed beside it. */
export function believableFurniture({ furniture }: Plan, rooms: readonly Room[]): DrawnItem[] {
  return furniture.filter(({ room, outline }) => {
    const floor = rooms.find(({ id }) => id === room)?.area;
    return floor === undefined || Math.abs(signedArea(outline)) <= MOST_FLOOR * floor;
  });
}

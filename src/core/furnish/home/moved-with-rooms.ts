import { millimetre } from '../../geometry/millimetre.ts';
import type { Layout, LayoutItem, Plan, Point, Room } from '../../plan/schema.ts';
import { boundsOf } from '../space/polygon.ts';
import type { Furnished } from './home-before.ts';

/** The layout of a plan with the pieces of each room moved as far as the room is in `now`: a plan may have been shifted, or a part of it. */
export function movedWithRooms({ plan, layout }: Furnished, now: Plan): Layout {
  const shifts = new Map(
    now.rooms.flatMap((room) => {
      const before = plan.rooms.find(({ id }) => id === room.id);
      return before ? [[room.id, shiftBetween(before, room)]] : [];
    }),
  );
  const moved = (item: LayoutItem): LayoutItem => {
    const [dx, dy] = shifts.get(item.room) ?? [0, 0];
    return dx || dy ? { ...item, at: [millimetre(item.at[0] + dx), millimetre(item.at[1] + dy)] } : item;
  };
  const { items, rooms } = layout;
  return {
    ...layout,
    items: items.map(moved),
    ...(rooms && {
      rooms: rooms.map(({ alternatives, ...report }) => ({
        ...report,
        ...(alternatives && {
          alternatives: alternatives.map((other) => ({ ...other, items: other.items.map(moved) })),
        }),
      })),
    }),
  };
}

/** How far a room was moved as a whole: of two opposite sides that were moved differently, the one that was moved less. */
function shiftBetween(before: Room, now: Room): Point {
  const [a, b] = [boundsOf(before.outline), boundsOf(now.outline)];
  const lesser = (one: number, other: number): number => millimetre(Math.abs(other) < Math.abs(one) ? other : one);
  return [lesser(b.x0 - a.x0, b.x1 - a.x1), lesser(b.y0 - a.y0, b.y1 - a.y1)];
}

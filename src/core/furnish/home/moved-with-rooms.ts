import type { Layout, LayoutItem, Plan, Point, Room } from '../../plan/schema.ts';
import { boundsOf } from '../space/polygon.ts';
import type { Furnished } from './home-before.ts';

/** The layout of a plan with the pieces of each room moved as far as its corner is in `now`: a plan may have been shifted, or a part of it. */
export function movedWithRooms({ plan, layout }: Furnished, now: Plan): Layout {
  const shifts = new Map(
    now.rooms.flatMap((room) => {
      const before = plan.rooms.find(({ id }) => id === room.id);
      return before ? [[room.id, shiftBetween(before, room)]] : [];
    }),
  );
  const moved = (item: LayoutItem): LayoutItem => {
    const [dx, dy] = shifts.get(item.room) ?? [0, 0];
    return dx || dy ? { ...item, at: [millimetres(item.at[0] + dx), millimetres(item.at[1] + dy)] } : item;
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

function shiftBetween(before: Room, now: Room): Point {
  const [a, b] = [boundsOf(before.outline), boundsOf(now.outline)];
  return [millimetres(b.x0 - a.x0), millimetres(b.y0 - a.y0)];
}

const millimetres = (metres: number): number => Math.round(metres * 1000) / 1000;

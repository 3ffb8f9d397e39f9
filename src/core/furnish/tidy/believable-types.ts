import type { DrawnItem, Room, RoomType } from '../../plan/schema.ts';

/**
 * No room of these types is smaller, m²: a toilet with its door (0.8 by 1.1 m), a shower cabin with basin or toilet, a single bed with a
 * way beside it (2.0 by 1.5 m), a chair and a way to it.
 */
const LEAST: Partial<Record<RoomType, number>> = { wc: 0.9, bathroom: 1.5, bedroom: 3.2, children: 3.2, living: 4.5, dining: 4, study: 2.2, kitchen: 1.6 }; // biome-ignore format: a table
/** Sanitary ware and the like: where it is drawn the room is what it was taken for, however small. */
const DRAWN = /toilet|^wc$|basin|bath|tub|shower|sink|hob|stove|bed|sofa|table|desk/;

/**
 * The rooms without types that nobody can have meant: a nameless one with nothing drawn in it was given its type by its size and its
 * neighbours alone, and one too small for that is a store.
 */
export const believableTypes = (rooms: readonly Room[], fixtures: readonly DrawnItem[]): Room[] =>
  rooms.map((room) => {
    const isTooSmall = room.area < (LEAST[room.type] ?? 0) && room.label.trim() === '';
    const isDrawn = fixtures.some(({ room: id, kind }) => id === room.id && DRAWN.test(kind.toLowerCase()));
    return isTooSmall && !isDrawn ? { ...room, type: 'closet' } : room;
  });

import type { RoomType } from './schema.ts';

/** Rooms in the open air. */
export const OUTDOOR_TYPES: ReadonlySet<RoomType> = new Set<RoomType>(['balcony', 'terrace']);

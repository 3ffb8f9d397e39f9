import type { RoomType } from '../plan/schema.ts';

/** Rooms that are cooked in. */
export const COOKING: ReadonlySet<RoomType> = new Set(['kitchen', 'living-kitchen']);

import type { RoomType } from '../plan/schema.ts';

/** Rooms with a bath, a shower or a toilet: nothing of a kitchen, and no loose furniture, stands there. */
export const BATHROOMS: ReadonlySet<RoomType> = new Set<RoomType>(['bathroom', 'wc']);

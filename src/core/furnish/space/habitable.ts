import type { RoomType } from '../../plan/schema.ts';

const HABITABLE: ReadonlySet<RoomType> = new Set<RoomType>([
  'living', 'dining', 'kitchen', 'living-kitchen', 'bedroom', 'children', 'study',
]); // biome-ignore format: a list

/** Rooms that people spend their time in: what a designer looks at first. */
export const isHabitable = (type: RoomType): boolean => HABITABLE.has(type);

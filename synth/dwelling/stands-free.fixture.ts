import type { Plan } from '#core/plan/schema.ts';
import { boundsOf, keepFree } from './loose-furniture.ts';
import { floorFree, touches } from './wall-spots.ts';

/** Whether a thing stands on the floor of its room, off all others in it and off what doors need. */
export function standsFree(item: Plan['fixtures'][number], { rooms, fixtures, openings }: Plan): boolean {
  const box = boundsOf(item.outline);
  const others = fixtures.filter((other) => other !== item && other.room === item.room);
  return (
    floorFree(box, rooms.find(({ id }) => id === item.room)!.outline) &&
    !others.some((other) => touches(box, boundsOf(other.outline))) &&
    !openings.some((opening) => opening.kind !== 'window' && touches(box, keepFree(opening)))
  );
}

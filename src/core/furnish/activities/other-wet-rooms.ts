import type { Scene } from '../solve/state.ts';
import { type Drawn, readDrawn } from '../space/drawn.ts';
import type { RoomSpace } from '../space/room-space.ts';

const isWet = ({ type }: { type: string }): boolean => type === 'bathroom' || type === 'wc';

/** Rooms that an opening without a door makes one with this: the other half of a bathroom. */
export function otherHalves({ space, rooms }: Scene): RoomSpace[] {
  const beyond = space.openings
    .filter(({ doorway }) => doorway.opening.kind === 'gap')
    .map((opening) => opening.beyond?.id);
  return rooms.filter((room) => room !== space && isWet(room) && beyond.includes(room.id));
}

/** What is drawn in a room or in its other halves. */
export function drawnInHalves(scene: Scene): Pick<Drawn, 'has'> {
  const all = [scene.drawn, ...otherHalves(scene).map(readDrawn)];
  return { has: (...names) => all.some((drawn) => drawn.has(...names)) };
}

/** Another bathroom, in which one bathes or showers. */
export const otherBathrooms = ({ space, rooms }: Scene): RoomSpace[] =>
  rooms.filter((room) => room !== space && room.type === 'bathroom');

/** Separate toilets of the home. */
export const toiletRooms = ({ space, rooms }: Scene): RoomSpace[] =>
  rooms.filter((room) => room !== space && (room.type === 'wc' || (isWet(room) && readDrawn(room).has('toilet'))));

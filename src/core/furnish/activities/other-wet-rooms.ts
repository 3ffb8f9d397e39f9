import type { Scene } from '../solve/state.ts';
import { type Drawn, readDrawn } from '../space/drawn.ts';
import type { RoomSpace } from '../space/room-space.ts';

const isWet = ({ type }: { type: string }): boolean => type === 'bathroom' || type === 'wc';

/** Rooms that an opening without a door makes one with this: the other half of a bathroom. One that is drawn whole is a bathroom by itself. */
export function otherHalves({ space, rooms }: Scene): RoomSpace[] {
  const beyond = space.openings
    .filter(({ doorway }) => doorway.opening.kind === 'gap')
    .map((opening) => opening.beyond?.id);
  return rooms.filter((room) => room !== space && isWet(room) && beyond.includes(room.id) && !isWhole(readDrawn(room)));
}

const isWhole = (drawn: Drawn): boolean => drawn.has('basin') && drawn.has('toilet') && drawn.has('bathtub', 'shower');

/** Of the halves of a bathroom one has the bath, the other the toilet: where they are drawn, else the larger has the bath. */
export function hasTheBath({ space }: Scene, halves: readonly RoomSpace[]): boolean {
  const rank = (room: RoomSpace): number[] => {
    const drawn = readDrawn(room);
    return [Number(drawn.has('bathtub', 'shower')), -Number(drawn.has('toilet')), room.area, -room.index];
  };
  const own = rank(space);
  return halves.every((half) => {
    const other = rank(half);
    const at = own.findIndex((value, k) => value !== other[k]);
    return at < 0 || own[at]! > other[at]!;
  });
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

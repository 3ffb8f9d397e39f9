import type { Plan } from '../../plan/schema.ts';
import { type BareRoom, readBareRoom } from '../solve/make-scene.ts';
import { readDoorways } from '../space/doorways.ts';
import { cleanRooms, type RoomSpace, readRoom } from '../space/room-space.ts';
import { openWalk } from '../space/walk.ts';
import { findEntrances, walkHome } from '../space/ways-in.ts';
import type { Wishes } from './wishes.ts';

/** A home before anybody thinks of furniture. */
export interface BareHome {
  readonly spaces: readonly RoomSpace[];
  readonly rooms: readonly BareRoom[];
  /** By room: the doors that one comes into the home by, as indices of the doors of its space. */
  readonly entrances: readonly (readonly number[])[];
}

export function readBareHome(plan: Plan, wishes: Wishes): BareHome {
  const clean = cleanRooms(plan);
  const doorways = readDoorways(plan, clean);
  const rooms = clean.map((room) => readBareRoom(readRoom(plan, room, doorways), wishes));
  const spaces = rooms.map(({ space }) => space);
  const reach = walkHome(rooms.map(({ space, walk }) => ({ space, walk, open: walk.open })));
  rooms.forEach(({ walk }, k) => {
    openWalk(walk, reach[k]!.ports);
  });
  const entrances = rooms.map((): number[] => []);
  for (const [k, port] of findEntrances(spaces)) entrances[k]!.push(port);
  return { spaces, rooms, entrances };
}

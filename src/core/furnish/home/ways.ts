import type { Point } from '../../plan/schema.ts';
import type { RoomSpace } from '../space/room-space.ts';
import { findEntrances } from '../space/ways-in.ts';

/** How the rooms of a home hang together: who is next to whom, and how far one walks. */
export interface Ways {
  /** Rooms that one steps into from outside, the likeliest ways in only, with the place of the door. */
  readonly entrances: readonly { readonly room: string; readonly at: Point }[];
  /** Rooms beyond the doors and gaps of a room. */
  readonly beyond: (room: string) => readonly string[];
  /** Metres on foot from the nearest of these rooms' middles to the door of each room; 0 in the rooms themselves. */
  readonly fromRooms: (rooms: readonly string[]) => ReadonlyMap<string, number>;
  /** Metres on foot from the nearest entrance to the nearest door of each room; 0 in the room itself. */
  readonly fromEntrance: () => ReadonlyMap<string, number>;
}

interface Door {
  readonly at: Point;
  readonly rooms: readonly string[];
}

/** Nobody walks through these to carry a dish: a way through them counts as so much longer, metres. */
const DETOUR: Partial<Record<string, number>> = { bedroom: 6, children: 6, bathroom: 6, wc: 6, closet: 4, study: 2, balcony: 8, terrace: 8, garage: 4 }; // biome-ignore format: a table

/** A floor that one seems to enter by such a room is an upper floor, or its way in was not read. */
const NEVER_ENTERED: ReadonlySet<string> = new Set([
  'bedroom',
  'children',
  'study',
  'bathroom',
  'wc',
  'closet',
  'utility',
  'technical',
  'garage',
]);

export function readWays(rooms: readonly RoomSpace[]): Ways {
  const doors = readDoors(rooms);
  const byRoom = new Map(rooms.map((room) => [room.id, doors.filter((door) => door.rooms.includes(room.id))]));
  const middles = new Map(
    rooms.map(({ id, bounds }) => [id, [(bounds.x0 + bounds.x1) / 2, (bounds.y0 + bounds.y1) / 2] as Point]),
  );
  const detours = new Map(rooms.map(({ id, type }) => [id, DETOUR[type] ?? 0]));
  const entrances = findEntrances(rooms).flatMap(([k, port]) => {
    const { id, type, doors: own } = rooms[k]!;
    return NEVER_ENTERED.has(type) ? [] : [{ room: id, at: own[port]!.at }];
  });
  const walk = (starts: readonly { room: string; at: Point }[]) => walkDoors(starts, byRoom, detours);
  const nearestDoors = (reached: ReadonlyMap<Door, number>, inside: readonly string[]) => {
    const found = rooms.map(({ id }): [string, number] => {
      const own = (byRoom.get(id) ?? []).map((door) => reached.get(door)!);
      return [id, inside.includes(id) ? 0 : Math.min(Infinity, ...own)];
    });
    return new Map(found.filter(([, metres]) => metres < Infinity));
  };
  return {
    entrances,
    beyond: (room) => [
      ...new Set((byRoom.get(room) ?? []).flatMap((door) => door.rooms.filter((other) => other !== room))),
    ],
    fromRooms: (from) => nearestDoors(walk(from.map((room) => ({ room, at: middles.get(room)! }))), from),
    fromEntrance: () =>
      nearestDoors(
        walk(entrances),
        entrances.map(({ room }) => room),
      ),
  };
}

const apart = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

function readDoors(rooms: readonly RoomSpace[]): Door[] {
  const known = new Set(rooms.map(({ id }) => id));
  const doorways = new Set(rooms.flatMap((room) => room.doors.map(({ doorway }) => doorway)));
  return [...doorways].map(({ opening: { from, to }, sides }) => ({
    at: [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2],
    rooms: [...new Set(sides.flatMap(({ room }) => (room && known.has(room.id) ? [room.id] : [])))],
  }));
}

/** Metres from the nearest start to each door, straight from door to door in a room. */
function walkDoors(
  starts: readonly { room: string; at: Point }[],
  byRoom: ReadonlyMap<string, readonly Door[]>,
  detours: ReadonlyMap<string, number>,
): Map<Door, number> {
  const best = new Map<Door, number>([...byRoom.values()].flat().map((door) => [door, Infinity]));
  const open = new Set<Door>();
  const reach = (door: Door, metres: number) => {
    if (metres >= best.get(door)!) return;
    best.set(door, metres);
    open.add(door);
  };
  for (const { room, at } of starts) for (const door of byRoom.get(room) ?? []) reach(door, apart(at, door.at));
  while (open.size) {
    let next: Door | undefined;
    for (const door of open) if (!next || best.get(door)! < best.get(next)!) next = door;
    open.delete(next!);
    for (const room of next!.rooms)
      for (const door of byRoom.get(room)!)
        reach(door, best.get(next!)! + apart(next!.at, door.at) + detours.get(room)!);
  }
  return best;
}

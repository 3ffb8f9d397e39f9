import type { RoomSpace } from '../candidates/room-space.ts';
import { labelWalk, portLabels, type Walk } from './walk.ts';

/** A room with the floor that can be walked in it. */
export interface WalkedRoom {
  readonly space: RoomSpace;
  readonly walk: Walk;
  readonly open: Uint8Array;
}

/** By room: the doors that one gets to, and the labels of the floor that one walks on, coming from the entrance. */
export interface Reach {
  readonly ports: Set<number>;
  readonly wanted: Set<number>;
  readonly labels: Int32Array;
}

/** Walks in from the entrance and through every doorway that the floor leads to. */
export function walkHome(rooms: readonly WalkedRoom[]): Reach[] {
  const reach = rooms.map(
    ({ walk, open }): Reach => ({ ports: new Set(), wanted: new Set(), labels: labelWalk(walk, open) }),
  );
  const queue = findEntrances(rooms);
  while (queue.length) {
    const [k, port] = queue.pop()!;
    const { space, walk } = rooms[k]!;
    const own = reach[k]!;
    if (own.ports.has(port)) continue;
    own.ports.add(port);
    const fresh = [...portLabels(walk, own.labels, port)].filter((label) => !own.wanted.has(label));
    for (const label of fresh) own.wanted.add(label);
    space.doors.forEach((door, other) => {
      if (other !== port && ![...portLabels(walk, own.labels, other)].some((label) => fresh.includes(label))) return;
      if (other !== port) queue.push([k, other]);
      rooms.forEach((next, n) => {
        if (n === k) return;
        const at = next.space.doors.findIndex((d) => d.doorway === door.doorway);
        if (at >= 0) queue.push([n, at]);
      });
    });
  }
  return reach;
}

const RANKS: Record<string, number> = { hall: 0, corridor: 0, living: 1, 'living-kitchen': 1, dining: 1, kitchen: 1, stairs: 1, other: 1, bedroom: 3, children: 3, study: 3, utility: 3 }; // biome-ignore format: a table

/** The likeliest ways in from outside: a door with a room on one side only, into a hall before a living room before others. */
function findEntrances(rooms: readonly WalkedRoom[]): [number, number][] {
  const found = rooms.flatMap(({ space }, k) =>
    space.doors.flatMap(({ doorway }, port) => {
      if (doorway.sides.filter((s) => s.room).length !== 1) return [];
      const { kind } = doorway.opening;
      const byKind = kind === 'door' || kind === 'double' ? 0 : kind === 'garage' ? 4 : 2;
      return [{ k, port, rank: (RANKS[space.type] ?? 5) + byKind + (doorway.inner ? 6 : 0) }];
    }),
  );
  const best = found.reduce((least, f) => Math.min(least, f.rank), Infinity);
  return found.filter((f) => f.rank === best).map((f) => [f.k, f.port]);
}

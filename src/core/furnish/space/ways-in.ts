import { OUTDOOR_TYPES } from '../../plan/outdoor-types.ts';
import type { Point } from '../../plan/schema.ts';
import type { Doorway, Side } from './doorways.ts';
import { type Labels, labelFloor, type OpenFloor } from './open-floor.ts';
import { type Bounds, inRoom } from './polygon.ts';
import type { RoomSpace } from './room-space.ts';
import { portLabels, type Walk } from './walk.ts';

/** A room with the floor that can be walked in it. */
export interface WalkedRoom {
  readonly space: RoomSpace;
  readonly walk: Walk;
  readonly open: OpenFloor;
}

/** By room: the doors that one gets to, and the labels of the floor that one walks on, coming from the entrance. */
export interface Reach {
  readonly ports: Set<number>;
  readonly wanted: Set<number>;
  readonly labels: Labels;
}

/** Walks in from the entrance and through every doorway that the floor leads to. */
export function walkHome(rooms: readonly WalkedRoom[]): Reach[] {
  const reach = rooms.map(({ open }): Reach => ({ ports: new Set(), wanted: new Set(), labels: labelFloor(open) }));
  const queue = findEntrances(rooms.map(({ space }) => space));
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

const RANKS: Record<string, number> = { hall: 0, corridor: 1, living: 2, 'living-kitchen': 2, dining: 2, kitchen: 2, stairs: 2, other: 2, bedroom: 6, children: 6, study: 6, utility: 6 }; // biome-ignore format: a table
const OUTDOORS: ReadonlySet<string> = OUTDOOR_TYPES;
/** A door with a room of the same home this far ahead, metres, leads into a court, not away from the home. */
const COURT = 12;

/**
 * The likeliest ways in from outside, each as [room, door]: a door with floor indoors on one side only, into a hall before a corridor before a
 * living room before others; by a porch or a terrace as well as from the street, hardly by a balcony.
 */
export function findEntrances(rooms: readonly RoomSpace[]): [number, number][] {
  const found = rooms.flatMap((space, k) =>
    space.doors.flatMap(({ doorway, inward }, port) => {
      const outer = doorway.sides.find((side) => side.normal !== inward)!;
      if (OUTDOORS.has(space.type) || (outer.room && !OUTDOORS.has(outer.room.type))) return [];
      const { kind } = doorway.opening;
      const byKind = kind === 'door' || kind === 'double' ? 0 : kind === 'gap' ? 2 : kind === 'garage' ? 12 : 4;
      const byPorch = !outer.room ? 0 : outer.room.type === 'balcony' ? 5 : 1;
      const indoors = leadsIntoCourt(doorway, outer, rooms) ? 18 : doorway.inner ? 9 : 0;
      return [{ k, port, rank: 3 * (RANKS[space.type] ?? 7) + byKind + byPorch + indoors }];
    }),
  );
  const best = found.reduce((least, f) => Math.min(least, f.rank), Infinity);
  return found.filter((f) => f.rank === best).map((f) => [f.k, f.port]);
}

function leadsIntoCourt({ opening: { from, to } }: Doorway, outer: Side, rooms: readonly RoomSpace[]): boolean {
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const indoors = rooms.filter(({ type }) => !OUTDOORS.has(type));
  for (let t = outer.start + 0.1; t < COURT; t += 0.2) {
    const p: Point = [middle[0] + outer.normal[0] * t, middle[1] + outer.normal[1] * t];
    if (indoors.some((room) => isInBounds(p, room.bounds) && inRoom(p, room.outline, room.holes))) return true;
  }
  return false;
}

const isInBounds = ([x, y]: Point, { x0, y0, x1, y1 }: Bounds): boolean => x >= x0 && x <= x1 && y >= y0 && y <= y1;

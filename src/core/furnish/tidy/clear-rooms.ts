import { grow, minus, overlap, polygonsOf, type Region, regionOf } from '../../geometry/region.ts';
import type { Plan, Point, Ring, Room, Wall } from '../../plan/schema.ts';
import { boundsMeet, boundsOf, signedArea } from '../candidates/polygon.ts';

/** Overlaps of rooms below this are rounding, m². */
const OVERLAP = 0.02;
/** A wall reaches this far into a floor before it stands in it, metres. */
const INTO = 0.03;
/** Wall that stands this long in a floor is a spur of wall; what is shorter is the noise of reading. */
const SPUR = 1;

/** The rooms without the floor that they share with smaller ones and without the walls that stand in them. */
export function clearRooms(plan: Plan): Room[] {
  const usable = plan.rooms.filter((room) => room.outline.length > 2);
  const order = [...usable].sort((a, b) => a.area - b.area);
  const done = new Map<Room, Room>();
  for (const room of order) {
    const smaller = [...done.values()];
    const taken = smaller.filter((other) => boundsMeet(boundsOf(other.outline), boundsOf(room.outline)));
    done.set(room, without(room, [...taken.flatMap((other) => shared(room, other)), ...spursIn(room, plan.walls)]));
  }
  return usable.map((room) => done.get(room)!);
}

const floorOf = (room: Room): Region => minus(regionOf([room.outline]), regionOf(room.holes));
const sizeOf = (rings: readonly (readonly (readonly [number, number])[])[]): number =>
  Math.abs(signedArea(rings[0] as Ring)) - rings.slice(1).reduce((sum, r) => sum + Math.abs(signedArea(r as Ring)), 0);

function shared(room: Room, other: Room): Region[] {
  const common = overlap(floorOf(room), floorOf(other));
  const area = polygonsOf(common).reduce((sum, rings) => sum + sizeOf(rings), 0);
  return area > OVERLAP ? [common] : [];
}

function spursIn(room: Room, walls: readonly Wall[]): Region[] {
  const bounds = boundsOf(room.outline);
  const strips = walls
    .filter((wall) => Math.hypot(wall.to[0] - wall.from[0], wall.to[1] - wall.from[1]) >= SPUR)
    .map(stripOf)
    .filter((ring) => boundsMeet(bounds, boundsOf(ring)));
  if (!strips.length) return [];
  const inner = grow(floorOf(room), -INTO);
  return strips.flatMap((ring) => {
    const pieces = polygonsOf(overlap(inner, regionOf([ring])));
    const long = pieces.filter(([outer]) => {
      const b = boundsOf(outer as Ring);
      return Math.hypot(b.x1 - b.x0, b.y1 - b.y0) >= SPUR && Math.abs(signedArea(outer as Ring)) > SPUR * INTO;
    });
    return long.length ? [regionOf([ring])] : [];
  });
}

function stripOf({ from, to, thickness }: Wall): Ring {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const nx = (-(to[1] - from[1]) / length) * (thickness / 2);
  const ny = ((to[0] - from[0]) / length) * (thickness / 2);
  return [[from[0] + nx, from[1] + ny], [to[0] + nx, to[1] + ny], [to[0] - nx, to[1] - ny], [from[0] - nx, from[1] - ny]]; // biome-ignore format: corners
}

/** What is left of a room: its largest piece; the room as it was where hardly anything would be. */
function without(room: Room, cuts: readonly Region[]): Room {
  if (!cuts.length) return room;
  const rest = cuts.reduce((left, cut) => minus(left, cut), floorOf(room));
  // Slivers along what was cut are no floor.
  const opened = overlap(grow(grow(rest, -0.05), 0.052), rest);
  const largest = polygonsOf(opened).sort((a, b) => sizeOf(b) - sizeOf(a))[0];
  if (!largest || sizeOf(largest) < Math.max(0.3, room.area * 0.35)) return room;
  const [outline, ...holes] = largest.map((ring) => ring.map(([x, y]): Point => [x, y]));
  const kept = holes.filter((hole) => Math.abs(signedArea(hole)) > 0.02);
  return { ...room, outline: outline!, holes: kept, area: Math.round(sizeOf([outline!, ...kept]) * 100) / 100 };
}

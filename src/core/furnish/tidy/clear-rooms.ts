import { grow, minus, overlap, polygonsOf, type Region, regionOf } from '../../geometry/region.ts';
import { stripOf } from '../../geometry/strip-of.ts';
import type { Opening, Plan, Point, Ring, Room, Wall } from '../../plan/schema.ts';
import { boundsMeet, boundsOf, signedArea } from '../space/polygon.ts';

/** Overlaps of rooms below this are rounding, m². */
const OVERLAP = 0.02;
/** A wall reaches this far into a floor before it stands in it, metres. */
const INTO = 0.03;
/** Wall that stands this long in a floor is a spur of wall; what is shorter is the noise of reading. */
const SPUR = 1.3;
/** A spur takes less than this from a room's floor. */
const WHOLE = 0.93;

/** The rooms without the floor that they share with smaller ones and without the walls that stand in them. */
export function clearRooms(plan: Plan): Room[] {
  const usable = plan.rooms.filter((room) => room.outline.length > 2);
  const order = [...usable].sort((a, b) => a.area - b.area);
  const done = new Map<Room, Room>();
  for (const room of order) {
    const smaller = [...done.values()];
    const taken = smaller.filter((other) => boundsMeet(boundsOf(other.outline), boundsOf(room.outline)));
    const own = without(
      withoutStubs(room),
      taken.flatMap((other) => shared(room, other)),
      0.35,
    );
    // A spur leaves the room whole: one that would divide it is a door line or a part of another wall.
    done.set(
      room,
      spursIn(own, plan).reduce((left, spur) => without(left, [spur], WHOLE), own),
    );
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

function spursIn(room: Room, { walls, openings }: Plan): Region[] {
  const bounds = boundsOf(room.outline);
  const strips = walls
    .filter((wall) => Math.hypot(wall.to[0] - wall.from[0], wall.to[1] - wall.from[1]) >= SPUR)
    .flatMap((wall) => piecesOf(wall, openings))
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

/** The rectangles of a wall's pieces between its gaps, where floor goes through. */
function piecesOf(wall: Wall, openings: readonly Opening[]): Ring[] {
  const whole = stripOf(wall.from, wall.to, wall.thickness);
  const gaps = openings.filter((o) => o.kind === 'gap' && o.wall === wall.id);
  if (!gaps.length) return [whole];
  const ways = gaps.map(({ from, to }) => stripOf(from, to, wall.thickness + 2 * INTO));
  return polygonsOf(minus(regionOf([whole]), regionOf(ways))).map(([outer]) => outer as Ring);
}

/** A room without holes that only a short stub of wall makes: that is a symbol, not a wall. Square ones are columns. */
function withoutStubs(room: Room): Room {
  const kept = room.holes.filter((hole) => {
    const b = boundsOf(hole);
    const [short, long] = [b.x1 - b.x0, b.y1 - b.y0].sort((p, q) => p - q) as [number, number];
    return long >= SPUR || long < 2.2 * short;
  });
  if (kept.length === room.holes.length) return room;
  return { ...room, holes: kept, area: Math.round(sizeOf([room.outline, ...kept]) * 100) / 100 };
}

/** What is left of a room: its largest piece; the room as it was where that would be less than a `least` share of it. */
function without(room: Room, cuts: readonly Region[], least: number): Room {
  if (!cuts.length) return room;
  const rest = cuts.reduce((left, cut) => minus(left, cut), floorOf(room));
  // Slivers along what was cut are no floor.
  const opened = overlap(grow(grow(rest, -0.05), 0.052), rest);
  const largest = polygonsOf(opened).sort((a, b) => sizeOf(b) - sizeOf(a))[0];
  if (!largest || sizeOf(largest) < Math.max(0.3, sizeOf([room.outline, ...room.holes]) * least)) return room;
  const [outline, ...holes] = largest.map((ring) => ring.map(([x, y]): Point => [x, y]));
  const kept = holes.filter((hole) => Math.abs(signedArea(hole)) > 0.02);
  return { ...room, outline: outline!, holes: kept, area: Math.round(sizeOf([outline!, ...kept]) * 100) / 100 };
}

import type { DrawnItem, Opening, Plan, Room, RoomType } from '../../plan/schema.ts';
import { boundsOf, centreOf, inRing, inRoom, pointGap, signedArea } from '../space/polygon.ts';

const BASIN = /basin|sink|lavator/;
const SANITARY = /toilet|^wc$|bidet|urinal|basin|bath|tub|shower/;
const COUNTER = /counter|worktop|kitchen|island|vanity/;
const COOKING = /hob|stove|cook|range|oven|fridge|dish/;
const TALL = /shel|wardrobe|cupboard|cabinet/;
const WET: readonly RoomType[] = ['bathroom', 'wc', 'utility', 'other', 'technical'];
const KITCHENS: readonly RoomType[] = ['kitchen', 'living-kitchen'];
/** Worktops of less than this, m², are no kitchen: one is fitted as if nothing were drawn. */
const LEAST_KITCHEN = 1;
/** No basin is smaller on its short side, metres. */
const SMALLEST = 0.2;
/** A basin hangs at a wall, a sink stands at one: this close, metres. */
const AT_WALL = 0.2;
/** Whoever passes a door steps here, metres behind the wall's face. */
const BEHIND_DOOR = 0.2;

/**
 * The drawn fixtures without those that were hardly read right: sanitary ware in rooms where nobody has any, basins in the
 * middle of a floor, a third basin, what stands out of doors, in a window or in the way of a door, and the parts of a kitchen of which too little was read (the whole kitchen is fitted then).
 */
export function believableFixtures({ fixtures, openings, walls }: Plan, rooms: readonly Room[]): DrawnItem[] {
  const basins = new Map<string, number>();
  const partial = new Set(rooms.filter((room) => isPartOfKitchen(room, fixtures)).map((room) => room.id));
  const bySize = [...fixtures].sort((a, b) => Math.abs(signedArea(b.outline)) - Math.abs(signedArea(a.outline)));
  const kept = new Set(
    bySize.filter((fixture) => {
      const kind = fixture.kind.toLowerCase();
      if (fixture.outline.length < 3) return false;
      if (rooms.length && !isIndoors(fixture, rooms)) return false;
      if (TALL.test(kind) && openings.some((o) => o.kind === 'window' && isBefore(o, fixture))) return false;
      if (openings.some((o) => o.kind !== 'window' && blocks(fixture, o, walls))) return false;
      const room = roomOf(fixture, rooms);
      if (room && partial.has(room.id) && isKitchen(kind)) return false;
      if (!SANITARY.test(kind) && !BASIN.test(kind)) return true;
      if (!room) return false;
      const onCounter = fixtures.some(
        (f) => f !== fixture && COUNTER.test(f.kind) && inRing(centreOf(fixture.outline), f.outline),
      );
      if (BASIN.test(kind)) {
        if (onCounter) return true;
        if (shortSide(fixture) < SMALLEST || gapToWall(fixture, room) > AT_WALL) return false;
        if (KITCHENS.includes(room.type)) return fixtures.some((f) => f.room === room.id && COOKING.test(f.kind));
        if (!WET.includes(room.type)) return false;
        const count = basins.get(room.id) ?? 0;
        basins.set(room.id, count + 1);
        return count < (room.type === 'bathroom' && room.area >= 5 ? 2 : 1);
      }
      return WET.includes(room.type);
    }),
  );
  return fixtures.filter((fixture) => kept.has(fixture));
}

const isKitchen = (kind: string) => COUNTER.test(kind) || COOKING.test(kind) || /sink/.test(kind);

/** Whether so little of a kitchen was read in a room that has one that nobody could cook there. */
function isPartOfKitchen({ id, type }: Room, fixtures: readonly DrawnItem[]): boolean {
  if (!KITCHENS.includes(type)) return false;
  const own = fixtures.filter((f) => f.room === id && isKitchen(f.kind));
  const tops = own.filter((f) => COUNTER.test(f.kind)).reduce((sum, f) => sum + Math.abs(signedArea(f.outline)), 0);
  return own.length > 0 && tops < LEAST_KITCHEN;
}

const isIndoors = ({ outline }: DrawnItem, rooms: readonly Room[]): boolean =>
  [centreOf(outline), ...outline].some((p) => rooms.some((room) => inRoom(p, room.outline, room.holes)));

/** The lines of a window were taken for a piece of storage. */
const isBefore = ({ from, to }: Opening, { outline }: DrawnItem): boolean =>
  [0.25, 0.5, 0.75].some((s) => inRing([from[0] + (to[0] - from[0]) * s, from[1] + (to[1] - from[1]) * s], outline));

/** Most of the floor just behind a door is covered: nobody builds that in, so something else was drawn there. */
function blocks({ outline }: DrawnItem, { from, to, wall }: Opening, walls: Plan['walls']): boolean {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (!(length > 0)) return false;
  const off = (walls.find((w) => w.id === wall)?.thickness ?? 0.1) / 2 + BEHIND_DOOR;
  return [off, -off].some((d) => {
    const covered = [0.25, 0.5, 0.75].filter((share) => {
      const x = from[0] + (to[0] - from[0]) * share - ((to[1] - from[1]) / length) * d;
      const y = from[1] + (to[1] - from[1]) * share + ((to[0] - from[0]) / length) * d;
      return inRing([x, y], outline);
    });
    return covered.length >= 2;
  });
}

const roomOf = (fixture: DrawnItem, rooms: readonly Room[]): Room | undefined => {
  const middle = centreOf(fixture.outline);
  return (
    rooms.find((room) => inRoom(middle, room.outline, room.holes)) ?? rooms.find((room) => room.id === fixture.room)
  );
};

function shortSide({ outline }: DrawnItem): number {
  const b = boundsOf(outline);
  return Math.min(b.x1 - b.x0, b.y1 - b.y0);
}

/** From the fixture to the nearest edge of its room's floor, metres. */
function gapToWall({ outline }: DrawnItem, room: Room): number {
  let least = Infinity;
  for (const ring of [room.outline, ...room.holes])
    ring.forEach((a, k) => {
      const b = ring[(k + 1) % ring.length]!;
      for (const p of outline) least = Math.min(least, pointGap(p, a, b));
    });
  return least;
}

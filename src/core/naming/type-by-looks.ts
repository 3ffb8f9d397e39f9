import type { RoomType } from '../plan/schema.ts';
import type { Inside } from './look-inside.ts';

export interface RoomLooks {
  readonly areaM2: number;
  /** Metres. */
  readonly outline: readonly (readonly [number, number])[] | readonly number[][];
  readonly outdoor: boolean;
  readonly doors: number;
  /** Kinds of the symbols in it. */
  readonly drawn: readonly string[];
  /** The largest room of a dwelling whose living room has no name. */
  readonly isLiving: boolean;
  /** The bedrooms of the drawing have names: a room without is rarely one. */
  readonly bedroomNamed: boolean;
  /** What is written in it, names or not. */
  readonly texts: readonly string[];
  /** Some kitchen of the drawing has its name. */
  readonly kitchenNamed?: boolean;
  /** What is drawn in it, known as something or not. */
  readonly inside?: Inside;
  /** Square metres of it that the network takes for a kind of fixture. */
  readonly seenM2?: (kind: SeenFixture) => number;
}

/** Fixtures of which the network knows enough to name a room. */
export type SeenFixture = 'toilet' | 'bath' | 'shower' | 'hob' | 'counter';

/** Usual limits, square metres and metres. */
const BALCONY_M2 = 8;
const WC_M2 = 2.8;
const CLOSET_M2 = 2.5;
const WALK_IN_M2 = 4.5;
const LIVING_M2 = 12;
const BEDROOM_M2 = [6.5, 30];
const CORRIDOR = { wide: 1.9, slender: 2.6 };
/** With so many doors around it narrow ground is a corridor though it is hardly longer than wide. */
const MANY_DOORS = { least: 3, slender: 1.4 };
/** Smaller spaces between two doors, and between three, are pockets of a wall or of a closet. */
const PASSAGE_M2 = 1.5;
const CROSSING_M2 = 1;
/** Treads that make a stair of a space. */
const TREADS = 4;
/** Closets are some 0.6 m deep, toilets 0.76 at least (International Plumbing Code 405.3.1), a little less as they are read. */
const WET_WIDE_M = 0.67;
/** So much is drawn in wet rooms, metres of lines a square metre of floor; closets have a rail or a shelf at most. */
const WET = { linesPerM2: 2.3, m2: [1.2, 7.5], perDoor: 0.6 } as const;

/**
 * So much of a room is taken for a fixture, square metres, where the room has one: toilets cover 0.2 to 0.5, and of other rooms
 * from a square metre on in the real drawings with truth 0.11 at most is taken for one.
 */
export const SEEN = { toilet: 0.18, bathing: 0.5, hob: 0.2, counter: 1.1 } as const;
/** Smaller faces are pieces of a room, and larger ones several. */
const SEEN_WET_M2 = [1, 12] as const;
const SEEN_KITCHEN_M2 = [3.5, 30] as const;

/** What is written into a tub, which names the room that it stands in. */
const TUB = /\b(?:bath)?tub\b/i;
const TUB_M2 = 1.4;

/** The type of a room without a name: by fixtures, then by size, shape and number of doors. */
export function typeByLooks(room: RoomLooks): RoomType {
  const { areaM2, drawn } = room;
  if (room.outdoor) return areaM2 < BALCONY_M2 ? 'balcony' : 'terrace';
  if (drawn.includes('car')) return 'garage';
  if (drawn.includes('toilet') || drawn.includes('bath') || drawn.includes('shower')) {
    return areaM2 < WC_M2 && !drawn.includes('bath') && !drawn.includes('shower') ? 'wc' : 'bathroom';
  }
  // A face of the size of a tub is the tub.
  if (room.texts.some((text) => TUB.test(text))) return areaM2 < TUB_M2 ? 'other' : 'bathroom';
  const wet = typeOfSeenWet(room);
  if (wet) return wet;
  if (drawn.includes('hob') || isSeenKitchen(room)) return areaM2 > 1.6 * LIVING_M2 ? 'living-kitchen' : 'kitchen';
  if (drawn.includes('stairs') && areaM2 < LIVING_M2) return 'stairs';
  if ((room.inside?.treads ?? 0) >= TREADS && areaM2 < LIVING_M2) return 'stairs';
  if (isWet(room)) return areaM2 < WC_M2 / 1.5 ? 'wc' : 'bathroom';
  if (room.isLiving && areaM2 > LIVING_M2) return 'living';
  const least = room.doors >= 3 ? CROSSING_M2 : PASSAGE_M2;
  if (room.doors >= 2 && areaM2 >= least && (isCorridor(room) || areaM2 < CLOSET_M2)) return 'corridor';
  if (isCorridor(room)) return areaM2 < 1.5 * CLOSET_M2 ? 'closet' : 'other';
  if (areaM2 < CLOSET_M2 || (room.bedroomNamed && room.doors <= 1 && areaM2 < WALK_IN_M2)) return 'closet';
  if (room.doors >= 4 && areaM2 < LIVING_M2) return 'hall';
  if (!room.bedroomNamed && areaM2 >= BEDROOM_M2[0]! && areaM2 <= BEDROOM_M2[1]!) return 'bedroom';
  return 'other';
}

/** A bathroom or wc whose fixtures only the network knows. */
function typeOfSeenWet({ areaM2, outline, seenM2 }: RoomLooks): 'bathroom' | 'wc' | undefined {
  if (sidesOf(outline, areaM2).wide < WET_WIDE_M) return undefined;
  if (!seenM2 || areaM2 < SEEN_WET_M2[0] || areaM2 > SEEN_WET_M2[1] || seenM2('toilet') < SEEN.toilet) return undefined;
  return areaM2 < WC_M2 && seenM2('bath') + seenM2('shower') < SEEN.bathing ? 'wc' : 'bathroom';
}

/** A kitchen whose hob or worktops only the network knows. */
function isSeenKitchen({ areaM2, seenM2, kitchenNamed }: RoomLooks): boolean {
  if (!seenM2 || areaM2 < SEEN_KITCHEN_M2[0] || areaM2 > SEEN_KITCHEN_M2[1]) return false;
  return !kitchenNamed && (seenM2('hob') > SEEN.hob || seenM2('counter') > SEEN.counter);
}

/** Fixtures that are drawn in no way that is known, told by how much is drawn. What stands open are the doors' leaves. */
function isWet({ inside, areaM2, outline, doors }: RoomLooks): boolean {
  if (sidesOf(outline, areaM2).wide < WET_WIDE_M) return false;
  if (!inside || (doors > 3 && areaM2 > WC_M2) || areaM2 < WET.m2[0] || areaM2 > WET.m2[1]) return false;
  return inside.linesPerM2 - (WET.perDoor * doors) / areaM2 > WET.linesPerM2;
}

/** Slender: long for its width. */
function isCorridor({ outline, areaM2, doors }: RoomLooks): boolean {
  const { long, wide } = sidesOf(outline, areaM2);
  return wide < CORRIDOR.wide && long > (doors >= MANY_DOORS.least ? MANY_DOORS : CORRIDOR).slender * wide;
}

/** Sides of the rectangle with this area and as long an outline, metres. */
function sidesOf(outline: RoomLooks['outline'], areaM2: number): { long: number; wide: number } {
  let around = 0;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    around += Math.hypot(outline[i]![0] - outline[j]![0], outline[i]![1] - outline[j]![1]);
  }
  const half = around / 4;
  const long = half + Math.sqrt(Math.max(0, half * half - areaM2));
  return { long, wide: areaM2 / Math.max(0.1, long) };
}

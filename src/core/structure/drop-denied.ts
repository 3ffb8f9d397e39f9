import { once } from '../once.ts';
import { SWEPT } from '../pixel-classes/built.ts';
import { countLabelled } from '../pixel-classes/count-labelled.ts';
import { FIXTURES } from '../pixel-classes/things.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import { ENCLOSED, knowsWalls, LARGEST_SCRAP, lookAround } from '../rooms/look-around.ts';
import { isWritten } from '../rooms/own-faces.ts';
import { roomsBeside } from '../rooms/rooms-beside.ts';
import { roomNames } from './count-names.ts';
import { dropBorders, SHORTEST } from './drop-borders.ts';
import { isDoor } from './is-door.ts';
import { type Border, roomBorders } from './room-borders.ts';
import type { OpeningPx, RoomsPx, WallsPx } from './types.ts';

/**
 * The network denies what parts two rooms where it takes at most this share for built, and this much for things or print; or, if it knows
 * the walls of the drawing, for these and bare floor together.
 */
const MOST_BUILT = 0.35;
const LEAST_THINGS = 0.5;
/** It knows them where it takes half of the ways for built through so many borders of two rooms with a name each, or with a door between them. */
const KNOWN = 0.75;

/** A face without a word and a door is the place of fixtures, if the network takes this share of it for such. */
const FILLED = 0.6;
/**
 * In squares of a door width (0.55 m² with doors of 0.83 m): so small a face may be a cell of a wardrobe as well. Closets hold wardrobes too, but
 * one to reach into, 0.6 m deep and a metre wide, is larger.
 */
const CELL = 0.8;

/** In squares of a door width: a face no larger than what a leaf sweeps is the place of one, if it takes `FILLED` of it for that. */
const QUARTER = 1.3;

/** What is no room for want of walls around it belongs to the one beyond the border that is built least, half of it at most. */
const HALF_BUILT = 0.5;

type Pair = readonly [number, number];

interface Parts {
  readonly walls: WallsPx;
  readonly openings: readonly OpeningPx[];
  readonly rooms: RoomsPx;
}

/**
 * Walls without those that the network denies; undefined where it denies none. The strokes of tubs, worktops and stairs
 * may be parallel and joined like those of walls, and make rooms of the places that these take up; bold ones, of wardrobes too, the
 * network takes for walls, but not what lies between them. What hangs a door stays, and what parts two rooms with a name each: a basin along a thin partition hides it.
 * Ground without a word, a door or stairs that hardly anything built encloses is the place of something too.
 */
export function dropDenied(parts: Parts, classes: PixelClasses): WallsPx | undefined {
  const denied = withoutNamed(parts.rooms, deniedBorders(parts, classes));
  return denied.length > 0 ? dropBorders(parts.walls, parts.rooms, denied) : undefined;
}

/** Pairs of rooms, numbered from 1, whose border the network denies, the surest first. */
function deniedBorders({ walls, openings, rooms }: Parts, classes: PixelClasses): Pair[] {
  const besides = openings
    .filter(isDoor)
    .flatMap((o) => roomsBeside(o, rooms.labels, walls).map((pair) => ({ o, pair })));
  const hasDoor = ({ rooms: [a, b] }: Border) =>
    besides.some(({ o, pair }) => o.kind === 'door' && pair.includes(a) && pair.includes(b));
  const all = roomBorders(walls, rooms.labels, rooms.rooms.length, classes).filter(
    ({ ways }) => ways >= SHORTEST * walls.doorPx,
  );
  const isNamed = (label: number) => roomNames(rooms.rooms[label - 1]!.texts).length > 0;
  const isKnown = knowsBorders(all.filter((border) => hasDoor(border) || border.rooms.every(isNamed)));
  const notWall = ({ things, floor }: Border) => things + (isKnown ? floor : 0);
  const borders = all.filter((border) => !hasDoor(border));
  const denied = borders
    .filter((border) => border.built <= MOST_BUILT * border.ways && notWall(border) >= LEAST_THINGS * border.ways)
    .sort((p, q) => notWall(q) / q.ways - notWall(p) / p.ways);
  const entered = new Set(besides.flatMap(({ pair }) => pair));
  const places = placeBorders({ walls, rooms }, borders, entered, classes);
  return [...denied, ...places].map((border) => border.rooms);
}

/** Whether the network sees most of the walls that part rooms for sure; an open space of several names may be parted by none. */
function knowsBorders(sure: readonly Border[]): boolean {
  const seen = sure.filter(({ ways, built }) => built >= HALF_BUILT * ways);
  return sure.length > 0 && seen.length >= KNOWN * sure.length;
}

/** The border to the room before each face that is none: the place of fixtures or of an open leaf, or ground that no wall encloses. */
function placeBorders(
  { walls, rooms: { rooms, labels, flights = [] } }: Omit<Parts, 'openings'>,
  borders: readonly Border[],
  entered: ReadonlySet<number>,
  classes: PixelClasses,
): Border[] {
  const shareOf = countLabelled(labels, rooms.length, walls.mask.width, classes);
  const around = lookAround(labels, rooms.length, walls, classes);
  const stairs = new Set(flights.map(([x, y]) => labels[Math.round(y) * walls.mask.width + Math.round(x)]));
  const isLettered = (label: number) => rooms[label - 1]!.texts.some(({ text }) => isWritten(text));
  const isOwn = (label: number) => entered.has(label) || isLettered(label) || stairs.has(label);
  const all = rooms.map((_, i) => i + 1);
  const isKnown = once(() => knowsWalls(around, all.filter(isOwn)));
  return rooms.flatMap(({ areaPx }, i): Border[] => {
    const label = i + 1;
    const squares = areaPx / walls.doorPx ** 2;
    const own = borders.filter((border) => border.rooms.includes(label));
    if (squares < QUARTER && !isLettered(label) && shareOf(label, [...SWEPT]) >= FILLED) {
      const leaves = own.filter(({ swept, ways }) => swept >= HALF_BUILT * ways);
      return longest(leaves, ({ swept }) => swept);
    }
    if (isOwn(label)) return [];
    const things = squares < CELL ? [...FIXTURES, 'wardrobe'] : FIXTURES;
    if (shareOf(label, things) >= FILLED) return longest(own, ({ ways }) => ways);
    if (squares > LARGEST_SCRAP || around(label).built >= ENCLOSED || !isKnown()) return [];
    const bare = own.filter(({ ways, built }) => built <= HALF_BUILT * ways);
    return longest(bare, ({ ways, built }) => ways - built);
  });
}

/** The border that is longest, none of none. */
function longest(borders: readonly Border[], longOf: (border: Border) => number): Border[] {
  return borders.toSorted((p, q) => longOf(q) - longOf(p)).slice(0, 1);
}

/** The borders that may fall, in their order: never so that two rooms with a name each become one. */
function withoutNamed({ rooms }: RoomsPx, borders: readonly Pair[]): Pair[] {
  const group = rooms.map((_, i) => i);
  const named = rooms.map(({ texts }) => roomNames(texts).length > 0);
  return borders.filter(([a, b]) => {
    const [into, from] = [group[a - 1]!, group[b - 1]!];
    if (into === from) return true;
    if (named[into] && named[from]) return false;
    named[into] ||= named[from]!;
    group.forEach((g, i) => {
      if (g === from) group[i] = into;
    });
    return true;
  });
}

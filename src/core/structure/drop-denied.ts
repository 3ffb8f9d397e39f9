import type { OpeningPx } from '../openings/types.ts';
import { STANDING, SWEPT } from '../pixel-classes/built.ts';
import { countLabelled } from '../pixel-classes/count-labelled.ts';
import { nameOnMap } from '../pixel-classes/name-on-map.ts';
import { FIXTURES, THINGS_OR_PRINTED } from '../pixel-classes/things.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import { roomsBeside, thickest } from '../rooms/rooms-beside.ts';
import type { RoomsPx } from '../rooms/types.ts';
import type { WallsPx } from '../walls/types.ts';
import { roomNames } from './count-names.ts';
import { dropBorders, SHORTEST } from './drop-borders.ts';
import { eachCrossing } from './find-crossings.ts';

/** The network denies what parts two rooms where it takes at most this share for built, and this much for things or print. */
const MOST_BUILT = 0.35;
const LEAST_THINGS = 0.5;

/** What is no wall: things, print, and floor that a leaf sweeps, whose arc may look like one. */
const NO_WALL = new Set([...THINGS_OR_PRINTED, ...SWEPT]);

/** Burners and drains are read as round letters: no word. */
const ROUND = /^[0oq8]+$/i;
/** A face without a word and a door is the place of fixtures, if the network takes this share of it for such. */
const FILLED = 0.6;
/**
 * In squares of a door width (0.55 m² with doors of 0.83 m): so small a face may be a cell of a wardrobe as well. Closets hold wardrobes too, but
 * one to reach into, 0.6 m deep and a metre wide, is larger.
 */
const CELL = 0.8;

interface Parts {
  readonly walls: WallsPx;
  readonly openings: readonly OpeningPx[];
  readonly rooms: RoomsPx;
}

/**
 * Walls without those that the network denies; undefined where it denies none. The strokes of tubs, worktops and stairs
 * may be parallel and joined like those of walls, and make rooms of the places that these take up; bold ones, of wardrobes too, the
 * network takes for walls, but not what lies between them. What hangs a door stays, and what parts two rooms with a name each: a basin along a thin partition hides it.
 */
export function dropDenied({ walls, openings, rooms }: Parts, classes: PixelClasses): WallsPx | undefined {
  const denied = withoutNamed(rooms, deniedBorders(walls, openings, rooms, classes));
  return denied.length > 0 ? dropBorders(walls, rooms, denied) : undefined;
}

/** Pairs of rooms, numbered from 1, whose border the network denies, the surest first. */
function deniedBorders(
  walls: WallsPx,
  openings: readonly OpeningPx[],
  { labels, rooms }: RoomsPx,
  classes: PixelClasses,
): [number, number][] {
  const { width, data } = walls.mask;
  const nameAt = nameOnMap(classes);
  const count = rooms.length + 1;
  const borders = new Map<number, { ways: number; built: number; things: number }>();
  eachCrossing(labels, width, thickest(walls), ({ a, b, first, last, step }) => {
    let [body, built, things] = [false, false, 0];
    for (let i = first; i <= last; i += step) {
      const name = nameAt((i % width) + 0.5, Math.floor(i / width) + 0.5) ?? '';
      if (data[i]) body = true;
      if (STANDING.has(name)) built = true;
      else if (NO_WALL.has(name)) things++;
    }
    if (!body) return;
    const key = a * count + b;
    const border = borders.get(key) ?? { ways: 0, built: 0, things: 0 };
    borders.set(key, border);
    border.ways++;
    if (built) border.built++;
    border.things += things / ((last - first) / step + 1);
  });
  const entered = new Set<number>();
  for (const door of openings) {
    if (door.kind === 'window' || door.kind === 'gap') continue;
    for (const [a, b] of roomsBeside(door, labels, walls)) {
      if (door.kind === 'door') borders.delete(Math.min(a, b) * count + Math.max(a, b));
      entered.add(a).add(b);
    }
  }
  const long = [...borders].filter(([, { ways }]) => ways >= SHORTEST * walls.doorPx);
  const pairOf = ([key]: readonly [number, unknown]): [number, number] => [Math.floor(key / count), key % count];
  const denied = long
    .filter(([, { ways, built, things }]) => built <= MOST_BUILT * ways && things >= LEAST_THINGS * ways)
    .sort(([, p], [, q]) => q.things / q.ways - p.things / p.ways)
    .map(pairOf);
  const shareOf = countLabelled(labels, rooms.length, width, classes);
  const places = rooms.flatMap(({ texts, areaPx }, i): [number, number][] => {
    const things = areaPx < CELL * walls.doorPx ** 2 ? [...FIXTURES, 'wardrobe'] : FIXTURES;
    const isPlace =
      texts.every(({ text }) => ROUND.test(text)) && !entered.has(i + 1) && shareOf(i + 1, things) >= FILLED;
    const own = isPlace ? long.filter((border) => pairOf(border).includes(i + 1)) : [];
    return own
      .sort(([, p], [, q]) => q.ways - p.ways)
      .slice(0, 1)
      .map(pairOf);
  });
  return [...denied, ...places];
}

/** The borders that may fall, in their order: never so that two rooms with a name each become one. */
function withoutNamed({ rooms }: RoomsPx, borders: readonly [number, number][]): [number, number][] {
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

import { COOKING } from '../naming/cooking.ts';
import type { RoomType } from '../plan/schema.ts';
import type { Bitmap } from '../sheet/types.ts';
import { type Found, within } from './find-table-sets.ts';
import type { Piece } from './pieces.ts';

/** What a room is called, and how far each pixel is from the nearest wall. */
export interface Surroundings {
  /** Names of each room by its index. */
  readonly names: readonly (readonly RoomType[])[];
  /** Thirds of a pixel; asked for only when something is near to being counted. */
  readonly distance: () => Uint16Array;
  readonly walls: Bitmap;
  readonly ppm: number;
}

/** Parts below this are letters, screws and crossings of lines, square metres. */
const PART_M2 = 0.02;
/** Parts of one size differ less; stairs, shelves and hatching have parts of one or two sizes. */
const ONE_SIZE = 0.25;
/** Metres: from an armchair to a table with its chairs, or a corner sofa. */
const FREE = { long: [0.7, 4.5], short: [0.5, 3.3], fill: 0.34, wall: 0.05, parts: 3, sizes: 2 };
/** Beds with what stands beside them, by contrast, hang together with the wall: they reach far into the room. */
const JOINED = { long: [1.3, 4.6], short: [0.8, 3.6], reach: 0.9, parts: 4, sizes: 3 };
/** Islands of kitchens are plain rectangles with a sink or a hob in them. */
const ISLAND = { fill: 0.85, parts: 6 };
const RESTING: ReadonlySet<RoomType> = new Set(['bedroom', 'children', 'living', 'study']);
/** A side is beside a wall when most of these places on it are as near, metres. */
const ALONG = [0.1, 0.3, 0.5, 0.7, 0.9];
const BESIDE_M = 0.2;
/** How sure one such thing is, free in a room or joined to the wall of one. */
const SURE_FREE = 0.6;
const SURE_JOINED = 0.65;
const PER_PART = 0.05;

/**
 * Things that are drawn in more detail than anything built in, whatever they are: sofas with cushions, tables with chairs, beds
 * under blankets. Built-in things stand along a wall, or are patterns of one size (stairs, hatching).
 */
export function findDetailed(pieces: readonly Piece[], around: Surroundings): Found[] {
  return pieces.flatMap((thing): Found[] => {
    if (!thing.whole || thing.room < 0) return [];
    const parts = pieces.filter((p) => p.thing === thing.thing && !p.whole && !p.sticksOut && p.area > PART_M2);
    const names = around.names[thing.room]!;
    const confidence =
      isFree(thing, parts, names) && !isBesideWall(thing, around)
        ? SURE_FREE + PER_PART * (parts.length - FREE.parts)
        : isJoined(thing, parts, names, around)
          ? SURE_JOINED
          : 0;
    return confidence > 0 ? [{ kind: 'furniture', pieces: [thing], confidence: Math.min(0.9, confidence) }] : [];
  });
}

function isFree(thing: Piece, parts: readonly Piece[], names: readonly RoomType[]): boolean {
  if (!within(thing.long, FREE.long) || !within(thing.short, FREE.short) || thing.fill < FREE.fill) return false;
  if (thing.wallShare > FREE.wall || parts.length < FREE.parts || sizesOf(parts) < FREE.sizes) return false;
  const cooking = names.length === 0 || names.some((t) => COOKING.has(t));
  return !cooking || thing.fill < ISLAND.fill || parts.length >= ISLAND.parts;
}

/** Kitchens stand a line's width off their wall: one side that follows a wall is enough. */
function isBesideWall({ shape }: Piece, { distance, walls, ppm }: Surroundings): boolean {
  return shape.corners.some(([ax, ay], k) => {
    const [bx, by] = shape.corners[(k + 1) % 4]!;
    const near = ALONG.filter((s) => {
      const [x, y] = [Math.round(ax + s * (bx - ax)), Math.round(ay + s * (by - ay))];
      return (distance()[y * walls.width + x] ?? 0) / 3 / ppm < BESIDE_M;
    });
    return near.length > ALONG.length / 2;
  });
}

function isJoined(thing: Piece, parts: readonly Piece[], names: readonly RoomType[], around: Surroundings): boolean {
  if (names.length === 0 || !names.every((t) => RESTING.has(t) || t === 'closet')) return false;
  if (!within(thing.long, JOINED.long) || !within(thing.short, JOINED.short)) return false;
  if (parts.length < JOINED.parts || sizesOf(parts) < JOINED.sizes) return false;
  return parts.some((p) => fromWall(p, around) > JOINED.reach);
}

/** How many different sizes the parts have. */
function sizesOf(parts: readonly Piece[]): number {
  const sizes: number[] = [];
  for (const { area } of parts) if (!sizes.some((s) => Math.abs(area / s - 1) < ONE_SIZE)) sizes.push(area);
  return sizes.length;
}

/** From the middle of a part to the nearest wall, metres. */
function fromWall({ shape }: Piece, { distance, walls, ppm }: Surroundings): number {
  const [x, y] = [Math.round(shape.middle[0]), Math.round(shape.middle[1])];
  return (distance()[y * walls.width + x] ?? 0) / 3 / ppm;
}

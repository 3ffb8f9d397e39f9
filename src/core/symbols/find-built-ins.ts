import type { RoomType } from '../plan/schema.ts';
import type { Bitmap } from '../sheet/types.ts';
import { findKitchen } from './find-kitchen.ts';
import type { Found } from './find-table-sets.ts';
import { findWet } from './find-wet.ts';
import type { Piece } from './pieces.ts';
import { strongest } from './strongest.ts';
import { wallSides } from './wall-sides.ts';

export interface BuiltInInput {
  readonly walls: Bitmap;
  /** Room index + 1 a pixel. */
  readonly labels: Uint16Array;
  /** What the texts of each room name it, and its floor in square metres. */
  readonly types: readonly (readonly RoomType[])[];
  readonly floors: readonly number[];
  readonly ppm: number;
}

const WET: ReadonlySet<RoomType> = new Set(['bathroom', 'wc', 'utility']);
const COOKING: ReadonlySet<RoomType> = new Set(['kitchen', 'living-kitchen']);
/** A room without a name may be a wet room up to this floor, square metres. */
const WET_M2 = 12;
/** Substantial shapes against a wall that were not recognised, metres and square metres: things still stand there. */
const UNKNOWN = { long: [0.35, 2.1], short: [0.28, 1.0], area: 0.14, fill: 0.85, solid: 0.93, share: 0.35 };

/** Depth of worktops, metres. */
const WORKTOP = [0.48, 0.75];

/**
 * Built-in fixtures by room: a symbol counts only where shape, size, contact with walls and the name of the room agree.
 * In wet rooms and kitchens what stands against a wall and was not recognised is reported as `built-in`.
 */
export function findBuiltIns(cells: readonly Piece[], { walls, labels, types, floors, ppm }: BuiltInInput): Found[] {
  const found: Found[] = [];
  types.forEach((names, room) => {
    const own = cells.filter((c) => c.room === room);
    if (own.length === 0) return;
    const site = { cells: own, floor: floors[room], ppm, sides: (p: Piece) => wallSides(p, walls, labels, ppm) };
    const wet = names.some((t) => WET.has(t));
    const cooking = names.some((t) => COOKING.has(t));
    const unnamed = names.length === 0 && floors[room] < WET_M2;
    const seen: Found[] = [];
    if (wet || unnamed) {
      const fixtures = findWet(site);
      // A room without a name is a wet room only by a toilet and something else, or a bath.
      if (wet || fixtures.some((f) => f.kind === 'toilet')) seen.push(...fixtures);
    }
    if (cooking) seen.push(...findKitchen(site));
    const kept = strongest(seen, (a, b) => !nests(a, b));
    found.push(...kept);
    if (wet || cooking) found.push(...findUnknown(own, kept, site, cooking && !wet));
  });
  return found;
}

/** Sinks and hobs lie in counters. */
const nests = (a: Found, b: Found) => (a.kind === 'kitchen-counter') !== (b.kind === 'kitchen-counter');

/** As deep as a worktop or a part of one between its sink and its hob. */
const isWorktop = (c: Piece) =>
  (c.short > WORKTOP[0] && c.short < WORKTOP[1]) || (c.long > WORKTOP[0] && c.long < WORKTOP[1]);

function findUnknown(
  cells: readonly Piece[],
  known: readonly Found[],
  { floor, sides }: { floor: number; sides: (p: Piece) => boolean[] },
  cooking: boolean,
): Found[] {
  const rest = cells.filter(
    (c) =>
      c.long > UNKNOWN.long[0] && c.long < UNKNOWN.long[1] && c.short > UNKNOWN.short[0] && c.short < UNKNOWN.short[1] &&
      c.area > UNKNOWN.area && c.area < UNKNOWN.share * floor && c.fill > UNKNOWN.fill &&
      c.shape.areaPx > UNKNOWN.solid * c.shape.hullAreaPx,
  ); // biome-ignore format: a condition
  const against = rest.filter((c) => {
    const touched = sides(c).filter(Boolean).length;
    return touched > 0 && touched < 4;
  });
  const all = [
    ...known,
    ...against.map(
      (c): Found => ({ kind: cooking && isWorktop(c) ? 'kitchen-counter' : 'built-in', pieces: [c], confidence: 0.3 }),
    ),
  ];
  return strongest(all).filter((f) => !known.includes(f));
}

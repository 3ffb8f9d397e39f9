import { COOKING } from '../naming/cooking.ts';
import type { RoomType } from '../plan/schema.ts';
import type { Bitmap } from '../sheet/types.ts';
import { findFireplaces } from './find-fireplaces.ts';
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
/** A room without a name may be a wet room up to this floor, square metres. */
const WET_M2 = 12;
/** Substantial shapes against a wall that were not recognised, metres and square metres: things still stand there. */
const UNKNOWN = { long: [0.35, 2.1], short: [0.28, 1.0], area: 0.14, fill: 0.85, solid: 0.93, share: 0.35 };

/** Cisterns and drip trays are narrower than this, and this near to the floor of their room; metres. */
const NARROW_M = 0.3;
const BESIDE_M = 0.15;
/** Depth of worktops, metres. */
const WORKTOP = [0.48, 0.75];

/**
 * Built-in fixtures by room: a symbol counts only where shape, size, contact with walls and the name of the room agree.
 * In wet rooms and kitchens what stands against a wall and was not recognised is reported as `built-in`.
 */
export function findBuiltIns(cells: readonly Piece[], { walls, labels, types, floors, ppm }: BuiltInInput): Found[] {
  const found: Found[] = [];
  const roomOf = new Map(cells.map((c) => [c, c.room < 0 ? besideRoom(c, walls.width, labels, ppm) : c.room]));
  types.forEach((names, room) => {
    const own = cells.filter((c) => roomOf.get(c) === room);
    if (own.length === 0) return;
    const site = { cells: own, floor: floors[room]!, ppm, sides: (p: Piece) => wallSides(p, walls, labels, ppm) };
    const wet = names.some((t) => WET.has(t));
    const cooking = names.some((t) => COOKING.has(t));
    const unnamed = names.length === 0 && site.floor < WET_M2;
    const seen: Found[] = [];
    if (wet || unnamed) {
      const fixtures = findWet(site);
      // A room without a name is a wet room only by a toilet and something else, or a bath.
      if (wet || hasKind(fixtures, 'toilet')) seen.push(...fixtures);
    }
    const kitchen = cooking || !wet ? findKitchen(site) : [];
    // Other rooms have a kitchen only by a hob and something to work on.
    if (cooking || (hasKind(kitchen, 'hob') && (hasKind(kitchen, 'sink') || hasKind(kitchen, 'kitchen-counter'))))
      seen.push(...kitchen);
    if (!wet) seen.push(...findFireplaces(site));
    const kept = strongest(seen, (a, b) => !nests(a, b));
    found.push(...kept);
    if (wet || cooking) found.push(...findUnknown(own, kept, site, cooking && names.every((t) => t === 'kitchen')));
  });
  return found;
}

const hasKind = (found: readonly Found[], kind: string) => found.some((f) => f.kind === kind);

/** The room that a shape without one stands against: narrow things along a wall are often taken for a part of it. */
function besideRoom({ shape, short }: Piece, width: number, labels: Uint16Array, ppm: number): number {
  if (short > NARROW_M) return -1;
  const [x, y] = shape.middle;
  for (const [i, a] of shape.corners.entries()) {
    const b = shape.corners[(i + 1) % 4]!;
    const out = [(a[0] + b[0]) / 2 - x, (a[1] + b[1]) / 2 - y];
    const share = 1 + (BESIDE_M * ppm) / (Math.hypot(out[0]!, out[1]!) || 1);
    const label = labels[Math.round(y + out[1]! * share) * width + Math.round(x + out[0]! * share)];
    if (label) return label - 1;
  }
  return -1;
}

/** Sinks and hobs lie in counters. */
const isTop = ({ kind }: Found) => kind === 'kitchen-counter' || kind === 'island';
const nests = (a: Found, b: Found) => isTop(a) !== isTop(b);

/** As deep as a worktop or a part of one between its sink and its hob. */
const isWorktop = (c: Piece) =>
  (c.short > WORKTOP[0]! && c.short < WORKTOP[1]!) || (c.long > WORKTOP[0]! && c.long < WORKTOP[1]!);

function findUnknown(
  cells: readonly Piece[],
  known: readonly Found[],
  { floor, sides }: { floor: number; sides: (p: Piece) => boolean[] },
  cooking: boolean,
): Found[] {
  const rest = cells.filter(
    (c) =>
      c.long > UNKNOWN.long[0]! && c.long < UNKNOWN.long[1]! && c.short > UNKNOWN.short[0]! && c.short < UNKNOWN.short[1]! &&
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

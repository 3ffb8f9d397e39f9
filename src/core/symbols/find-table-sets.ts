import { alike, type Piece, seenFrom } from './pieces.ts';

export interface Found {
  readonly kind: string;
  readonly pieces: Piece[];
  readonly confidence: number;
  /** Drawn in dashes: the network knows such lines badly. */
  readonly dashed?: boolean;
}

/** Sizes in metres, with room for drawings whose scale is only guessed. Tables from bistro to conference size. */
const TABLE = { long: [0.55, 3.6], short: [0.45, 1.8], fill: 0.7, wall: 0.4 };
/** A seat: from what shows of a chair pushed under the table, to a wide armchair. */
const SEAT = { long: [0.28, 0.85], short: [0.1, 0.75] };
/** A seat stands this far from the edge of the table at most (to its middle), and overlaps it no more than this. */
const REACH = { out: 0.65, in: 0.06 };
/** A table is at least this much larger than one of its seats. */
const LARGER = 1.7;
/** How sure a table is with 2, 3, 4 and more seats. */
const SURE = [0, 0, 0.5, 0.75, 0.95];

/** Tables with chairs: several shapes of one size around a larger one. */
export function findTableSets(pieces: readonly Piece[], ppm: number): Found[] {
  const tables = pieces.filter(
    (p) =>
      within(p.long, TABLE.long) && within(p.short, TABLE.short) && p.fill > TABLE.fill && p.wallShare < TABLE.wall,
  );
  const seats = pieces.filter(
    (p) => within(p.long, SEAT.long) && within(p.short, SEAT.short) && p.fill > 0.5 && p.wallShare < 0.1,
  );
  const found: Found[] = [];
  for (const table of tables.toSorted((a, b) => b.area - a.area)) {
    const around = seats.filter(
      (s) =>
        s !== table &&
        (s.room === table.room || (table.thing < 0 && (s.room < 0 || table.room < 0))) &&
        table.area > LARGER * s.area &&
        sideOf(table, s, ppm),
    );
    const set = largestAlike(around);
    if (set.length < 2) continue;
    const sides = new Set(set.map((s) => sideOf(table, s, ppm)));
    let confidence = SURE[Math.min(set.length, SURE.length - 1)]!;
    // All on one side of a table at the wall: stools at a counter as much as drawers in a row.
    if (sides.size === 1 && set.length > 2) confidence *= 0.8;
    if (sides.size === 1 && set.length === 2) confidence *= 0.5;
    if (found.some((f) => f.pieces.some((p) => p === table || set.includes(p)))) continue;
    found.push({ kind: 'table with chairs', pieces: [table, ...set], confidence });
  }
  return found;
}

/** On which side of the table a seat stands: e(nd), E(nd), s(ide), S(ide); empty when it does not stand at the table. */
function sideOf(table: Piece, seat: Piece, ppm: number): string {
  const { u, v } = seenFrom(table.shape, seat.shape.middle, ppm);
  const [du, dv] = [Math.abs(u) - table.long / 2, Math.abs(v) - table.short / 2];
  const round = table.fill < 0.84 && table.long / table.short < 1.25;
  if (round) {
    const off = Math.hypot(u, v) - (table.long + table.short) / 4;
    if (off < -REACH.in || off > REACH.out) return '';
    return Math.abs(u) > Math.abs(v) ? (u > 0 ? 'e' : 'E') : v > 0 ? 's' : 'S';
  }
  if (du > -REACH.in && du < REACH.out && dv < 0) return u > 0 ? 'e' : 'E';
  if (dv > -REACH.in && dv < REACH.out && du < 0) return v > 0 ? 's' : 'S';
  return '';
}

/** The most seats of one size that do not lie in each other (a seat and its own back are both pieces). */
function largestAlike(seats: readonly Piece[]): Piece[] {
  let best: Piece[] = [];
  for (const model of seats) {
    const set: Piece[] = [];
    for (const s of seats) {
      if (!alike(model, s)) continue;
      const apart = set.every(
        (o) =>
          Math.hypot(o.shape.middle[0] - s.shape.middle[0], o.shape.middle[1] - s.shape.middle[1]) >
          0.6 * model.shape.longPx,
      );
      if (apart) set.push(s);
    }
    if (set.length > best.length) best = set;
  }
  return best;
}

export const within = (value: number, range: readonly number[]) => value >= range[0]! && value <= range[1]!;

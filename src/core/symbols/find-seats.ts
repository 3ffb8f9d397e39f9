import { type Found, within } from './find-table-sets.ts';
import { marginsIn, type Piece } from './pieces.ts';

/** Metres. Sofas for two to four, and armchairs. */
const SOFA = { long: [1.15, 3.3], short: [0.55, 1.25] };
const ARMCHAIR = { long: [0.45, 1.2], short: [0.42, 1.1] };
/** Thickest back or arm, what the open side has (a line), and how much more the others have at least. */
const REST = 0.45;
const OPEN = 0.06;
const STEP = 0.06;

/** A seat is open to the room, not to a wall. */
const TOUCHES = 0.08;
/** More of the outline on walls: a machine or a cupboard in its niche. */
const IN_ALCOVE = 0.35;

/** Sofas and armchairs: a seat with a back and two arms around it, its fourth side open. */
export function findSeats(pieces: readonly Piece[], ppm: number): Found[] {
  const found: Found[] = [];
  const things = pieces.filter(
    (p) =>
      p.whole &&
      p.fill > 0.75 &&
      p.wallShare < IN_ALCOVE &&
      (within(p.short, SOFA.short) || within(p.short, ARMCHAIR.short)),
  );
  for (const thing of things) {
    const cells = pieces.filter((p) => !p.whole && p.thing === thing.thing);
    const sofa = within(thing.long, SOFA.long) && within(thing.short, SOFA.short);
    if (!sofa && !within(thing.long, ARMCHAIR.long)) continue;
    const seat = cells.find(
      (c) => c.area > 0.2 * thing.area && c.wallShare < TOUCHES && isOpenSeat(thing, seatOf(c, cells), ppm),
    );
    if (seat) found.push({ kind: sofa ? 'sofa' : 'armchair', pieces: [thing], confidence: sofa ? 0.75 : 0.5 });
    else if (hasRests(thing, cells, ppm))
      found.push({ kind: sofa ? 'sofa' : 'armchair', pieces: [thing], confidence: sofa ? 0.7 : 0.5 });
  }
  return found;
}

/** A seat is drawn as one cushion, or as two or three of one size. */
function seatOf(cell: Piece, cells: readonly Piece[]): Piece[] {
  return cells.filter((c) => Math.abs(c.area / cell.area - 1) < 0.2 && Math.abs(c.short / cell.short - 1) < 0.2);
}

/** Three sides have a rest of some thickness, the fourth has none; a basin or a bath has a rim on all four. */
function isOpenSeat(thing: Piece, cushions: readonly Piece[], ppm: number): boolean {
  const all = cushions.map((c) => marginsIn(thing.shape, c.shape, ppm));
  const margins = [0, 1, 2, 3].map((side) => Math.min(...all.map((m) => m[side]!)));
  if (cushions.some((c) => c.fill < 0.7)) return false;
  const [front, arm, , back] = margins.toSorted((p, q) => p - q) as [number, number, number, number];
  return front > -0.05 && front < OPEN && arm > front + STEP && back < REST;
}

/** Narrow cells along a long side and both ends. */
function hasRests(thing: Piece, cells: readonly Piece[], ppm: number): boolean {
  const strips = cells.filter((c) => c.short < 0.4 && c.fill > 0.7 && c.long / c.short > 1.4);
  const sides = new Set<number>();
  for (const strip of strips) {
    const margins = marginsIn(thing.shape, strip.shape, ppm);
    const wide = [thing.long - margins[0] - margins[1], thing.short - margins[2] - margins[3]];
    margins.forEach((m, side) => {
      const alongEnd = side < 2;
      const covers = alongEnd
        ? wide[1]! > 0.55 * thing.short && wide[0]! < 0.4
        : wide[0]! > 0.5 * thing.long && wide[1]! < 0.4;
      if (Math.abs(m) < 0.08 && covers) sides.add(side);
    });
  }
  return sides.has(0) && sides.has(1) && (sides.has(2) || sides.has(3));
}

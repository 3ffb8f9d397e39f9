import { distance, lengthOf, project, type Segment } from '../geometry/segment.ts';
import { findBeds } from './find-beds.ts';
import { findSofas } from './find-sofas.ts';
import { type Found, findTableSets } from './find-table-sets.ts';
import type { Piece } from './pieces.ts';
import { strongest } from './strongest.ts';

/** A shape with this many others of its size around it, within so many of its lengths, is a tile, a board or a step. */
const PATTERN = { others: 5, within: 2.2, alike: 0.2 };
/** More shapes of about one size than this in a room, and for each piece of a finding, are a floor. */
const TILED = { alike: 0.4, most: 4, each: 3 };
/** Furniture is drawn in full shapes: rectangles and ellipses, the latter with little between them and their hull. */
const SOLID = 0.9;
/** Tables are rectangles or round; what is between them is the floor between other lines. */
const TABLE_FILL = { rectangle: 0.9, round: [0.72, 0.84] };
/** Two shapes across a third are too few when nothing but lines is known. */
const THREE_CHAIRS = 3;

/** An opening with half the width of its wall. */
export interface Gap extends Segment {
  readonly halfPx: number;
}

/** Rooms by index: bedrooms by name, and halls that are larger than any room that beds stand in. */
export interface CellRooms {
  readonly bedrooms: ReadonlySet<number>;
  readonly halls: ReadonlySet<number>;
  readonly openings: readonly Gap[];
}

/**
 * Furniture among closed shapes of which it is not known what they belong to. More is asked of them than of things that stand
 * alone, because floors between lines, tiles, steps and door swings are closed shapes too.
 */
export function findInCells(cells: readonly Piece[], { bedrooms, halls, openings }: CellRooms, ppm: number): Found[] {
  const shapes = cells.filter((c) => !isPatterned(c, cells));
  // Outside of the rooms that were found lie porches and dimensions, whose fields may be as large as beds.
  const inRooms = shapes.filter((c) => c.room >= 0 && !halls.has(c.room));
  const solid = shapes.filter(
    (c) => c.shape.areaPx > SOLID * c.shape.hullAreaPx && !openings.some((opening) => isIn(opening, c)),
  );
  const sets = findTableSets(solid, ppm).flatMap((set): Found[] => {
    const [table, ...seats] = set.pieces;
    return table && seats.length >= THREE_CHAIRS && isTable(table) && onBothSides(table, seats) ? [set] : [];
  });
  const found = [...sets, ...findBeds(inRooms, bedrooms, ppm), ...findSofas(shapes, ppm)];
  return strongest(found.filter((f) => !isTiled(f, cells)));
}

/** Worn tiles differ in size: the room is full of shapes about as large as the smallest ones that were taken for furniture. */
function isTiled({ pieces }: Found, cells: readonly Piece[]): boolean {
  const least = pieces.reduce((small, p) => (p.area < small.area ? p : small));
  const like = cells.filter((c) => c.room === least.room && Math.abs(c.area / least.area - 1) < TILED.alike);
  return like.length > TILED.most + TILED.each * pieces.length;
}

/** The paper between the jambs of a door or between the lines of a window. */
function isIn(opening: Gap, { shape }: Piece): boolean {
  const { along } = project(opening, shape.middle);
  const inWall = shape.corners.every((p) => Math.abs(project(opening, p).beside) < opening.halfPx);
  return inWall && along > 0 && along < lengthOf(opening);
}

function isPatterned(cell: Piece, cells: readonly Piece[]): boolean {
  const reach = PATTERN.within * cell.shape.longPx;
  let others = 0;
  for (const c of cells) {
    if (
      c === cell ||
      Math.abs(c.long / cell.long - 1) > PATTERN.alike ||
      Math.abs(c.short / cell.short - 1) > PATTERN.alike
    )
      continue;
    if (distance(c.shape.middle, cell.shape.middle) < reach && ++others >= PATTERN.others) return true;
  }
  return false;
}

function isTable({ fill, long, short }: Piece): boolean {
  if (fill > TABLE_FILL.rectangle) return true;
  return fill > TABLE_FILL.round[0]! && fill < TABLE_FILL.round[1]! && long / short < 1.6;
}

/** Two of the seats face each other across the table. */
function onBothSides(table: Piece, seats: readonly Piece[]): boolean {
  const [x, y] = table.shape.middle;
  return seats.some((a) =>
    seats.some((b) => {
      const [ax, ay, bx, by] = [
        a.shape.middle[0] - x,
        a.shape.middle[1] - y,
        b.shape.middle[0] - x,
        b.shape.middle[1] - y,
      ];
      return ax * bx + ay * by < -0.8 * Math.hypot(ax, ay) * Math.hypot(bx, by);
    }),
  );
}

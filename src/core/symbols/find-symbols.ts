import { once } from '../once.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import { countSet, createBitmap, subtract, unite } from '../raster/bitmap.ts';
import { distanceThirds } from '../raster/distance.ts';
import { open } from '../raster/morphology.ts';
import { findFlights } from '../rooms/find-flights.ts';
import type { Bitmap, Page, PointPx } from '../sheet/types.ts';
import { pixelsPerMetre } from '../structure/pixels-per-metre.ts';
import type { OpeningPx, RoomsPx, SymbolPx, Symbols, WallsPx } from '../structure/types.ts';
import type { TextRun } from '../texts/types.ts';
import { eraseSpirals } from '../walls/erase-spirals.ts';
import { faintInk } from './faint-ink.ts';
import { findBeds } from './find-beds.ts';
import { findBuiltIns } from './find-built-ins.ts';
import { findCells } from './find-cells.ts';
import { findDashedBeds } from './find-dashed-beds.ts';
import { findDetailed } from './find-detailed.ts';
import { findDrawn } from './find-drawn.ts';
import { findFixtures } from './find-fixtures.ts';
import type { Ground } from './find-floor.ts';
import { findInCells } from './find-in-cells.ts';
import { findIndoors } from './find-indoors.ts';
import { findLoose, namesIn } from './find-loose.ts';
import { findRoundTables } from './find-round-tables.ts';
import { findSeats } from './find-seats.ts';
import { type Found, findTableSets } from './find-table-sets.ts';
import { findPlainTables, holdsText } from './find-tables.ts';
import { isSteps, openStairs } from './open-stairs.ts';
import { findPieces, type Piece } from './pieces.ts';
import { spiralStairs } from './spiral-stairs.ts';
import { standsInRoom } from './stands-in-room.ts';
import { covers, strongest } from './strongest.ts';
import { symbolInk } from './symbol-ink.ts';
import { weighSeen } from './weigh-seen.ts';

/** A solid wall is at least this many strokes thick. */
const SOLID_STROKES = 2.6;
/** With fewer rooms the walls were not understood, and everything on the drawing is looked at. */
const FEW_ROOMS = 2;
/** What a first look found counts when it is this sure. */
const SURE = 0.5;
/** Breaks in outlines that are closed, metres: of worn lines, and of dashed ones. */
const WORN_M = 0.04;
const DASHED_M = 0.12;
/** No bedroom is as large, square metres. */
const HALL_M2 = 70;
/** Fixtures that can be told without the name of their room. */
const BY_SHAPE: ReadonlySet<string> = new Set(['stairs', 'spiral-stairs', 'wardrobe']);
/** Fixtures that are surer than this are no furniture. */
const KNOWN = 0.5;
/** A shape in the middle of a fixture is a part of it, unless it is so much larger. */
const LARGER = 1.3;
/** What was found is enough to look no further when it comes to this together: a little more than a furnished plan takes. */
const ENOUGH = 0.7;
/** With less of the walls hollow, a second look sees nothing new. */
const HOLLOW_SHARE = 0.08;
/** A closed shape from here on that is named as a room is one, not a bath; square metres. */
const CLOSET_M2 = 0.6;
/** What only a second look finds is less sure. */
const SECOND_LOOK = 0.7;
/** Where there are more rooms than in a dwelling, more shapes look like furniture by chance. */
const DWELLING_ROOMS = 60;

/**
 * What is drawn inside the rooms: built-in fixtures and loose furniture, each with how sure it is. Sizes are judged by the
 * scale where it is known, else by the doors or the walls. What the network sees in their place weighs pieces of furniture
 * at every look: one that it doubts does not end the search.
 */
export function findSymbols(
  page: Page,
  walls: WallsPx,
  openings: readonly OpeningPx[],
  rooms: RoomsPx,
  texts: readonly TextRun[],
  metresPerPixel?: number,
  classes?: PixelClasses,
): Symbols {
  const ppm = pixelsPerMetre(walls, openings, metresPerPixel);
  // Pairs of treads look like seats.
  const faint = eraseSpirals(faintInk(page), walls.spirals, page.strokePx);
  const { ink, walls: body } = symbolInk(page, faint, walls, openings, ppm);
  const area = findIndoors(rooms, body, openings);
  const found = readSymbols(ink, { area, walls: body, labels: rooms.labels }, page, rooms, texts, ppm);
  const anywhere = unite(area, body);
  const cellsWith = (gap: number) => findCells(faint, anywhere, rooms.labels, gap * ppm, ppm);
  const cells = cellsWith(WORN_M);
  const floors = rooms.rooms.map((room) => room.areaPx / (ppm * ppm));
  const roomNames = findNamesButBaths(texts);
  const halls = new Set(floors.flatMap((floor, i) => (floor > HALL_M2 ? [i] : [])));
  const fixtures = [
    ...found.fixtures.filter((f) => BY_SHAPE.has(f.kind)),
    ...findBuiltIns(
      cells.filter((c) => c.area < CLOSET_M2 || !roomNames.some((t) => holdsText(c, t, ppm))),
      {
        walls: body,
        labels: rooms.labels,
        types: rooms.rooms.map((room) => namesIn(room.texts)),
        floors,
        ppm,
      },
    ),
  ];
  const known = fixtures.filter((f) => f.confidence > KNOWN).flatMap((f) => f.pieces.map((p) => sized(p, f.kind)));
  const flights = findFlights(walls.lines, walls.doorPx, classes);
  const steps = openStairs(
    flights.filter((flight) => !known.some((p) => isSteps(p, flight))),
    rooms,
  );
  const isKnown = (cell: Piece) =>
    known.some((p) => covers(p, cell) && cell.area < LARGER * p.area) ||
    flights.some((flight) => isSteps(cell, flight));
  const isLoose = (f: Found) =>
    f.pieces.filter(isKnown).length <= f.pieces.length / 2 && standsInRoom(outlineOf(f.pieces), rooms);
  const first = found.furniture.filter(isLoose);
  const weigh = (pieces: readonly Found[]) => {
    const symbols = pieces.map(toSymbol);
    return classes ? weighSeen(symbols, classes) : symbols;
  };
  const answer = (more: readonly Found[]) => ({
    fixtures: [...fixtures.map(toSymbol), ...steps, ...spiralStairs(walls.spirals, rooms)],
    furniture: weigh(strongest([...first, ...more.filter(isLoose)])),
  });
  if (sum(weigh(first).filter((f) => f.confidence >= SURE)) >= ENOUGH) return answer([]);
  const gaps = openings.map(({ from, to, wall }) => {
    const thick = walls.walls[wall]?.thicknessPx ?? walls.thicknessPx;
    return { from, to, halfPx: 0.6 * thick + page.strokePx };
  });
  const byChance = Math.min(1, DWELLING_ROOMS / rooms.rooms.length);
  const lessSure = (list: readonly Found[], share: number) =>
    list.map((f) => ({ ...f, confidence: f.confidence * share }));
  const bedrooms = findBedrooms(rooms);
  for (const closed of [cells, cellsWith(DASHED_M)]) {
    const loose = findLoose(closed, { fixtures: found.fixtures, rooms, texts, ppm }).filter((c) => !isKnown(c));
    const inCells = [
      ...findInCells(loose, { bedrooms, halls, openings: gaps }, ppm),
      ...findRoundTables(loose, faint, texts, ppm),
      ...findDashedBeds(loose, cells, bedrooms, ppm),
    ];
    if (byChance * sum(weigh(inCells)) > ENOUGH) return answer(lessSure(inCells, byChance));
  }
  // Outlined furniture looks like outlined walls: a second look takes only solid walls for walls.
  const solid = { ...walls, mask: open(page.ink, Math.max(3, Math.round(SOLID_STROKES * page.strokePx))) };
  const isFew = rooms.rooms.length < FEW_ROOMS;
  if (!isFew && countSet(subtract(walls.mask, solid.mask)) < HOLLOW_SHARE * countSet(walls.mask)) return answer([]);
  const leaves = openings.filter((o) => o.swing);
  const second = symbolInk(page, faint, solid, leaves, ppm);
  const wide = isFew ? boxOf(page) : anywhere;
  const ground = { area: subtract(wide, second.walls), walls: second.walls, labels: rooms.labels };
  const again = readSymbols(second.ink, ground, page, rooms, texts, ppm);
  return answer(lessSure(again.furniture, SECOND_LOOK * byChance));
}

/** A fireplace is its whole rectangle, though its front goes around the hearth. */
function sized(piece: Piece, kind: Found['kind']): Piece {
  return kind === 'fireplace' ? { ...piece, area: piece.long * piece.short } : piece;
}

interface Reading {
  readonly fixtures: Found[];
  readonly furniture: Found[];
}

function readSymbols(
  ink: Bitmap,
  ground: Ground,
  page: Page,
  rooms: RoomsPx,
  texts: readonly TextRun[],
  ppm: number,
): Reading {
  const drawn = findDrawn(ink, ground, page.strokePx, ppm);
  const pieces = findPieces(drawn, ppm);
  const fixtures = findFixtures(drawn, pieces, ppm);
  const loose = findLoose(pieces, { fixtures, rooms, texts, ppm });
  const names = rooms.rooms.map((room) => namesIn(room.texts));
  const bedrooms = findBedrooms(rooms);
  const furniture = strongest([
    ...findTableSets(loose, ppm),
    ...findBeds(loose, bedrooms, ppm),
    ...findSeats(loose, ppm),
    ...findDetailed(loose, { names, distance: once(() => distanceThirds(ground.walls)), walls: ground.walls, ppm }),
    ...findPlainTables(loose, texts, names, ppm),
  ]);
  return { fixtures: strongest(fixtures, (a, b) => a.kind === b.kind), furniture };
}

const sum = (found: readonly { confidence: number }[]) => found.reduce((total, f) => total + f.confidence, 0);

/** Texts that name rooms; "BATH" and "SHOWER" are written on fixtures too. */
function findNamesButBaths(texts: readonly TextRun[]): TextRun[] {
  return texts.filter((t) => namesIn([t]).some((type) => type !== 'bathroom'));
}

/** The part of the sheet that holds the drawing. */
function boxOf({ region, widthPx, heightPx }: Page): Bitmap {
  const box = createBitmap(widthPx, heightPx);
  for (let y = region.y0; y < region.y1; y++) box.data.fill(1, y * widthPx + region.x0, y * widthPx + region.x1);
  return box;
}

/** Rooms that are called bedrooms and nothing else. */
function findBedrooms({ rooms }: RoomsPx): Set<number> {
  const found = new Set<number>();
  rooms.forEach((room, i) => {
    const types = namesIn(room.texts).filter((type) => type !== 'closet');
    if (types.length > 0 && types.every((type) => type === 'bedroom' || type === 'children')) found.add(i);
  });
  return found;
}

function toSymbol({ kind, pieces, confidence, dashed }: Found): SymbolPx {
  return { kind, room: pieces[0]!.room, outline: outlineOf(pieces), confidence, ...(dashed && { dashed }) };
}

/** The rectangle of the largest piece grown to hold all others, in its direction. */
function outlineOf(pieces: readonly Piece[]): PointPx[] {
  const main = pieces.reduce((best, p) => (p.area > best.area ? p : best));
  if (pieces.length === 1) return main.shape.corners;
  const [c, s] = [Math.cos(main.shape.turn), Math.sin(main.shape.turn)];
  const seen = pieces.flatMap((p) => p.shape.corners).map(([x, y]): PointPx => [x * c + y * s, y * c - x * s]);
  const [u0, u1] = [Math.min(...seen.map((p) => p[0])), Math.max(...seen.map((p) => p[0]))];
  const [v0, v1] = [Math.min(...seen.map((p) => p[1])), Math.max(...seen.map((p) => p[1]))];
  const back = (u: number, v: number): PointPx => [u * c - v * s, u * s + v * c];
  return [back(u0, v0), back(u1, v0), back(u1, v1), back(u0, v1)];
}

import { COOKING } from '../naming/cooking.ts';
import type { RoomType } from '../plan/schema.ts';
import type { TextRun } from '../texts/types.ts';
import { type Found, within } from './find-table-sets.ts';
import { type Piece, seenFrom } from './pieces.ts';

/** Metres and square metres. Coffee and side tables, rugs, poufs: closed plain shapes in the middle of a room. */
const TABLE = { long: [0.38, 2.6], short: [0.3, 1.8], fill: 0.72, area: 0.24 };
/** One alone may be a hatch, a light or an island; several are furniture. */
const DOUBTFUL = 0.35;
/** One plain rectangle of such a size, metres, in a kitchen is its island: tables stand there with chairs. */
const ISLAND = { long: [1.1, 2.6], short: [0.5, 1.3], fill: 0.85 };

/** Plain closed shapes in a room that touch no wall and hold no text. `names` are what each room is called, by its index. */
export function findPlainTables(
  pieces: readonly Piece[],
  texts: readonly TextRun[],
  names: readonly (readonly RoomType[])[],
  ppm: number,
): Found[] {
  const plain = pieces.filter(
    (p) =>
      p.whole &&
      p.room >= 0 &&
      p.wallShare === 0 &&
      within(p.long, TABLE.long) &&
      within(p.short, TABLE.short) &&
      p.fill > TABLE.fill &&
      p.area > TABLE.area &&
      p.shape.areaPx > 0.9 * p.shape.hullAreaPx,
  );
  const free = plain.filter((p) => !texts.some((t) => holdsText(p, t, ppm)));
  const islands = new Map<number, Piece>();
  for (const p of free) {
    const isLargest = p.area > (islands.get(p.room)?.area ?? 0);
    if (isLargest && names[p.room]!.some((type) => COOKING.has(type)) && isIsland(p)) islands.set(p.room, p);
  }
  return free.flatMap((p) => (islands.get(p.room) === p ? [] : [{ kind: 'table', pieces: [p], confidence: DOUBTFUL }]));
}

function isIsland({ long, short, fill }: Piece): boolean {
  return within(long, ISLAND.long) && within(short, ISLAND.short) && fill > ISLAND.fill;
}

/** Any part of the text lies in the shape. */
export function holdsText(piece: Piece, { box }: TextRun, ppm: number): boolean {
  const [y, w] = [(box.y0 + box.y1) / 2, box.x1 - box.x0];
  return [0.1, 0.3, 0.5, 0.7, 0.9].some((share) => {
    const { u, v } = seenFrom(piece.shape, [box.x0 + share * w, y], ppm);
    return Math.abs(u) < piece.long / 2 && Math.abs(v) < piece.short / 2;
  });
}

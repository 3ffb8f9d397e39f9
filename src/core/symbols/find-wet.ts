import { distance } from '../geometry/segment.ts';
import { type Found, within } from './find-table-sets.ts';
import { marginsIn, type Piece, seenFrom, turnBetween } from './pieces.ts';

/** The closed shapes of one room. */
export interface Site {
  readonly cells: readonly Piece[];
  /** Square metres. */
  readonly floor: number;
  readonly ppm: number;
  readonly sides: (piece: Piece) => boolean[];
}

/** Sizes in metres, from the usual European and American products. */
const BOWL = { long: [0.24, 0.62], short: [0.15, 0.48], fill: [0.66, 0.97] };
const CISTERN = { long: [0.24, 0.65], short: [0.08, 0.3] };
const TUB = { long: [1.2, 2.05], short: [0.45, 1.0], fill: 0.78, ratio: 1.5 };
const TRAY = { long: [0.65, 1.45], short: [0.6, 1.1] };
const MACHINE = { long: [0.5, 0.75], short: [0.45, 0.7], drum: [0.25, 0.55] };
const BASIN = {
  long: [0.18, 0.65],
  short: [0.09, 0.5],
  rim: [0.3, 1.3],
  rimShort: [0.22, 0.65],
  margin: 0.07,
  bowl: 0.24,
};
/** Bowls are wider than deep; round things are boilers and drains as well. */
const OBLONG = 1.12;
/** Trays are about as wide as long. */
const TRAY_RATIO = 1.4;
/** No fixture takes more of the floor of its room. */
const SHARE = 0.5;

/** Toilets, baths, showers, basins and washing machines among the closed shapes of a wet room. */
export function findWet(site: Site): Found[] {
  const { cells, floor, ppm, sides } = site;
  const found: Found[] = [];
  const add = (kind: string, pieces: Piece[], confidence: number) => found.push({ kind, pieces, confidence });
  const touched = (p: Piece) => sides(p).filter(Boolean).length;
  for (const cell of cells) {
    if (cell.area > SHARE * floor) continue;
    const rim = rimOf(cell, cells, ppm);
    if (isBowl(cell)) {
      const cistern = cells.find((c) => c !== cell && isCistern(c, cell, ppm));
      if (cistern && touched(cistern) > 0) add('toilet', rim && rim.long < 0.8 ? [cell, cistern, rim] : [cell, cistern], 0.85); // biome-ignore format: one line reads better
    }
    if (isTub(cell)) {
      const outer = rim && within(rim.long, TUB.long) ? rim : cell;
      if (isCornered(sides(outer))) add('bath', [outer], rim === outer ? 0.8 : 0.6);
    }
    if (isRound(cell) && within(cell.long, MACHINE.drum) && rim && isBox(rim, MACHINE) && touched(rim) > 0)
      add('washing-machine', [rim], 0.75);
    if (isBox(cell, TRAY) && cell.fill > 0.85 && cell.long < TRAY_RATIO * cell.short && isCornered(sides(cell)))
      add('shower', [rim && isBox(rim, TRAY) ? rim : cell], rim ? 0.7 : 0.55);
    if (isBox(cell, BASIN) && cell.fill > 0.66 && cell.shape.areaPx > 0.9 * cell.shape.hullAreaPx) {
      const fits = rim && within(rim.long, BASIN.rim) && within(rim.short, BASIN.rimShort) && rim.fill < 0.85;
      if (fits && touched(rim) > 0) add('basin', [rim], 0.65);
      else if (isEllipse(cell)) {
        // A bowl without its rim lies along the wall in a basin, and across in a toilet whose cistern was not seen.
        const whole = widened(cell, BASIN.margin, ppm);
        const against = sides(whole);
        if (cell.long > OBLONG * cell.short && against.some((touches, k) => touches && isLongSide(whole, k)))
          add('basin', [whole], 0.5);
        else if (against.some(Boolean)) add('built-in', [whole], 0.3);
      }
    }
  }
  const crossed = findCrossed(cells, ppm);
  if (crossed.length && touched(boxAround(crossed, ppm)) > 0) add('shower', crossed, 0.75);
  return found;
}

/** The smallest shape that lies around another one. */
export function rimOf(cell: Piece, cells: readonly Piece[], ppm: number): Piece | undefined {
  let best: Piece | undefined;
  for (const c of cells) {
    if (c === cell || c.long > 2.2 || c.long * c.short < cell.long * cell.short || (best && c.long * c.short > best.long * best.short))
      continue; // biome-ignore format: one line reads better
    if (Math.min(...marginsIn(c.shape, cell.shape, ppm)) > -0.02 && c.area < 0.95 * c.long * c.short) best = c;
  }
  return best;
}

export const isRound = (p: Piece) => p.fill > 0.7 && p.fill < 0.86 && p.long / p.short < 1.3;

const isBox = (p: Piece, size: { long: readonly number[]; short: readonly number[] }) =>
  within(p.long, size.long) && within(p.short, size.short);

const isBowl = (p: Piece) =>
  isBox(p, BOWL) && within(p.fill, BOWL.fill) && p.long / p.short > 1.05 && p.shape.areaPx > 0.9 * p.shape.hullAreaPx;

function isCistern(cistern: Piece, bowl: Piece, ppm: number): boolean {
  if (!isBox(cistern, CISTERN) || cistern.fill < 0.7 || cistern.long / cistern.short < 1.3) return false;
  const { u, v } = seenFrom(bowl.shape, cistern.shape.middle, ppm);
  const near = Math.abs(u) > 0.4 * bowl.long && Math.abs(u) < bowl.long / 2 + cistern.short + 0.12;
  return Math.abs(v) < 0.12 && near && turnBetween(bowl.shape, cistern.shape) > 60;
}

const isTub = (p: Piece) => isBox(p, TUB) && p.fill > TUB.fill && p.long / p.short > TUB.ratio;

/** Along two walls that meet, and not all around. */
function isCornered(sides: readonly boolean[]): boolean {
  const count = sides.filter(Boolean).length;
  return count < 4 && sides.some((s, k) => s && sides[(k + 1) % 4]);
}

/** Whether the side from a corner to the next one is a long one. */
function isLongSide({ shape: { corners, longPx } }: Piece, k: number): boolean {
  return distance(corners[k]!, corners[(k + 1) % 4]!) > 0.95 * longPx;
}

const isEllipse = (p: Piece) => p.fill > 0.7 && p.fill < 0.87;

/** A shape with what is drawn around it: the rim of a basin that is cut by the bowl. */
function widened(piece: Piece, margin: number, ppm: number): Piece {
  const { shape } = piece;
  const [x, y] = shape.middle;
  const corners = shape.corners.map(([cx, cy]) => {
    const { u, v } = seenFrom(shape, [cx, cy], ppm);
    const [du, dv] = [(u + Math.sign(u) * margin) * ppm, (v + Math.sign(v) * margin) * ppm];
    const [c, s] = [Math.cos(shape.turn), Math.sin(shape.turn)];
    return [x + du * c - dv * s, y + du * s + dv * c];
  }) as Piece['shape']['corners'];
  return { ...piece, shape: { ...shape, corners } };
}

/** The rectangle around several shapes, in the direction of the first one. */
function boxAround(pieces: readonly Piece[], ppm: number): Piece {
  const first = pieces[0]!;
  const { middle, turn } = first.shape;
  const seen = pieces.flatMap((p) => p.shape.corners.map((c) => seenFrom(first.shape, c, ppm)));
  const [u0, u1] = [Math.min(...seen.map((p) => p.u)), Math.max(...seen.map((p) => p.u))];
  const [v0, v1] = [Math.min(...seen.map((p) => p.v)), Math.max(...seen.map((p) => p.v))];
  const [c, s] = [Math.cos(turn) * ppm, Math.sin(turn) * ppm];
  const at = (u: number, v: number): [number, number] => [middle[0] + u * c - v * s, middle[1] + u * s + v * c];
  const corners: Piece['shape']['corners'] = [at(u0, v0), at(u1, v0), at(u1, v1), at(u0, v1)];
  return { ...first, shape: { ...first.shape, corners, middle: at((u0 + u1) / 2, (v0 + v1) / 2) } };
}

/** Quarters of a crossed square, from a fridge to a shower; metres. */
const TRIANGLE = { long: [0.38, 1.5], short: 0.18 };

/** Four triangles of about one size around one point: a square with both diagonals. */
export function findCrossed(cells: readonly Piece[], ppm: number): Piece[] {
  const triangles = cells.filter(
    (c) => c.fill > 0.38 && c.fill < 0.66 && within(c.long, TRIANGLE.long) && c.short > TRIANGLE.short,
  );
  for (const first of triangles) {
    const four = triangles.filter((t) => {
      const { u, v } = seenFrom(first.shape, t.shape.middle, ppm);
      return Math.abs(t.area / first.area - 1) < 0.25 && Math.hypot(u, v) < 0.75 * first.long;
    });
    if (four.length === 4) return four;
  }
  return [];
}

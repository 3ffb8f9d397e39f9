import type { Drawn } from './find-drawn.ts';
import { type Found, within } from './find-table-sets.ts';
import { isSpiral } from './is-spiral.ts';
import { alike, marginsIn, type Piece, seenFrom, turnBetween } from './pieces.ts';

/** Sizes in metres: [long, short]. From the usual European and American products. */
const TUB = { long: [1.35, 2.0], short: [0.55, 1.0] };
const TRAY = { long: [0.65, 1.5], short: [0.6, 1.1] };
const BOWL = { long: [0.3, 0.62], short: [0.22, 0.48] };
const CISTERN = { long: [0.32, 0.62], short: [0.1, 0.3] };
const BASIN = { long: [0.22, 0.75], short: [0.16, 0.52] };
const BURNER = { long: [0.1, 0.3], fill: [0.68, 0.86] };
const TREAD = { long: [0.35, 1.8], short: [0.14, 0.4] };
/** Treads in a row: fewer are shelves or drawers; narrow ones are cut by the line that one walks on. */
const TREADS = 4;
const NARROW_TREADS = { long: 0.55, least: 6 };
const WARDROBE = { long: [0.5, 6], short: [0.4, 0.85] };
const RUN = { long: [1.1, 6], short: [0.45, 0.8] };

/** Ellipses fill π/4 of their rectangle. */
const isRound = (p: Piece) => p.fill > 0.66 && p.fill < 0.9 && p.shape.hullAreaPx > 0;

/** Built-in fixtures that can be told by their shape alone. */
export function findFixtures(drawn: readonly Drawn[], pieces: readonly Piece[], ppm: number): Found[] {
  const found: Found[] = [];
  const add = (kind: string, list: Piece[], confidence: number) => found.push({ kind, pieces: list, confidence });
  drawn.forEach((_d, i) => {
    const whole = pieces.find((p) => p.whole && p.thing === i);
    if (!whole) return;
    const cells = pieces.filter((p) => !p.whole && p.thing === i);
    const treads = findTreads(cells, ppm);
    const [tread] = treads;
    if (treads.length >= (tread && tread.long < NARROW_TREADS.long ? NARROW_TREADS.least : TREADS)) {
      add('stairs', treads, 0.85);
      return;
    }
    if (isSpiral(whole, cells)) {
      add('spiral-stairs', [whole], 0.85);
      return;
    }
    const burners = findBurners(
      [...cells, ...pieces.filter((p) => p.whole && p.room === whole.room && p.thing !== i)],
      ppm,
    );
    if (burners.length >= 4) add('hob', burners, 0.8);
    for (const cell of cells) {
      const inner = cells.filter((c) => c !== cell && Math.min(...marginsIn(cell.shape, c.shape, ppm)) > 0.01);
      if (isTub(cell, ppm, cells)) add('bath', [cell], 0.7);
      else if (
        isRound(cell) &&
        within(cell.long, BOWL.long) &&
        within(cell.short, BOWL.short) &&
        cell.long / cell.short > 1.12
      ) {
        const cistern = cells.find((c) => c !== cell && isCistern(c, cell, ppm));
        if (cistern) add('toilet', [cell, cistern], 0.8);
        else if (inner.length === 0) add('basin', [cell], 0.4);
      } else if (within(cell.long, BASIN.long) && within(cell.short, BASIN.short) && isInCounter(cell, cells, ppm))
        add('basin', [cell], 0.4);
    }
    if (isCrossed(whole, cells))
      add(within(whole.long, TRAY.long) && within(whole.short, TRAY.short) ? 'shower' : 'shaft', [whole], 0.6);
    if (hangers(cells) >= 4 && within(whole.short, WARDROBE.short) && within(whole.long, WARDROBE.long))
      add('wardrobe', [whole], 0.7);
    if (
      whole.wallShare > 0.3 &&
      whole.fill > 0.8 &&
      within(whole.short, RUN.short) &&
      within(whole.long, RUN.long) &&
      cells.length >= 2
    ) {
      add(whole.short > 0.5 ? 'counter' : 'shelf', [whole], 0.4);
    }
  });
  return found;
}

/** Rounded inner outline of a bath: 1.4 to 2 m long and inside a rim or against a wall. */
function isTub(cell: Piece, ppm: number, cells: readonly Piece[]): boolean {
  if (
    !within(cell.long, [TUB.long[0]! - 0.15, TUB.long[1]!]) ||
    !within(cell.short, [TUB.short[0]! - 0.15, TUB.short[1]!])
  )
    return false;
  if (cell.long / cell.short < 1.6 || cell.fill < 0.75) return false;
  const ring = cells.find(
    (c) =>
      c !== cell &&
      within(c.long, TUB.long) &&
      c.fill < 0.6 &&
      Math.min(...marginsIn(c.shape, cell.shape, ppm)) > -0.05,
  );
  return ring !== undefined;
}

function isCistern(cistern: Piece, bowl: Piece, ppm: number): boolean {
  if (!within(cistern.long, CISTERN.long) || !within(cistern.short, CISTERN.short) || cistern.fill < 0.7) return false;
  const { u, v } = seenFrom(bowl.shape, cistern.shape.middle, ppm);
  return (
    Math.abs(v) < 0.12 && Math.abs(u) < bowl.long / 2 + cistern.short && turnBetween(bowl.shape, cistern.shape) > 60
  );
}

const isInCounter = (cell: Piece, cells: readonly Piece[], ppm: number) =>
  cells.some(
    (c) =>
      c !== cell &&
      c.area > 1.2 * cell.area &&
      c.fill < 0.85 &&
      c.short < 0.9 &&
      Math.min(...marginsIn(c.shape, cell.shape, ppm)) > 0.02,
  );

/** Four triangles of one size: a rectangle with both diagonals. */
function isCrossed(whole: Piece, cells: readonly Piece[]): boolean {
  const triangles = cells.filter((c) => c.fill > 0.4 && c.fill < 0.62 && c.area > 0.12 * whole.area);
  return triangles.length === 4;
}

/** Equal steps side by side. */
function findTreads(cells: readonly Piece[], ppm: number): Piece[] {
  const steps = cells.filter((c) => within(c.long, TREAD.long) && within(c.short, TREAD.short) && c.fill > 0.8);
  let best: Piece[] = [];
  for (const first of steps) {
    const same = steps.filter((s) => {
      const { u } = seenFrom(first.shape, s.shape.middle, ppm);
      return alike(first, s, 0.15) && turnBetween(first.shape, s.shape) < 6 && Math.abs(u) < 0.15 * first.long;
    });
    if (same.length > best.length) best = same;
  }
  return best;
}

/** Four small circles of about one size in a square. */
function findBurners(pieces: readonly Piece[], ppm: number): Piece[] {
  const rings = pieces.filter(
    (p) => within(p.long, BURNER.long) && p.long / p.short < 1.2 && within(p.fill, BURNER.fill),
  );
  for (const ring of rings) {
    const near = rings.filter((r) => {
      const apart =
        Math.hypot(r.shape.middle[0] - ring.shape.middle[0], r.shape.middle[1] - ring.shape.middle[1]) / ppm;
      return apart < 0.6 && Math.abs(r.long / ring.long - 1) < 0.5;
    });
    if (near.length >= 4 && near.length <= 12) return near;
  }
  return [];
}

/** Clothes on a rail: many narrow shapes as long as a wardrobe is deep. */
const hangers = (cells: readonly Piece[]) =>
  cells.filter((c) => c.short < 0.12 && c.long > 0.25 && c.long < 0.65).length;

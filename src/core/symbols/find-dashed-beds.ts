import { type Found, within } from './find-table-sets.ts';
import { marginsIn, type Piece } from './pieces.ts';

/** Metres. The strip of pillows or the turned-down sheet at the head of a bed, and the mattress before it. */
const HEAD = { long: [0.7, 2.1], deep: [0.25, 0.75] };
const MATTRESS = { long: [0.7, 2.1], deep: [1.05, 1.95] };
/** Both together, from head to foot. */
const BED_LONG = [1.75, 2.4];
/** The dashes between them, closed, are no wider than this; their ends lie level within half of it. */
const BETWEEN = 0.15;
const FULL = 0.88;
const CONFIDENCE = 0.75;

/**
 * Beds drawn in dashes, in bedrooms: a mattress with a strip as wide at its head, both known by `cells` that are closed only where
 * dashes are joined. `worn` are the cells that are closed without that.
 */
export function findDashedBeds(
  cells: readonly Piece[],
  worn: readonly Piece[],
  bedrooms: ReadonlySet<number>,
  ppm: number,
): Found[] {
  const drawn = new Set(worn.map(placeOf));
  const full = cells.filter((c) => bedrooms.has(c.room) && c.fill > FULL && !drawn.has(placeOf(c)));
  const heads = full.filter((c) => within(c.long, HEAD.long) && within(c.short, HEAD.deep));
  return full.flatMap((mattress): Found[] => {
    const head = heads.find((c) => c !== mattress && c.room === mattress.room && isHeadOf(c, mattress, ppm));
    return head ? [{ kind: 'bed', pieces: [mattress, head], confidence: CONFIDENCE, dashed: true }] : [];
  });
}

/** Cells at one place are the same: lines that are closed further move their middle by less than a pixel or two. */
const placeOf = ({ shape: { middle } }: Piece) => middle.map((v) => Math.round(v / 4)).join();

/** Whether a strip lies along a side of the mattress, as long as that side, and both are as long as a bed. */
function isHeadOf(head: Piece, mattress: Piece, ppm: number): boolean {
  const margins = marginsIn(mattress.shape, head.shape, ppm);
  return [0, 1, 2, 3].some((side) => {
    const [beside, across] = [margins[side ^ 1]!, side < 2 ? margins.slice(2) : margins.slice(0, 2)];
    const [deep, wide] = side < 2 ? [mattress.long, mattress.short] : [mattress.short, mattress.long];
    // Seen from the middle of the mattress the strip begins where it ends.
    const gap = beside - deep;
    return (
      gap > -BETWEEN / 2 &&
      gap < BETWEEN &&
      across.every((margin) => Math.abs(margin) < BETWEEN / 2) &&
      within(wide, MATTRESS.long) &&
      within(deep, MATTRESS.deep) &&
      within(deep + gap + head.short, BED_LONG)
    );
  });
}

import { type Found, within } from './find-table-sets.ts';
import { alike, marginsIn, type Piece } from './pieces.ts';
import { covers } from './strongest.ts';

/** Metres. Width of a bed; from head to foot the strip of pillows or the turned-down sheet, the mattress before it, and both together. */
const WIDE = [0.7, 2.1];
const HEAD = [0.25, 0.75];
const MATTRESS = [1.05, 1.95];
const BED = [1.75, 2.4];
/** The dashes between them, closed, are no wider than this; their ends lie level within half of it. */
const BETWEEN = 0.15;
const FULL = 0.88;
const CONFIDENCE = 0.75;

/**
 * Beds drawn in dashes, in bedrooms: a mattress, which is one of the `cells` that are closed only where dashes are joined, with a strip
 * as wide at its head. `worn` are the cells that are closed without that: short dashes may close the strip already.
 */
export function findDashedBeds(
  cells: readonly Piece[],
  worn: readonly Piece[],
  bedrooms: ReadonlySet<number>,
  ppm: number,
): Found[] {
  const isDrawn = (cell: Piece) => worn.some((other) => covers(other, cell) && alike(other, cell));
  const full = cells.filter((c) => bedrooms.has(c.room) && c.fill > FULL);
  const heads = full.filter((c) => within(c.short, HEAD));
  return full.flatMap((mattress): Found[] => {
    if (isDrawn(mattress)) return [];
    const head = heads.find((c) => c !== mattress && c.room === mattress.room && isHeadOf(c, mattress, ppm));
    return head ? [{ kind: 'bed', pieces: [mattress, head], confidence: CONFIDENCE, dashed: true }] : [];
  });
}

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
      within(wide, WIDE) &&
      within(deep, MATTRESS) &&
      within(deep + gap + head.short, BED)
    );
  });
}

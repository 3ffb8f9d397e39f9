import { median } from '../geometry/median.ts';
import type { Bitmap, BoxPx } from '../sheet/types.ts';
import { type Divisions, isClosed, lengthOf, type Stretch, stretchesOf } from './divisions.ts';

/** Fewer cells are a box; and where a blank one at the end is not closed there, something that stands on a line. */
const LEAST = 2;
const LEAST_OPEN = 4;
/** Into so many parts the first cell may be divided; 1 is undivided. */
const PARTS = [1, 2, 4, 5, 10] as const;
/** What closes a blank cell at the end of the bar is thinner than this share of the cell. */
const THIN = 0.35;
/** Cells are equal within this share of one and of a stroke: their ends are known to about a pixel. */
const EQUAL = { cell: 0.06, stroke: 0.25 };
/**
 * Outlines make inked cells longer and blank ones shorter, in strokes and as a share of a cell: by a stroke each, hardly by more;
 * and where ink was found cautiously it may be the other way round.
 */
const OUTLINE = { least: -0.5, most: 2, cell: 0.3 };
/** Share of the height of the bar in which its rows read alike: outlines may take up the rest. */
const ROWS = 0.15;

/**
 * Reads a piece of a drawing as the cells of a scale bar: inked and blank by turns, equally long, the blank ones closed above or
 * below, by an outline or by the inked cell of a second row. The first may be divided in the same manner. Undefined where it is
 * something else, such as a dimension line, a dashed line or steps.
 *
 * @param box the piece, which has nothing else around it: a connected component of the ink
 */
export function readCells(ink: Bitmap, box: BoxPx, strokePx: number): Divisions | undefined {
  const readings: { cells: Divisions; blankPx: number }[] = [];
  for (let y = box.y0; y < box.y1; y++) {
    const { inked, blanks } = stretchesOf(ink, box, y, strokePx);
    const cells = inked.length > 0 && blanks.length > 0 ? readRow(inked, blanks, strokePx) : undefined;
    if (!cells || !blanks.every((blank) => isClosed(ink, blank, box.y0, box.y1))) continue;
    readings.push({ cells, blankPx: blanks.reduce((sum, blank) => sum + lengthOf(blank), 0) });
  }
  // The row that is farthest from the outlines shows the blank cells at their longest.
  const best = readings.sort((a, b) => b.blankPx - a.blankPx)[0]?.cells;
  const alike = readings.filter(({ cells }) => cells.count === best?.count);
  return alike.length >= ROWS * (box.y1 - box.y0) ? best : undefined;
}

function readRow(inked: readonly Stretch[], blanks: readonly Stretch[], strokePx: number): Divisions | undefined {
  const [first, last] = [inked[0]!, inked.at(-1)!];
  const startsOpen = blanks[0]!.x0 < first.x0;
  const endsOpen = blanks.at(-1)!.x1 > last.x1;
  const usual = median(blanks.map(lengthOf));
  const startsOutlined = !startsOpen && lengthOf(first) < THIN * usual;
  const endsOutlined = !endsOpen && lengthOf(last) < THIN * usual;
  const dark = inked.slice(startsOutlined ? 1 : 0, endsOutlined ? -1 : undefined);
  const all = [
    ...dark.map((stretch) => ({ ...stretch, side: 1 })),
    ...blanks.map((stretch) => ({ ...stretch, side: -1 })),
  ].sort((a, b) => a.x0 - b.x0);
  for (const parts of PARTS) {
    const whole = parts > 1 ? all.slice(parts) : all;
    const [longer, shorter] = [1, -1].map((side) => whole.filter((cell) => cell.side === side).map(lengthOf));
    if (whole.length < (startsOpen || endsOpen ? LEAST_OPEN : LEAST) || longer!.length === 0 || shorter!.length === 0)
      continue;
    const outline = (median(longer!) - median(shorter!)) / 2;
    const from = startsOutlined ? (first.x0 + first.x1) / 2 : all[0]!.x0 + outline / 2;
    const to = endsOutlined ? (last.x0 + last.x1) / 2 : all.at(-1)!.x1 - outline / 2;
    const count = whole.length + (parts > 1 ? 1 : 0);
    const cell = (to - from) / count;
    const most = Math.min(OUTLINE.most * strokePx, OUTLINE.cell * cell);
    if (outline < OUTLINE.least * strokePx || outline > most) continue;
    const allowed = EQUAL.cell * cell + EQUAL.stroke * strokePx;
    const areAs = (px: number, cells: typeof all) =>
      cells.every((one) => Math.abs(lengthOf(one) - one.side * outline - px) <= allowed);
    if (!areAs(cell, whole) || (parts > 1 && !areAs(cell / parts, all.slice(0, parts)))) continue;
    return { from, to, count, isFirstDivided: parts > 1 };
  }
  return undefined;
}

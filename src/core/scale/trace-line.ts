import type { Bitmap } from '../sheet/types.ts';

/** A thin line followed pixel by pixel along x, with what stands out from it. */
export interface TracedLine {
  /** Columns of the walk, and a little further: the half of a slash that stands beyond the end belongs to it. */
  readonly columns: number[];
  /** How many of the columns the line itself has. */
  readonly length: number;
  /** Row of the line at each column. */
  readonly rows: number[];
  /** Ink above and below the line at each column, as a share of the reach: 1 and 1 is a line crossing at right angles. */
  readonly above: number[];
  readonly below: number[];
  /** How thick the line is at each column of its own. */
  readonly widths: number[];
  /** Whether the walk ended because ink thicker than a line began, and whether that goes on to both sides: the face of a wall. */
  readonly blocked: boolean;
  readonly faced: boolean;
}

export interface LineSizes {
  /** Usual width of a thin line. */
  readonly strokePx: number;
  /** Thickest that a dimension line is. */
  readonly thinPx: number;
  /** How far from the line marks are looked for. */
  readonly reachPx: number;
  /** Longest gap within a line. */
  readonly gapPx: number;
}

/** Rows per column that a line of a skewed scan may drift. */
const STEEPEST = 0.2;

/** Follows a thin line from (x, y) in direction `step` (1 right, -1 left), drifting with it by a row at a time. */
export function traceLine(ink: Bitmap, x: number, y: number, step: 1 | -1, sizes: LineSizes): TracedLine {
  const { columns, rows, widths, thicknesses, left, blocked, faced } = walkLine(ink, x, y, step, sizes);
  const usualPx = usual(thicknesses, sizes);
  holdRows(rows, widths, usualPx);
  const length = columns.length;
  const last = columns.at(-1);
  // A slash that the walk went along reaches farther beyond the end.
  const beyond = left === undefined ? sizes.reachPx : 2 * sizes.reachPx;
  for (let d = 1; last !== undefined && !blocked && d <= beyond; d++) {
    const column = last + step * d;
    if (column < 0 || column >= ink.width) break;
    columns.push(column);
    rows.push(left ?? rows[length - 1]!);
  }
  const inner = Math.ceil(usualPx / 2) + 1;
  const beside = (side: 1 | -1) =>
    columns.map((column, i) => inkBeside(ink, column, rows[i]!, side, inner, sizes.reachPx));
  return { columns, length, rows, widths, blocked, faced, above: beside(-1), below: beside(1) };
}

/** How far the line through (x, y) goes in one direction, pixels. */
export function lengthOfLine(ink: Bitmap, x: number, y: number, step: 1 | -1, sizes: LineSizes): number {
  return walkLine(ink, x, y, step, sizes).columns.length;
}

/** The columns that the line itself has, with its rows and widths there. */
interface Walk {
  readonly columns: number[];
  readonly rows: number[];
  readonly widths: number[];
  /** Widths where nothing stands on the line. */
  readonly thicknesses: number[];
  /** Row on which the line runs where the walk had left it for a slash. */
  readonly left?: number;
  readonly blocked: boolean;
  readonly faced: boolean;
}

function walkLine(ink: Bitmap, x: number, y: number, step: 1 | -1, sizes: LineSizes): Walk {
  const columns: number[] = [];
  const rows: number[] = [];
  const widths: number[] = [];
  const thicknesses: number[] = [];
  let thick = 0;
  let missing = 0;
  let row = y;
  let blocked = false;
  let faced = false;
  let left: number | undefined;
  for (let column = x; column >= 0 && column < ink.width; column += step) {
    const hit = nearestInk(ink, column, row);
    if (hit === undefined) {
      if (++missing > sizes.gapPx) break;
      continue;
    }
    missing = 0;
    const [top, bottom] = columnRun(ink, column, hit, 2 * sizes.reachPx);
    const thickness = bottom - top + 1;
    if (thickness <= sizes.thinPx) {
      // Only where nothing stands on the line does its middle say where it runs.
      row = thickness <= 1.5 * sizes.strokePx + 1 ? Math.round((top + bottom) / 2) : hit;
      thick = 0;
    } else if (++thick > 1.5 * sizes.reachPx + sizes.thinPx) {
      // A wall: the line ended where it began, behind the dot or arrow head that may stand before it.
      const start = Math.max(0, columns.length - (thick - 1));
      const face = widths.findIndex((width, i) => i >= start && width > 2 * sizes.reachPx);
      columns.length = rows.length = widths.length = face < 0 ? start : face;
      faced = face >= 0;
      blocked = true;
      break;
    }
    columns.push(column);
    rows.push(row);
    widths.push(thickness);
    if (thickness <= sizes.thinPx) thicknesses.push(thickness);
    const before = rows[rows.length - 1 - sizes.reachPx];
    if (before !== undefined && Math.abs(row - before) > Math.max(2, STEEPEST * sizes.reachPx)) {
      // The walk has left the line for the slash at its end: back to where the slash begins.
      let keep = rows.length - sizes.reachPx;
      while (keep < rows.length && Math.abs(rows[keep]! - before) <= 1) keep++;
      columns.length = rows.length = widths.length = keep;
      left = before;
      break;
    }
  }
  return { columns, rows, widths, thicknesses, ...(left !== undefined && { left }), blocked, faced };
}

/** Where something stands on the line it runs on as it did before: the middle of a bold slash is not where the line is. */
function holdRows(rows: number[], widths: readonly number[], usualPx: number): void {
  for (let i = 1; i < rows.length; i++) if (widths[i]! > usualPx) rows[i] = rows[i - 1]!;
}

function nearestInk({ data, width, height }: Bitmap, x: number, y: number): number | undefined {
  if (data[y * width + x]) return y;
  if (y > 0 && data[(y - 1) * width + x]) return y - 1;
  if (y + 1 < height && data[(y + 1) * width + x]) return y + 1;
  return undefined;
}

function columnRun({ data, width, height }: Bitmap, x: number, y: number, most: number): [number, number] {
  let top = y;
  let bottom = y;
  while (top > 0 && y - top < most && data[(top - 1) * width + x]) top--;
  while (bottom + 1 < height && bottom - y < most && data[(bottom + 1) * width + x]) bottom++;
  return [top, bottom];
}

/** The line's own thickness: marks begin where it ends, and short ticks on a thick line would be missed otherwise. */
function usual(thicknesses: readonly number[], { thinPx, strokePx }: LineSizes): number {
  const sorted = [...thicknesses].sort((a, b) => a - b);
  return sorted.length > 0
    ? Math.min(thinPx, sorted[Math.floor(0.6 * sorted.length)]! + 1)
    : Math.min(thinPx, strokePx);
}

/** Share of the `reach` pixels beside the line that are inked, from `inner` pixels off its middle. */
function inkBeside(ink: Bitmap, x: number, y: number, side: 1 | -1, inner: number, reach: number): number {
  const { data, width, height } = ink;
  const outer = inner + Math.round(reach);
  let count = 0;
  for (let d = inner; d < outer; d++) {
    const row = y + side * d;
    if (row >= 0 && row < height && data[row * width + x]) count++;
  }
  return count / (outer - inner);
}

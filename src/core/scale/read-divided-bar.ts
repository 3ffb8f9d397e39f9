import { listComponents } from '../raster/components.ts';
import type { BoxPx, Page } from '../sheet/types.ts';
import type { TextRun } from '../texts/types.ts';
import type { Divisions } from './divisions.ts';
import { readCells } from './read-cells.ts';
import { END, PROPORTION, REACH } from './read-scale-bar.ts';
import { readTicks } from './read-ticks.ts';
import { areInRow, heightOf, type Label, scaleBarLabels } from './scale-bar-labels.ts';

/** A bar is lower than so many heights of its label, and at least so many times as long as high. */
const TALL = 1.5;
const SLIM = 4;
/** The label's middle is as near to the end of the bar as these shares of a division: else it is that of another. */
const NEAR = { cells: 0.5, ticks: 0.25 };
/** What one division measures is one of these times a power of ten: of metres, and of feet, which go by fours as well. */
const ROUND = [1, 2, 2.5, 5];
const ROUND_FEET = [...ROUND, 4, 8];
/** And what it would measure if a divided first cell lay on the other side of 0. */
const ROUND_BESIDE = [1, 2, 5];
/** Bars of one drawing agree within this, relative. */
const SAME = 0.02;

/**
 * Metres per pixel from a scale bar of which only the last label was recognised, since single digits are what recognition misses
 * first. The bar's own drawing has to prove it: cells, inked and blank by turns, or ticks along a line, that are equally long,
 * end at the label and each measure a round number. Undefined without one, or where two disagree.
 */
export function readDividedBar(texts: readonly TextRun[], page: Page): number | undefined {
  const labels = scaleBarLabels(texts);
  const last = labels.filter(({ value, unit }) => unit && value > 0);
  if (last.length === 0) return undefined;
  const { ink, strokePx } = page;
  const pieces = listComponents(ink).filter((piece) => piece.x1 - piece.x0 >= SLIM * (piece.y1 - piece.y0));
  const scales = last.flatMap((label) =>
    pieces
      .filter((piece) => isBeside(piece, label))
      .flatMap((piece) => {
        const cells = readCells(ink, piece, strokePx);
        const divisions = cells ?? readTicks(ink, piece, strokePx);
        const near = cells ? NEAR.cells : NEAR.ticks;
        if (!divisions || !suits(divisions, label, near, labels)) return [];
        return [(label.value * label.unit!) / (divisions.to - divisions.from)];
      }),
  );
  const [least, most] = [Math.min(...scales), Math.max(...scales)];
  return scales.length > 0 && most <= (1 + SAME) * least ? scales[0] : undefined;
}

/** Whether a piece of the drawing lies above or below a label, ends there, and is no higher than a bar. */
function isBeside(piece: BoxPx, label: Label): boolean {
  const height = heightOf(label);
  const { y0, y1 } = label.run.box;
  const gap = Math.max(piece.y0 - y1, y0 - piece.y1);
  const endsThere = Math.abs(piece.x1 - label.x) < END * height;
  return endsThere && gap <= REACH * height && piece.y1 - piece.y0 <= TALL * height;
}

/** Whether a label stands where the last division ends and makes each a round number, and others in its row are in proportion. */
function suits(
  { from, to, count, isFirstDivided }: Divisions,
  label: Label,
  near: number,
  labels: readonly Label[],
): boolean {
  const division = (to - from) / count;
  if (Math.abs(label.x - to) > near * division) return false;
  if (!isRound(label.value / count, label.unit === 1 ? ROUND : ROUND_FEET)) return false;
  // Some bars have their divided cell on the other side of 0.
  if (isFirstDivided && isRound(label.value / (count - 1), ROUND_BESIDE)) return false;
  const reach = END * heightOf(label);
  const others = labels.filter(
    (other) => other !== label && areInRow(other, label) && other.x > from - reach && other.x < to + reach,
  );
  return others.every(({ x, value }) => Math.abs((x - from) / (to - from) - value / label.value) <= PROPORTION);
}

/** Whether a number is one of these times a power of ten. */
function isRound(value: number, of: readonly number[]): boolean {
  const leading = value / 10 ** Math.floor(Math.log10(value) + 1e-9);
  return of.some((round) => Math.abs(leading / round - 1) < 1e-6);
}

import type { Page } from '../sheet/types.ts';
import type { TextRun } from '../texts/types.ts';
import { areInRow, heightOf, type Label, scaleBarLabels } from './scale-bar-labels.ts';

/** How far from the labels the bar may be, and its ends from the middles of the outer labels, in label heights. */
export const REACH = 2.5;
export const END = 1.6;
/** Share of a stroke by which a bar's ink is longer than the bar. */
const OUTLINE = 0.8;
/** Inner labels must be in proportion within this share of the bar. */
export const PROPORTION = 0.04;

/**
 * Metres per pixel from a scale bar: labels in a row that begin with 0 and rise in proportion to their places, one of them
 * with a unit, and a drawn bar from the first to the last. Undefined without one.
 */
export function readScaleBar(texts: readonly TextRun[], page: Page): number | undefined {
  const labels = scaleBarLabels(texts);
  for (const zero of labels.filter((label) => label.value === 0)) {
    const height = heightOf(zero);
    const row = risingFrom(zero, labels);
    const last = row.at(-1)!;
    const unit = row.find((label) => label.unit)?.unit;
    if (row.length < 2 || !unit) continue;
    const bar = findBar(page, zero, last, height);
    if (!bar) continue;
    // Measured between the middles of its end strokes.
    const length = bar[1] - bar[0] - OUTLINE * page.strokePx;
    const inner = row.slice(1, -1);
    if (inner.some(({ x, value }) => Math.abs((x - bar[0]) / length - value / last.value) > PROPORTION)) continue;
    return (last.value * unit) / length;
  }
  return undefined;
}

/** The labels to the right of `zero` in its row, as long as they rise. */
function risingFrom(zero: Label, labels: readonly Label[]): Label[] {
  const right = labels.filter((label) => label.x > zero.x && areInRow(label, zero)).sort((a, b) => a.x - b.x);
  const row = [zero];
  for (const label of right) {
    if (label.value <= row.at(-1)!.value) break;
    row.push(label);
  }
  return row;
}

/** Ends of the drawn line or row of boxes below or above the labels. */
function findBar({ ink }: Page, first: Label, last: Label, height: number): [number, number] | undefined {
  const { y0, y1 } = first.run.box;
  const start = Math.round((first.x + last.x) / 2);
  for (const side of [1, -1] as const) {
    for (let d = 0; d <= REACH * height; d++) {
      const y = Math.round(side > 0 ? y1 + d : y0 - d);
      if (y < 0 || y >= ink.height || !ink.data[y * ink.width + start]) continue;
      let a = start;
      let b = start;
      while (a > 0 && ink.data[y * ink.width + a - 1]) a--;
      while (b + 1 < ink.width && ink.data[y * ink.width + b + 1]) b++;
      const near = Math.abs(a - first.x) < END * height && Math.abs(b + 1 - last.x) < END * height;
      if (near) return [a, b + 1];
    }
  }
  return undefined;
}

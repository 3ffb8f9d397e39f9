import { FOOT } from '../texts/scan-tokens.ts';
import type { TextRun } from '../texts/types.ts';

const LABEL = /^(\d{1,3}(?:[.,]\d{1,2})?)\s?(m|mtr|meters?|metres?|ft|feet|')?\.?$/i;
/** Labels of one bar stand in a row within this share of their height. */
const ROW = 0.6;

/** A number along a scale bar. */
export interface Label {
  readonly value: number;
  /** Metres that one of its unit is; undefined where no unit is written. */
  readonly unit?: number;
  /** Middle of the text, pixels. */
  readonly x: number;
  readonly run: TextRun;
}

/** All lying texts of a sheet that may be labels of a scale bar: a number alone, or one of metres or feet. */
export function scaleBarLabels(texts: readonly TextRun[]): Label[] {
  return texts.flatMap((run): Label[] => {
    const found = run.angle === 0 ? LABEL.exec(run.text.trim()) : null;
    if (!found) return [];
    const value = Number(found[1]!.replace(',', '.'));
    const unit = found[2] && (found[2].toLowerCase().startsWith('m') ? 1 : FOOT);
    return [{ value, ...(unit ? { unit } : {}), x: (run.box.x0 + run.box.x1) / 2, run }];
  });
}

/** Height of a label's box, pixels. */
export const heightOf = ({ run }: Label) => run.box.y1 - run.box.y0;

/** Whether two labels stand in one row. */
export function areInRow(a: Label, b: Label): boolean {
  const middle = ({ run }: Label) => (run.box.y0 + run.box.y1) / 2;
  return Math.abs(middle(a) - middle(b)) < ROW * heightOf(b);
}

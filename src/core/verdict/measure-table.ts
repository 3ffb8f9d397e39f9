import type { TextRun } from '../texts/types.ts';

/** Cells of a table have at least so many others in their column, and so many in their row. */
const IN_COLUMN = 5;
const IN_ROW = 2;
/** Offsets within a column and a row, in heights of the text; cells are of one height within this factor. */
const ALIGNED = 0.5;
const LEVEL = 0.35;
const SIZE = 1.4;
/** Fewer texts are no table. */
const LEAST_TEXTS = 15;

/**
 * Share of the texts on a sheet that are cells of a table: aligned at their left or middle with many others, and on a level
 * with others. Dimension chains align as well, but half of them stand.
 */
export function measureTable(texts: readonly TextRun[]): number {
  if (texts.length < LEAST_TEXTS) return 0;
  const lying = texts.filter(({ angle }) => angle === 0);
  const cells = lying.filter((text) => {
    const alike = lying.filter((other) => other !== text && ratio(other.heightPx, text.heightPx) < SIZE);
    const near = (a: number, b: number, share: number) => Math.abs(a - b) < share * text.heightPx;
    const inRow = alike.filter((other) => near(levelOf(other), levelOf(text), LEVEL));
    if (inRow.length < IN_ROW) return false;
    const below = alike.filter((other) => !near(levelOf(other), levelOf(text), 1));
    const left = below.filter((other) => near(other.box.x0, text.box.x0, ALIGNED));
    const middle = below.filter((other) => near(middleOf(other), middleOf(text), ALIGNED));
    return Math.max(left.length, middle.length) >= IN_COLUMN;
  });
  return cells.length / texts.length;
}

const levelOf = ({ box }: TextRun) => (box.y0 + box.y1) / 2;
const middleOf = ({ box }: TextRun) => (box.x0 + box.x1) / 2;
const ratio = (a: number, b: number) => Math.max(a, b) / Math.min(a, b);

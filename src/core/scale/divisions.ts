import type { Bitmap, BoxPx } from '../sheet/types.ts';

/** Equal divisions of a scale bar, side by side. */
export interface Divisions {
  /** Where the first begins and the last ends, in the middles of their strokes, pixels. */
  readonly from: number;
  readonly to: number;
  readonly count: number;
  /** Whether the first is divided into smaller ones. */
  readonly isFirstDivided: boolean;
}

/** Inked or blank stretch of a row, pixels. */
export interface Stretch {
  readonly x0: number;
  readonly x1: number;
}

export const lengthOf = ({ x0, x1 }: Stretch) => x1 - x0;

/** The ends of a piece are ragged by so many strokes. */
const RAGGED = 1;

/** What a row of a piece of the drawing is made of, from its first column to its last. */
export function stretchesOf(
  ink: Bitmap,
  { x0, x1 }: BoxPx,
  y: number,
  strokePx: number,
): { inked: Stretch[]; blanks: Stretch[] } {
  const inked: Stretch[] = [];
  const blanks: Stretch[] = [];
  const row = y * ink.width;
  for (let x = x0; x < x1; ) {
    const start = x;
    const value = ink.data[row + x];
    while (x < x1 && ink.data[row + x] === value) x++;
    (value ? inked : blanks).push({ x0: start, x1: x });
  }
  const isRagged = (blank: Stretch) => (blank.x0 === x0 || blank.x1 === x1) && lengthOf(blank) <= RAGGED * strokePx;
  return { inked, blanks: blanks.filter((blank) => !isRagged(blank)) };
}

/** Share of a blank stretch that is inked right above or below it where it is closed. */
const CLOSED = 0.9;

/** Whether a stroke runs along the whole of a blank stretch, in one of the rows from `y0` up to `y1`. */
export function isClosed(ink: Bitmap, blank: Stretch, y0: number, y1: number): boolean {
  for (let y = y0; y < y1; y++) {
    let inked = 0;
    for (let x = blank.x0; x < blank.x1; x++) inked += ink.data[y * ink.width + x]!;
    if (inked >= CLOSED * lengthOf(blank)) return true;
  }
  return false;
}

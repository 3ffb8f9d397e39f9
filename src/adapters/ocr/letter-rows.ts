import type { BoxPx } from '#core/sheet/types.ts';
import type { Letters } from './letter-height.ts';
import { turned } from './region-box.ts';

/** Heights of the letters that are looked for, as shares of the sheet's usual ones. */
const HEIGHTS = [0.7, 2] as const;
/** Letters of one row: gap to the next, off the row, and how much larger a piece may be; in letter heights. */
const GAP = 0.55;
const OFF = 0.22;
const LARGER = 1.3;
const MOST_LETTERS = 16;
/** A dash between letters, `23' - 1"`: its length and thickness, how far off the middle, and the space on either side of it. */
const DASH = { shortest: 0.2, longest: 0.85, thickest: 0.3, off: 0.25, gap: 1.6 };
/** Space around the marks of feet and inches, which are narrow letters in faces of one pitch. */
const MARK_GAP = 0.85;

/** Letters of one height beside each other, as found without any model; in pixels of the sheet. */
export interface Row {
  readonly axis: 'x' | 'y';
  readonly from: number;
  readonly to: number;
  /** Middle across, and height of the letters. */
  readonly middle: number;
  readonly heightPx: number;
}

/** Rows of at least two letters of one height, with the dots and strokes between and beside them. */
export function rowsAlong(axis: 'x' | 'y', { boxes, shapes = boxes, pieces, heightPx }: Omit<Letters, 'spots'>): Row[] {
  if (heightPx === 0) return [];
  const view = (list: readonly BoxPx[]) => (axis === 'x' ? [...list] : list.map(turned));
  const grid = new Grid(view(pieces), 2 * heightPx);
  const seeds = view(shapes).filter(
    ({ y0, y1 }) => y1 - y0 >= HEIGHTS[0] * heightPx && y1 - y0 <= HEIGHTS[1] * heightPx,
  );
  const isSeed = new Set(seeds.map(keyOf));
  const used = new Set<string>();
  const rows: Row[] = [];
  for (const seed of seeds) {
    if (used.has(keyOf(seed))) continue;
    const height = seed.y1 - seed.y0;
    const row = [seed];
    for (const step of [1, -1] as const) {
      for (let last = seed; row.length <= MOST_LETTERS; ) {
        const next = grid.next(last, seed, step);
        if (!next) break;
        row.push(next);
        last = next;
      }
      // A dash at the end is a piece of a line.
      if (row.length > 1 && isDash(row.at(-1)!, seed)) row.pop();
    }
    const alike = row.filter((b) => isSeed.has(keyOf(b)) && Math.abs(b.y1 - b.y0 - height) <= 0.2 * height);
    for (const b of alike) used.add(keyOf(b));
    if (alike.length < 2 || row.length > MOST_LETTERS) continue;
    rows.push({
      axis,
      from: Math.min(...row.map((b) => b.x0)),
      to: Math.max(...row.map((b) => b.x1)),
      middle: (seed.y0 + seed.y1) / 2,
      heightPx: height,
    });
  }
  return rows;
}

function isDash({ x0, x1, y0, y1 }: BoxPx, seed: BoxPx): boolean {
  const height = seed.y1 - seed.y0;
  const off = Math.abs((y0 + y1) / 2 - (seed.y0 + seed.y1) / 2);
  const long = x1 - x0 >= DASH.shortest * height && x1 - x0 <= DASH.longest * height;
  return long && y1 - y0 <= DASH.thickest * height && off <= DASH.off * height;
}

/** The marks of feet and inches stand in the upper half of a row. */
const isMark = ({ y1 }: BoxPx, seed: BoxPx) => y1 < (seed.y0 + seed.y1) / 2;

const keyOf = ({ x0, y0, x1, y1 }: BoxPx) => `${x0} ${y0} ${x1} ${y1}`;

/** Pieces by place. */
class Grid {
  readonly cells = new Map<number, BoxPx[]>();
  readonly cellPx: number;
  constructor(pieces: readonly BoxPx[], cellPx: number) {
    this.cellPx = cellPx;
    for (const piece of pieces) {
      const key = this.keyAt(piece.x0, (piece.y0 + piece.y1) / 2);
      const cell = this.cells.get(key);
      if (cell) cell.push(piece);
      else this.cells.set(key, [piece]);
    }
  }

  keyAt(x: number, y: number): number {
    return Math.floor(x / this.cellPx) * 100_003 + Math.floor(y / this.cellPx);
  }

  /** The piece that follows `last` in the row of `seed`. */
  next(last: BoxPx, seed: BoxPx, step: 1 | -1): BoxPx | undefined {
    const height = seed.y1 - seed.y0;
    let best: BoxPx | undefined;
    let nearest = DASH.gap * height;
    const afterDash = isDash(last, seed);
    const at = step > 0 ? last.x1 : last.x0;
    for (let dx = -2; dx <= 1; dx++) {
      for (let dy = -1; dy <= 1; dy++) {
        const cell = this.cells.get(this.keyAt(at + dx * this.cellPx, (seed.y0 + seed.y1) / 2 + dy * this.cellPx));
        for (const piece of cell ?? []) {
          const gap = step > 0 ? piece.x0 - last.x1 : last.x0 - piece.x1;
          const inRow = piece.y0 >= seed.y0 - OFF * height && piece.y1 <= seed.y1 + OFF * height;
          const wide = piece.x1 - piece.x0 > LARGER * height;
          if (piece === last || wide || !inRow || gap < -0.15 * height || gap > nearest) continue;
          // Two dashes in a row are a dashed line.
          const dash = isDash(piece, seed);
          if (dash && afterDash) continue;
          const most = dash || afterDash ? DASH.gap : isMark(piece, seed) || isMark(last, seed) ? MARK_GAP : GAP;
          if (gap > most * height) continue;
          if (step > 0 ? piece.x1 <= last.x1 : piece.x0 >= last.x0) continue;
          nearest = gap;
          best = piece;
        }
      }
    }
    return best;
  }
}

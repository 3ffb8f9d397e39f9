import type { BoxPx } from '#core/sheet/types.ts';
import type { Letters } from './letter-height.ts';
import { partBlocks } from './part-blocks.ts';
import { boxOfRegion, overlapOf } from './region-box.ts';
import type { TextRegion } from './types.ts';

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
/** A box of the detector is so much higher than its capitals, and longer than its letters, in letter heights. */
export const ACROSS = 1.43;
export const ALONG = 0.5;
/** A row goes on beyond a detected region when it does by this, in letter heights. */
const BEYOND = 0.35;
/** Regions more askew than this are written so, radians; of those shorter than so many letters the tilt is chance. */
const TILTED = 0.26;
const SHORT = 6;
/** Of a region no longer than this, in its heights, the direction is chance too. */
const STUB = 1.6;
/** Rows that are looked at although the detector saw none: each costs a run of the recogniser. */
const MOST_GUESSES = 80;

/** Letters of one height beside each other, as found without any model; in pixels of the sheet. */
export interface Row {
  readonly axis: 'x' | 'y';
  readonly from: number;
  readonly to: number;
  /** Middle across, and height of the letters. */
  readonly middle: number;
  readonly heightPx: number;
}

/**
 * Mends what the detector leaves out of small, thin or hemmed-in lettering: regions are extended over the letters that go on
 * beside them (`30` of `2.30`), blocks are parted into lines, and rows of letters without any region become guesses.
 */
export function completeRegions(regions: readonly TextRegion[], letters: Omit<Letters, 'spots'>): TextRegion[] {
  const rows = [...rowsAlong('x', letters), ...rowsAlong('y', letters)];
  const completed = partBlocks(regions, rows);
  const guesses: TextRegion[] = [];
  for (const row of rows) {
    const region = regionOf(row);
    const touched = completed.filter((r) => overlapOf(r, region) > 0.15 * Math.min(areaOf(r), areaOf(region)));
    const own = touched.filter((r) => isSameLine(r, row));
    if (own.length > 0 && own.length === touched.length) extend(own, row, completed);
    else if (touched.length === 0 && !guesses.some((g) => overlapOf(g, region) > 0)) guesses.push(region);
  }
  return [...completed, ...guesses.slice(0, MOST_GUESSES)];
}

const areaOf = (r: TextRegion) => r.along * r.across;

function isSameLine(r: TextRegion, { axis, middle, heightPx }: Row): boolean {
  const off = Math.abs((axis === 'x' ? r.cy : r.cx) - middle);
  // What is hardly longer than high runs either way.
  const along = r.axis === axis || r.along < STUB * r.across;
  return along && Math.abs(r.tilt) < TILTED && off < 0.5 * heightPx && r.across < 2.2 * heightPx;
}

/** One region over the row and all regions on it, where the row reaches beyond them; of a short one the tilt is chance. */
function extend(own: readonly TextRegion[], row: Row, regions: TextRegion[]): void {
  const extents = own.map((r) => (row.axis === 'x' ? boxOfRegion(r) : turned(boxOfRegion(r))));
  const from = Math.min(...extents.map((e) => e.x0));
  const to = Math.max(...extents.map((e) => e.x1));
  const beyond = BEYOND * row.heightPx;
  const [first] = own;
  const askew = first!.tilt !== 0 && row.to - row.from < SHORT * row.heightPx;
  if (row.from > from - beyond && row.to < to + beyond && own.length === 1 && !askew) return;
  for (const r of own) regions.splice(regions.indexOf(r), 1);
  const margin = (ALONG / 2) * row.heightPx;
  const whole = { ...row, from: Math.min(from + margin, row.from), to: Math.max(to - margin, row.to) };
  const across = Math.max(...own.map((r) => r.across), ACROSS * row.heightPx);
  regions.push({ ...regionOf(whole), across, score: first!.score, guessed: false });
}

function regionOf({ axis, from, to, middle, heightPx }: Row): TextRegion {
  const centre = (from + to) / 2;
  const [cx, cy] = axis === 'x' ? [centre, middle] : [middle, centre];
  return {
    cx, cy, axis, tilt: 0, score: 0.5, guessed: true, along: to - from + ALONG * heightPx, across: ACROSS * heightPx,
  }; // biome-ignore format: one field a line would hide the shape
}

const turned = ({ x0, y0, x1, y1 }: BoxPx): BoxPx => ({ x0: y0, y0: x0, x1: y1, y1: x1 });

/** Rows of at least two letters of one height, with the dots and strokes between and beside them. */
function rowsAlong(axis: 'x' | 'y', { boxes, shapes = boxes, pieces, heightPx }: Omit<Letters, 'spots'>): Row[] {
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

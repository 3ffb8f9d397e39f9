import type { BoxPx, Sheet } from '#core/sheet/types.ts';

/** Where things of the size and shape of letters are, as found without any model. */
export interface Letters {
  /** Usual height of the smaller capitals, sheet pixels; 0 when there are hardly any. */
  readonly heightPx: number;
  readonly boxes: readonly BoxPx[];
  /** Where lettering may be: the same with letters that stand alone or touch, and those that long lines run through, as the joints of boards do. */
  readonly spots: readonly BoxPx[];
  /** The same with those that stand alone, as the digits of `8' - 6"` do. */
  readonly shapes?: readonly BoxPx[];
  /** Every piece of ink no larger than a letter, dots, ones and dashes among them. */
  readonly pieces: readonly BoxPx[];
}

/** Components above this many pixels are no letters, below it they are dots. */
const TALLEST_SHARE = 0.06;
const SHORTEST_PX = 5;

/**
 * Finds ink components shaped like letters and the height of the smaller ones among them. It only chooses how far the
 * sheet is enlarged or shrunk before detection and which tiles can be left out, so it may take some symbols for letters.
 */
export function findLetters(sheet: Sheet): Letters {
  const { widthPx: width, heightPx: height } = sheet;
  const step = width * height > 16e6 ? 2 : 1;
  const w = Math.floor(width / step);
  const h = Math.floor(height / step);
  const ink = darkerThanAround(sheet.grey, width, w, h, step);
  const tallest = Math.max(24, Math.min(200, TALLEST_SHARE * Math.max(w, h)));
  const piecesOf = (of: Uint8Array) =>
    components(of, w, h, tallest).map((b) => ({
      x0: b.x0 * step,
      y0: b.y0 * step,
      x1: b.x1 * step,
      y1: b.y1 * step,
      fill: b.fill,
    }));
  const lettersOf = (boxes: Piece[]) => (boxes.length < 4000 ? keepNeighboured(boxes) : boxes);
  const crossed = lettersOf(piecesOf(withoutLines(ink, w, h, tallest)).filter((b) => isLetter(b, step)));
  const pieces = piecesOf(ink);
  const boxes = pieces.filter((b) => isLetter(b, step));
  const inRows = lettersOf(boxes);
  const heights = inRows.map((b) => Math.max(b.x1 - b.x0, b.y1 - b.y0));
  const words = pieces.filter((b) => isWord(b, step));
  // Bold, blurred or hand-drawn letters touch: then there are whole words in one piece, and hardly a letter alone.
  if (words.length > inRows.length) {
    inRows.push(...words);
    heights.push(...words.map((b) => Math.min(b.x1 - b.x0, b.y1 - b.y0)));
  }
  if (inRows.length < 4) return { heightPx: 0, boxes: inRows, spots: inRows, pieces };
  heights.sort((a, b) => a - b);
  const heightPx = heights[Math.floor(0.35 * heights.length)]!;
  const isAlike = (px: number) => Math.abs(Math.log(px / heightPx)) < Math.LN2;
  const others = [
    ...[...boxes, ...crossed].filter((b) => isAlike(Math.max(b.x1 - b.x0, b.y1 - b.y0))),
    ...words.filter((b) => isAlike(Math.min(b.x1 - b.x0, b.y1 - b.y0))),
  ];
  return { heightPx, boxes: inRows, spots: [...inRows, ...others], shapes: boxes, pieces };
}

/** Ink without its straight runs along either axis that are longer than any letter. */
function withoutLines(ink: Uint8Array, w: number, h: number, tallest: number): Uint8Array {
  const out = ink.slice();
  const clear = (start: number, step: number, count: number) => {
    for (let i = 0, from = 0; i <= count; i++) {
      if (i < count && ink[start + i * step]) continue;
      if (i - from > tallest) for (let k = from; k < i; k++) out[start + k * step] = 0;
      from = i + 1;
    }
  };
  for (let y = 0; y < h; y++) clear(y * w, 1, w);
  for (let x = 0; x < w; x++) clear(x, w, h);
  return out;
}

/** Ink is what is clearly darker than the mean of its surroundings: paper tone and coloured rooms do not matter. */
function darkerThanAround(grey: Uint8Array, stride: number, w: number, h: number, step: number): Uint8Array {
  const radius = 12;
  const sums = new Uint32Array((w + 1) * (h + 1));
  const at = (x: number, y: number) => grey[y * step * stride + x * step]!;
  for (let y = 0; y < h; y++) {
    let row = 0;
    for (let x = 0; x < w; x++) {
      row += at(x, y);
      sums[(y + 1) * (w + 1) + x + 1] = sums[y * (w + 1) + x + 1]! + row;
    }
  }
  const ink = new Uint8Array(w * h);
  for (let y = 0; y < h; y++) {
    const y0 = Math.max(0, y - radius);
    const y1 = Math.min(h, y + radius + 1);
    for (let x = 0; x < w; x++) {
      const x0 = Math.max(0, x - radius);
      const x1 = Math.min(w, x + radius + 1);
      const sum =
        sums[y1 * (w + 1) + x1]! - sums[y0 * (w + 1) + x1]! - sums[y1 * (w + 1) + x0]! + sums[y0 * (w + 1) + x0]!;
      const mean = sum / ((x1 - x0) * (y1 - y0));
      if (at(x, y) < Math.min(mean - 24, 0.85 * mean)) ink[y * w + x] = 1;
    }
  }
  return ink;
}

interface Piece extends BoxPx {
  /** Share of the box that is ink. */
  readonly fill: number;
}

/** Not a dot, a stroke or a filled block. */
function isLetter({ x0, y0, x1, y1, fill }: Piece, step: number): boolean {
  const long = Math.max(x1 - x0, y1 - y0) / step;
  const short = Math.min(x1 - x0, y1 - y0) / step;
  return long >= SHORTEST_PX && short >= 3 && short >= 0.3 * long && fill >= 0.15 && fill <= 0.85;
}

/** Two to seven letters in one piece: longer than a letter and as dense as lettering is, which arcs and frames are not. */
function isWord({ x0, y0, x1, y1, fill }: Piece, step: number): boolean {
  const long = Math.max(x1 - x0, y1 - y0) / step;
  const short = Math.min(x1 - x0, y1 - y0) / step;
  return short >= SHORTEST_PX && long >= 1.5 * short && long <= 6 * short && fill >= 0.3 && fill <= 0.75;
}

/** Connected pieces of ink up to a size. */
function components(ink: Uint8Array, w: number, h: number, tallest: number): Piece[] {
  const found: Piece[] = [];
  const stack: number[] = [];
  for (let start = 0; start < ink.length; start++) {
    if (ink[start] !== 1) continue;
    ink[start] = 2;
    stack.push(start);
    let x0 = w;
    let y0 = h;
    let x1 = 0;
    let y1 = 0;
    let count = 0;
    while (stack.length > 0) {
      const i = stack.pop()!;
      const x = i % w;
      const y = (i - x) / w;
      count++;
      if (x < x0) x0 = x;
      if (x > x1) x1 = x;
      if (y < y0) y0 = y;
      if (y > y1) y1 = y;
      for (let dy = -1; dy <= 1; dy++) {
        const yy = y + dy;
        if (yy < 0 || yy >= h) continue;
        for (let dx = -1; dx <= 1; dx++) {
          const xx = x + dx;
          if (xx < 0 || xx >= w) continue;
          const j = yy * w + xx;
          if (ink[j] === 1) {
            ink[j] = 2;
            stack.push(j);
          }
        }
      }
    }
    const bw = x1 - x0 + 1;
    const bh = y1 - y0 + 1;
    if (count < 2 || Math.max(bw, bh) > tallest) continue;
    found.push({ x0, y0, x1: x1 + 1, y1: y1 + 1, fill: count / (bw * bh) });
  }
  return found;
}

/** Letters stand beside letters of about their height. */
function keepNeighboured(boxes: Piece[]): Piece[] {
  const cell = 64;
  const grid = new Map<number, Piece[]>();
  const key = (x: number, y: number) => Math.floor(x / cell) * 100003 + Math.floor(y / cell);
  for (const b of boxes) {
    const k = key(b.x0, b.y0);
    const list = grid.get(k);
    if (list) list.push(b);
    else grid.set(k, [b]);
  }
  const longOf = (b: Piece) => Math.max(b.x1 - b.x0, b.y1 - b.y0);
  const hasNeighbour = (b: Piece) => {
    const long = longOf(b);
    const reach = Math.max(1, Math.ceil((2 * long) / cell));
    for (let gx = -reach; gx <= reach; gx++) {
      for (let gy = -reach; gy <= reach; gy++) {
        for (const o of grid.get(key(b.x0 + gx * cell, b.y0 + gy * cell)) ?? []) {
          if (o === b) continue;
          const ratio = longOf(o) / long;
          if (ratio < 0.6 || ratio > 1.7) continue;
          const gapX = Math.max(o.x0 - b.x1, b.x0 - o.x1);
          const gapY = Math.max(o.y0 - b.y1, b.y0 - o.y1);
          if ((gapX < 0.8 * long && gapY < -0.4 * long) || (gapY < 0.8 * long && gapX < -0.4 * long)) return true;
        }
      }
    }
    return false;
  };
  return boxes.filter(hasNeighbour);
}

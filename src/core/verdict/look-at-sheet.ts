import { invert } from '../raster/bitmap.ts';
import { boundsOfSet } from '../raster/bounds-of-set.ts';
import { listComponents } from '../raster/components.ts';
import type { Bitmap, Sheet } from '../sheet/types.ts';

/** What can be told from the picture alone, before anything is recognised. All shares are 0 to 1. */
export interface SheetLook {
  /** Share of the sheet taken by its six most frequent colours: drawings are made of few, photos of many. */
  readonly fewColours: number;
  /** Share of pixels that look like their neighbours: paper and fills against texture and noise. */
  readonly flat: number;
  /** Share of strong edges along the two main directions of the drawing. */
  readonly square: number;
  /** Total length of long straight edges over half the outline of the drawn area. */
  readonly longEdges: number;
  /**
   * Shorter side of the largest connected thing that is drawn, over the longer side of the drawn area: whatever direction walls
   * have, they hang together over much of a drawing, while letters stand alone.
   */
  readonly largestPiece: number;
  /** Share of the drawn area that lines close off: rooms, letters, doors with their arcs, and the insides of thick lines. */
  readonly closedOff: number;
  /** Share of pixels on an edge. */
  readonly edges: number;
  /** Spread of the middle tones, 0 when everything is paper or ink. */
  readonly midTones: number;
}

/** Judging needs no detail: the picture is averaged down until its longer side is at most this. */
const LOOK_PX = 900;
/** Grey levels between neighbours: below is paper grain and JPEG noise, above is a drawn edge. */
const GRAIN = 10;
const EDGE = 40;
/** Colours are counted in 4 bits a channel. */
const COLOUR_BINS = 4096;

/**
 * Measures what kind of picture a sheet is: few flat colours and long straight edges in two directions (a drawing),
 * or many tones and edges in all directions (a photo).
 */
export function lookAtSheet(sheet: Pick<Sheet, 'widthPx' | 'heightPx' | 'rgb'>): SheetLook {
  const small = shrink(sheet);
  return { fewColours: fewColours(small), ...edgeLook(small.grey, small.width, small.height) };
}

interface Small {
  width: number;
  height: number;
  grey: Uint8Array;
  rgb: Uint8Array;
}

function shrink(sheet: Pick<Sheet, 'widthPx' | 'heightPx' | 'rgb'>): Small {
  const { widthPx: w, heightPx: h } = sheet;
  const step = Math.max(1, Math.ceil(Math.max(w, h) / LOOK_PX));
  const width = Math.max(1, Math.floor(w / step));
  const height = Math.max(1, Math.floor(h / step));
  const grey = new Uint8Array(width * height);
  const rgb = new Uint8Array(width * height * 3);
  const area = step * step;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let r = 0;
      let g = 0;
      let b = 0;
      for (let j = 0; j < step; j++) {
        let i = ((y * step + j) * w + x * step) * 3;
        for (let k = 0; k < step; k++) {
          r += sheet.rgb[i++]!;
          g += sheet.rgb[i++]!;
          b += sheet.rgb[i++]!;
        }
      }
      const at = y * width + x;
      rgb[at * 3] = r / area;
      rgb[at * 3 + 1] = g / area;
      rgb[at * 3 + 2] = b / area;
      grey[at] = (0.299 * r + 0.587 * g + 0.114 * b) / area;
    }
  }
  return { width, height, grey, rgb };
}

function fewColours({ rgb }: Small): number {
  const counts = new Uint32Array(COLOUR_BINS);
  for (let i = 0; i < rgb.length; i += 3) counts[((rgb[i]! >> 4) << 8) | (rgb[i + 1]! & 0xf0) | (rgb[i + 2]! >> 4)]!++;
  const top = counts.toSorted().slice(-6);
  return top.reduce((sum, n) => sum + n, 0) / (rgb.length / 3);
}

function edgeLook(grey: Uint8Array, width: number, height: number): Omit<SheetLook, 'fewColours'> {
  const turns = new Uint32Array(90);
  const drawn = new Uint8Array(grey.length);
  const along = new Uint8Array(grey.length);
  let strong = 0;
  let flat = 0;
  let mid = 0;
  let [x0, y0, x1, y1] = [width, height, 0, 0];
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const dx = grey[i + 1]! - grey[i - 1]!;
      const dy = grey[i + width]! - grey[i - width]!;
      const strength = Math.abs(dx) + Math.abs(dy);
      if (strength < GRAIN) flat++;
      else drawn[i] = 1;
      if (grey[i]! > 64 && grey[i]! < 208) mid++;
      if (strength < EDGE) continue;
      strong++;
      if (x < x0) x0 = x;
      if (x > x1) x1 = x;
      if (y < y0) y0 = y;
      if (y > y1) y1 = y;
      const degrees = (Math.atan2(dy, dx) * 180) / Math.PI;
      turns[Math.round(degrees + 360) % 90]!++;
      along[i] = Math.abs(dx) > 3 * Math.abs(dy) ? 1 : Math.abs(dy) > 3 * Math.abs(dx) ? 2 : 0;
    }
  }
  const inner = Math.max(1, (width - 2) * (height - 2));
  const size = Math.max(1, x1 - x0 + (y1 - y0));
  return {
    flat: flat / inner,
    midTones: mid / inner,
    edges: strong / inner,
    square: strong ? mainDirections(turns) / strong : 0,
    largestPiece: largestPiece({ width, height, data: drawn }),
    closedOff: shareClosedOff({ width, height, data: drawn }),
    longEdges: longEdges(along, width, height, Math.max(16, size / 16)) / size,
  };
}

/** Faint lines count, so that at worst grain makes the piece larger. */
function largestPiece(drawn: Bitmap): number {
  let largest = 0;
  let [x0, y0, x1, y1] = [drawn.width, drawn.height, 0, 0];
  for (const piece of listComponents(drawn)) {
    largest = Math.max(largest, Math.min(piece.x1 - piece.x0, piece.y1 - piece.y0));
    x0 = Math.min(x0, piece.x0);
    y0 = Math.min(y0, piece.y0);
    x1 = Math.max(x1, piece.x1);
    y1 = Math.max(y1, piece.y1);
  }
  return largest / Math.max(1, x1 - x0, y1 - y0);
}

/** The edge of the sheet is never drawn on, so that all that is open to it is one piece. */
function shareClosedOff(drawn: Bitmap): number {
  const box = boundsOfSet(drawn);
  if (!box) return 0;
  const closed = listComponents(invert(drawn), 4).filter(({ x0 }) => x0 > 0);
  return closed.reduce((sum, { area }) => sum + area, 0) / ((box.x1 - box.x0) * (box.y1 - box.y0));
}

/** Edges within 3 degrees of the best pair of perpendicular directions. */
function mainDirections(turns: Uint32Array): number {
  let best = 0;
  for (let d = 0; d < 90; d++) {
    let sum = 0;
    for (let k = -3; k <= 3; k++) sum += turns[(d + k + 90) % 90]!;
    best = Math.max(best, sum);
  }
  return best;
}

function longEdges(along: Uint8Array, width: number, height: number, least: number): number {
  let total = 0;
  const scan = (kind: number, lines: number, steps: number, lineStride: number, stepStride: number) => {
    for (let line = 0; line < lines; line++) {
      let run = 0;
      for (let s = 0; s <= steps; s++) {
        if (s < steps && along[line * lineStride + s * stepStride] === kind) run++;
        else {
          if (run >= least) total += run;
          run = 0;
        }
      }
    }
  };
  scan(1, width, height, 1, width);
  scan(2, height, width, width, 1);
  return total;
}

import { chequerPhase } from './chequer-phase.ts';
import { type GroundPart, groundParts } from './ground-parts.ts';
import type { PointPx, Sheet } from './types.ts';

/** Sides of squares that are looked for, pixels of the picture: viewers draw chequers of 8 to 16 pixels, which scaling enlarges or shrinks. */
const LEAST_PX = 3;
const MOST_PX = 48;
/** Every so many pixels of a part are compared: sides are then known to about as many pixels. */
const STRIDE = 3;
/**
 * How surely squares one step apart have opposite tones, and two steps apart the same, 0 to 1: of 510 sheets the 14 with chequers, two real
 * ones among them, reach 0.3 to 1, and no other reaches 0.01.
 */
const SURE = 0.2;
/** Squares three times as large suit nearly as well: the smallest that suits about as well as any is meant. */
const AS_WELL = 0.8;
/** Both slanted waves that make up chequers are as strong, but for noise. */
const BALANCE = 0.5;
/** Squares must differ by this many levels of grey, or they are no ink anyway. */
const LEAST_STEP = 5;
/** Mean square of how far the tones of such squares lie from their mean. */
const FLAT = (LEAST_STEP / 2) ** 2;

/** A pixel lies in one square when this much of it does. */
const WHOLE = 0.99;

/** Squares of two tones that cover a sheet: how long their sides are, and where on it a light one begins, pixels. */
export interface Chequers {
  readonly sidePx: number;
  readonly phasePx: PointPx;
  /** By how much a dark square is darker than a light one, 0 to 1. */
  readonly darker: number;
}

/** The chequers of a sheet; undefined where most parts of it show none. */
export function findChequers(sheet: Sheet): Chequers | undefined {
  const parts = groundParts(sheet, MOST_PX);
  const side = parts.length > 0 ? squareSide(parts) : undefined;
  if (side === undefined) return undefined;
  const sidePx = fineSide(parts, side);
  const { from, isLight, balance } = chequerPhase(parts, sidePx);
  if (balance < BALANCE) return undefined;
  // Where the square that begins there is dark, the next one is light.
  const phasePx: PointPx = isLight ? from : [from[0] + sidePx, from[1]];
  const darker = darkerBy(sheet, sidePx, phasePx);
  return darker === undefined ? undefined : { sidePx, phasePx, darker };
}

/** Side of the squares in whole pixels, where most parts show them. */
function squareSide(parts: readonly GroundPart[]): number | undefined {
  const spreads = parts.map((part) => alike(part, 0, 0));
  // Most sheets are of one tone, which spares the search.
  if (median(spreads) < FLAT) return undefined;
  const tried = Array.from({ length: MOST_PX - LEAST_PX + 1 }, (_, k) => {
    const side = LEAST_PX + k;
    return { side, sureness: median(parts.map((part, i) => surenessOf(part, side, spreads[i]!))) };
  });
  const most = Math.max(...tried.map((t) => t.sureness));
  if (most < SURE) return undefined;
  // The sharpest of those beside each other.
  const first = tried.findIndex((t) => t.sureness > AS_WELL * most);
  const near = tried.slice(first, first + 3);
  return near.reduce((a, b) => (b.sureness > a.sureness ? b : a)).side;
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!;

/** How opposite pixels are that lie one side apart along either axis, and how alike those that do along both; the least of them. */
function surenessOf(part: GroundPart, side: number, spread: number): number {
  if (spread === 0 || 2 * side > Math.min(part.width, part.height)) return 0;
  return Math.min(-alike(part, side, 0), -alike(part, 0, side), alike(part, side, side)) / spread;
}

/** Mean product of pixels of ground that lie so far apart. */
function alike({ width, height, data, isGround }: GroundPart, dx: number, dy: number): number {
  let sum = 0;
  let count = 1;
  for (let y = 0; y + dy < height; y += STRIDE) {
    const row = y * width;
    const other = (y + dy) * width + dx;
    for (let x = 0; x + dx < width; x += STRIDE) {
      sum += data[row + x]! * data[other + x]!;
      count += isGround[row + x]! & isGround[other + x]!;
    }
  }
  return sum / count;
}

/** The side to fractions of a pixel, at which the squares of all parts are in step. */
function fineSide(parts: readonly GroundPart[], side: number): number {
  const span = Math.max(...parts.map(({ x0, y0, width, height }) => Math.max(x0 + width, y0 + height)));
  let best = side;
  // Within `reach` of it: squares at the end of the sheet are out of step by a quarter from one side tried to the next, then less.
  for (
    let reach = STRIDE / 2, step = (0.25 * side * side) / span;
    step > (0.01 * side * side) / span;
    reach = step, step /= 4
  ) {
    const tried = Array.from(
      { length: 2 * Math.ceil(reach / step) + 1 },
      (_, k) => best + (k - Math.ceil(reach / step)) * step,
    );
    const strength = tried.map((t) => chequerPhase(parts, t).strength);
    best = tried[strength.indexOf(Math.max(...strength))]!;
  }
  return best;
}

/** Mean of +1 and -1, by turns a side long from `phase` on, over every pixel of a row: the product of two is the share of light less that of dark. */
export function tones(length: number, side: number, phase: number): Float32Array {
  // The integral of the square wave is a triangle wave.
  const upTo = (x: number) => {
    const u = (((x - phase) % (2 * side)) + 2 * side) % (2 * side);
    return u < side ? u : 2 * side - u;
  };
  return Float32Array.from({ length }, (_, x) => upTo(x + 1) - upTo(x));
}

/** By how much dark squares are darker: the usual tones of either kind, of pixels that lie in one square. */
function darkerBy({ grey, widthPx: w, heightPx: h }: Sheet, side: number, [x0, y0]: PointPx): number | undefined {
  const [across, down] = [tones(w, side, x0), tones(h, side, y0)];
  const [onLight, onDark] = [new Uint32Array(256), new Uint32Array(256)];
  for (let y = 0, i = 0; y < h; y++) {
    for (let x = 0; x < w; x++, i++) {
      const tone = across[x]! * down[y]!;
      if (Math.abs(tone) > WHOLE) (tone > 0 ? onLight : onDark)[grey[i]!]!++;
    }
  }
  const usual = (counts: Uint32Array) => counts.indexOf(Math.max(...counts));
  const [light, dark] = [usual(onLight), usual(onDark)];
  return light - dark < LEAST_STEP ? undefined : 1 - dark / light;
}

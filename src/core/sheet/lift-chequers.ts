import { slideExtreme } from '../raster/extremes.ts';
import type { BoxPx, PointPx, Sheet } from './types.ts';

/** Sides of squares that are looked for, pixels of the picture: viewers draw chequers of 8 to 16 pixels, which scaling enlarges or shrinks. */
const LEAST_PX = 3;
const MOST_PX = 48;
/** Parts of the sheet that must show the same chequers, so many along either side, and how large each is at most. */
const PARTS = 3;
const PART_PX = 256;
/** Every so many pixels of a part are compared: sides are then known to about as many pixels. */
const STRIDE = 3;
/** What is darker than the lightest of its surroundings by more levels of grey than this is drawn, and no square. */
const GROUND = 64;
/** Parts with less ground than this share tell nothing. */
const LEAST_GROUND = 0.2;
/**
 * How surely squares one step apart have opposite tones, and two steps apart the same, 0 to 1: of 420 made-up sheets those with chequers
 * reach 0.3 to 0.7, and no other sheet, nor any of 105 real ones, reaches 0.1.
 */
const SURE = 0.2;
/** Squares three times as large suit nearly as well: the smallest that suits about as well as any is meant. */
const AS_WELL = 0.8;
/** Both slanted waves that make up chequers are as strong, but for noise. */
const BALANCE = 0.5;
/** Squares must differ by this many levels of grey, or they are no ink anyway. */
const LEAST_STEP = 5;

/** A pixel lies in one square when this much of it does. */
const WHOLE = 0.99;

/** Squares of two tones that cover a sheet: how long their sides are, and where on it a light one begins, pixels. */
interface Chequers {
  readonly sidePx: number;
  readonly phasePx: PointPx;
  /** By how much a dark square is darker than a light one, 0 to 1. */
  readonly darker: number;
}

/**
 * A sheet without the chequers that stand for transparency in picture viewers and on the pages of sellers of clip art, where they are
 * part of the picture: dark squares would be ink. They lie over or under all that is drawn, so dark squares are made lighter in
 * proportion, and black lines stay black. The same sheet where there are none.
 */
export function liftChequers(sheet: Sheet): Sheet {
  const chequers = findChequers(sheet);
  if (!chequers) return sheet;
  const { widthPx: w, heightPx: h } = sheet;
  const { sidePx, phasePx, darker } = chequers;
  const across = tones(w, sidePx, phasePx[0]);
  const down = tones(h, sidePx, phasePx[1]);
  const [grey, rgb] = [sheet.grey.slice(), sheet.rgb.slice()];
  for (let y = 0, i = 0; y < h; y++) {
    for (let x = 0; x < w; x++, i++) {
      const dark = (1 - across[x]! * down[y]!) / 2;
      const gain = 1 / (1 - dark * darker);
      grey[i] = Math.min(255, grey[i]! * gain);
      for (let c = 3 * i; c < 3 * i + 3; c++) rgb[c] = Math.min(255, rgb[c]! * gain);
    }
  }
  return { ...sheet, grey, rgb };
}

function findChequers(sheet: Sheet): Chequers | undefined {
  const parts = partsOf(sheet).flatMap((box) => partIn(sheet, box) ?? []);
  const side = squareSide(parts);
  if (side === undefined) return undefined;
  const sidePx = fineSide(parts, side);
  const { from, isLight, balance } = phaseOf(parts, sidePx);
  if (balance < BALANCE) return undefined;
  // Where the square that begins there is dark, the next one is light.
  const phasePx: PointPx = isLight ? from : [from[0] + sidePx, from[1]];
  const darker = darkerBy(sheet, sidePx, phasePx);
  return darker === undefined ? undefined : { sidePx, phasePx, darker };
}

/** A part of the sheet: by how many grey levels its ground is lighter than the ground around it is on average; 0 where something is drawn. */
interface Part {
  readonly x0: number;
  readonly y0: number;
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
  readonly isGround: Uint8Array;
}

/** Parts spread evenly over the sheet. */
function partsOf({ widthPx: w, heightPx: h }: Sheet): BoxPx[] {
  const [width, height] = [Math.min(PART_PX, Math.floor(w / PARTS)), Math.min(PART_PX, Math.floor(h / PARTS))];
  if (Math.min(width, height) < 2 * LEAST_PX) return [];
  const at = (k: number, whole: number, part: number) => Math.round((k / (PARTS - 1)) * (whole - part));
  return Array.from({ length: PARTS * PARTS }, (_, k) => {
    const [x0, y0] = [at(k % PARTS, w, width), at(Math.floor(k / PARTS), h, height)];
    return { x0, y0, x1: x0 + width, y1: y0 + height };
  });
}

function partIn({ grey, widthPx }: Sheet, { x0, y0, x1, y1 }: BoxPx): Part | undefined {
  const [width, height] = [x1 - x0, y1 - y0];
  const level = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const from = (y0 + y) * widthPx + x0;
    level.set(grey.subarray(from, from + width), y * width);
  }
  const lightest = slideExtreme(level, width, height, MOST_PX >> 1, 'max');
  const isGround = level.map((v, i) => (lightest[i]! - v < GROUND ? 1 : 0));
  const ground = isGround.reduce((sum, v) => sum + v, 0);
  if (ground < LEAST_GROUND * level.length) return undefined;
  const sum = sumsOver(
    level.map((v, i) => v * isGround[i]!),
    width,
    height,
  );
  const count = sumsOver(isGround, width, height);
  const data = new Float32Array(level.length);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) if (isGround[i]) data[i] = level[i]! - sum(x, y) / count(x, y);
  return { x0, y0, width, height, data, isGround };
}

/** Sums over the squares of `2 * MOST_PX` pixels around every pixel. */
function sumsOver(level: Uint8Array, width: number, height: number): (x: number, y: number) => number {
  const sums = new Float64Array((width + 1) * (height + 1));
  const at = (x: number, y: number) => y * (width + 1) + x;
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++)
      sums[at(x + 1, y + 1)] = level[i]! + sums[at(x, y + 1)]! + sums[at(x + 1, y)]! - sums[at(x, y)]!;
  return (x, y) => {
    const [left, right] = [Math.max(0, x - MOST_PX), Math.min(width, x + MOST_PX)];
    const [top, bottom] = [Math.max(0, y - MOST_PX), Math.min(height, y + MOST_PX)];
    return sums[at(right, bottom)]! - sums[at(left, bottom)]! - sums[at(right, top)]! + sums[at(left, top)]!;
  };
}

/** Side of the squares in whole pixels, where most parts show them. */
function squareSide(parts: readonly Part[]): number | undefined {
  const tried = Array.from({ length: MOST_PX - LEAST_PX + 1 }, (_, k) => {
    const side = LEAST_PX + k;
    const sureness = parts.map((part) => surenessOf(part, side)).sort((a, b) => a - b);
    return { side, sureness: sureness[sureness.length >> 1]! };
  });
  const most = Math.max(...tried.map((t) => t.sureness));
  if (most < SURE) return undefined;
  // The sharpest of those beside each other.
  const first = tried.findIndex((t) => t.sureness > AS_WELL * most);
  const near = tried.slice(first, first + 3);
  return near.reduce((a, b) => (b.sureness > a.sureness ? b : a)).side;
}

/** How opposite pixels are that lie one side apart along either axis, and how alike those that do along both; the least of them. */
function surenessOf(part: Part, side: number): number {
  const own = alike(part, 0, 0);
  if (own === 0 || 2 * side > Math.min(part.width, part.height)) return 0;
  return Math.min(-alike(part, side, 0), -alike(part, 0, side), alike(part, side, side)) / own;
}

/** Mean product of pixels of ground that lie so far apart. */
function alike({ width, height, data, isGround }: Part, dx: number, dy: number): number {
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
function fineSide(parts: readonly Part[], side: number): number {
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
    const strength = tried.map((t) => phaseOf(parts, t).strength);
    best = tried[strength.indexOf(Math.max(...strength))]!;
  }
  return best;
}

interface Phase {
  readonly from: PointPx;
  /** Whether the square that begins there is light. */
  readonly isLight: boolean;
  readonly strength: number;
  /** The weaker wave as a share of the stronger one: slanted stripes have one alone. */
  readonly balance: number;
}

/**
 * Where squares of this side begin: the Fourier coefficients of the picture at the two waves, (1, 1) and (1, -1), that chequers have
 * most of.
 */
function phaseOf(parts: readonly Part[], side: number): Phase {
  const k = Math.PI / side;
  // Sums of level times cos or sin along x times cos or sin along y.
  let [cc, cs, sc, ss] = [0, 0, 0, 0];
  for (const { x0, y0, width, height, data } of parts) {
    const cosX = Float64Array.from({ length: width }, (_, x) => Math.cos(k * (x0 + x + 0.5)));
    const sinX = Float64Array.from({ length: width }, (_, x) => Math.sin(k * (x0 + x + 0.5)));
    for (let y = 0, i = 0; y < height; y++) {
      let [c, s] = [0, 0];
      for (let x = 0; x < width; x++, i++) {
        c += data[i]! * cosX[x]!;
        s += data[i]! * sinX[x]!;
      }
      const [cosY, sinY] = [Math.cos(k * (y0 + y + 0.5)), Math.sin(k * (y0 + y + 0.5))];
      cc += c * cosY;
      cs += c * sinY;
      sc += s * cosY;
      ss += s * sinY;
    }
  }
  // sin(k(x - a)) sin(k(y - b)) = ss cos ka cos kb - sc cos ka sin kb - cs sin ka cos kb + cc sin ka sin kb.
  const sum = Math.atan2(-(sc + cs), ss - cc); // ka + kb
  const difference = Math.atan2(sc - cs, ss + cc); // ka - kb
  const [a, b] = [(sum + difference) / 2, (sum - difference) / 2];
  const waves = [Math.hypot(sc + cs, ss - cc), Math.hypot(sc - cs, ss + cc)];
  const value =
    ss * Math.cos(a) * Math.cos(b) -
    sc * Math.cos(a) * Math.sin(b) -
    cs * Math.sin(a) * Math.cos(b) +
    cc * Math.sin(a) * Math.sin(b);
  return {
    from: [a / k, b / k],
    isLight: value > 0,
    strength: Math.max(...waves),
    balance: Math.min(...waves) / Math.max(...waves),
  };
}

/** Mean of +1 and -1, by turns a side long, over every pixel of a row. */
function tones(length: number, side: number, phase: number): Float32Array {
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

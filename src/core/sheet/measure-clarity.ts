import type { Sheet } from './types.ts';

/** How clearly a picture shows its lines. */
export interface Clarity {
  /** Share of the difference between a bold line and its ground that lies between two neighbouring pixels: 1 is drawn to the pixel. */
  readonly sharpness: number;
  /** Difference between the boldest lines and their ground, 0 to 255. */
  readonly contrast: number;
  /** Level of the ground beside them, and whether lines are lighter than it. */
  readonly ground: number;
  readonly isLight: boolean;
}

type Visit = (range: number, step: number, low: number) => void;

/** Pixels to both sides of a place in which a line and its ground lie, however blurred; every so manieth row and column is looked at. */
const REACH = 3;
const ROWS = 4;
const COLUMNS = 2;
/** Levels that differ by less are paper; fewer places than this say nothing. */
const LEAST_STEP = 30;
const LEAST_PLACES = 200;
/** The boldest lines are this share of all; what is nearly as bold tells how sharp lines are. */
const BOLDEST = 0.1;
const BOLD = 0.7;
/** Levels that differ by no more are one ground. */
const GROUND = 8;

/** Sharpness and contrast of the lines of a picture; undefined where hardly any are drawn. */
export function measureClarity({ grey, widthPx: w, heightPx: h }: Sheet): Clarity | undefined {
  const ranges = new Uint32Array(256);
  let places = 0;
  eachPlace(grey, w, h, (range) => {
    if (range < LEAST_STEP) return;
    ranges[range]!++;
    places++;
  });
  if (places < LEAST_PLACES) return undefined;
  const contrast = levelAt(ranges, (1 - BOLDEST) * places);
  const shares = new Uint32Array(101);
  const [lows, highs] = [new Uint32Array(256), new Uint32Array(256)];
  let bold = 0;
  eachPlace(grey, w, h, (range, step, low) => {
    if (range < BOLD * contrast) return;
    shares[Math.round((100 * step) / range)]!++;
    lows[low]!++;
    highs[low + range]!++;
    bold++;
  });
  const [dark, light] = [levelAt(lows, bold / 2), levelAt(highs, bold / 2)];
  // There is more ground than lines.
  const isLight = countNear(dark, grey) > countNear(light, grey);
  return { sharpness: levelAt(shares, bold / 2) / 100, contrast, ground: isLight ? dark : light, isLight };
}

function countNear(level: number, grey: Uint8Array): number {
  let count = 0;
  for (let i = 0; i < grey.length; i += 7) if (Math.abs(grey[i]! - level) <= GROUND) count++;
  return count;
}

/** Difference between the lightest and the darkest pixel around a place, the largest between neighbours of these, and the darkest. */
function eachPlace(grey: Uint8Array, w: number, h: number, visit: Visit): void {
  for (let y = 0; y < h; y += ROWS) {
    for (let x = REACH; x < w - REACH; x += COLUMNS) {
      const at = y * w + x;
      let [low, high, step] = [grey[at - REACH]!, grey[at - REACH]!, 0];
      for (let i = at - REACH + 1, before = low; i <= at + REACH; i++) {
        const level = grey[i]!;
        if (level < low) low = level;
        if (level > high) high = level;
        const change = level > before ? level - before : before - level;
        if (change > step) step = change;
        before = level;
      }
      visit(high - low, step, low);
    }
  }
}

/** The first place at which so many are counted. */
function levelAt(counts: Uint32Array, count: number): number {
  let sum = 0;
  return counts.findIndex((n) => (sum += n) >= count);
}

import { subtract } from '../raster/bitmap.ts';
import { findComponents, listComponents } from '../raster/components.ts';
import { eachRun, fillRun, findRuns } from '../raster/runs.ts';
import type { Bitmap } from '../sheet/types.ts';

/** Wall bodies, what they enclose with gaps up to some door widths closed, and about how wide a door is. */
export interface Joined {
  readonly bodies: Bitmap;
  readonly inside: Bitmap;
  readonly doorPx: number;
}

/** Shorter side of a plan at least, in long sides of the drawing, and how slender it is at most: title blocks are strips. */
const SIDE = 0.12;
const SLENDER = 2.5;
/** Share of its bounds that it encloses, rooms in it at least, smallest room in squares of a door, and largest in shares of it. */
const ENCLOSED = 0.7;
const ROOMS = 3;
const SMALLEST = 0.45;
const LARGEST = 0.7;
/** Share of all that is enclosed on the sheet that lies in such plans. */
const MOST = 0.6;

/**
 * Plans that stand apart on one sheet, two floors of a house, say, with bold frames, tables and title blocks beside them: pieces of
 * wall bodies that close round several rooms each. Answers with all that they enclose, or undefined where they are not most of what
 * is enclosed. `longPx` is the long side of the drawing.
 */
export function plansApart({ bodies, inside, doorPx }: Joined, longPx: number): Bitmap | undefined {
  const rooms = listComponents(subtract(inside, bodies), 4).filter(({ area }) => area > SMALLEST * doorPx ** 2);
  const { labels, list } = findComponents(inside);
  const isPlan = list.map(({ x0, y0, x1, y1, area }) => {
    const [short, long] = [x1 - x0, y1 - y0].sort((a, b) => a - b) as [number, number];
    if (short < SIDE * longPx || long > SLENDER * short || area < ENCLOSED * short * long) return false;
    const own = rooms.filter((r) => r.x0 >= x0 && r.x1 <= x1 && r.y0 >= y0 && r.y1 <= y1);
    return own.length >= ROOMS && own.every((r) => r.area < LARGEST * area);
  });
  const sum = (pieces: typeof list) => pieces.reduce((total, { area }) => total + area, 0);
  const plans = list.filter((_, i) => isPlan[i]);
  if (plans.length === 0 || sum(plans) < MOST * sum(list)) return undefined;
  const data = new Uint8Array(inside.data.length);
  eachRun(findRuns(inside), inside.width, (_, from, to) => {
    if (isPlan[labels[from]! - 1]) fillRun(data, 1, from, to);
  });
  return { ...inside, data };
}

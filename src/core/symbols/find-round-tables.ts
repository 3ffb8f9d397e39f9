import { distance } from '../geometry/segment.ts';
import { isSet } from '../raster/bitmap.ts';
import type { Bitmap } from '../sheet/types.ts';
import type { TextRun } from '../texts/types.ts';
import type { Shape } from './describe-shape.ts';
import { type Found, within } from './find-table-sets.ts';
import { holdsText } from './find-tables.ts';
import type { Piece } from './pieces.ts';

/** Metres across; an ellipse fills π/4 of its rectangle. */
const TOP = { long: [0.6, 1.9], ratio: 1.12, fill: [0.72, 0.83], solid: 0.88 };
const OFF_ROUND = 0.15;
/** Chairs are looked for in this ring around the edge of the table, metres. */
const RING_M = [0.1, 0.4];
/** Directions that are looked in; ink counts where there is this share of what there is in the inkiest fifth of them. */
const DIRECTIONS = 90;
const OF_INKIEST = 0.4;
const LEAST_INK = 0.06;
/** Chairs: how many, how wide seen from the middle (shares of the circle), and how far off even spacing. */
const CHAIRS = { count: [3, 8], wide: [0.04, 0.26], covered: 0.8, uneven: 0.45 };
/** Three chairs and more around a circle can hardly be anything else. */
const SURE = 0.8;

/** Round tables with chairs that are told by their places around the circle alone, however they are drawn. */
export function findRoundTables(
  pieces: readonly Piece[],
  lines: Bitmap,
  texts: readonly TextRun[],
  ppm: number,
): Found[] {
  return pieces.flatMap((top): Found[] => {
    if (!isRoundTop(top) || texts.some((t) => holdsText(top, t, ppm))) return [];
    return hasChairsAround(top, lines, ppm) ? [{ kind: 'table with chairs', pieces: [top], confidence: SURE }] : [];
  });
}

const isRoundTop = ({ long, short, fill, wallShare, room, shape }: Piece) =>
  room >= 0 && wallShare === 0 && within(long, TOP.long) && long / short < TOP.ratio && within(fill, TOP.fill) &&
  shape.areaPx > TOP.solid * shape.hullAreaPx && isRound(shape); // biome-ignore format: a condition

/** All of the outline is about as far from the middle; a quarter circle fills as much of its square. */
function isRound({ hull, middle, longPx, shortPx }: Shape): boolean {
  const radius = (longPx + shortPx) / 4;
  return hull.every((p) => Math.abs(distance(p, middle) / radius - 1) < OFF_ROUND);
}

function hasChairsAround({ shape, long, short }: Piece, lines: Bitmap, ppm: number): boolean {
  const radius = (long + short) / 4;
  const [x, y] = shape.middle;
  const ink = Array.from({ length: DIRECTIONS }, (_, k) => {
    const [c, s] = [Math.cos((2 * Math.PI * k) / DIRECTIONS), Math.sin((2 * Math.PI * k) / DIRECTIONS)];
    let [hits, looks] = [0, 0];
    for (let r = (radius + RING_M[0]!) * ppm; r < (radius + RING_M[1]!) * ppm; r++, looks++)
      if (isSet(lines, Math.round(x + r * c), Math.round(y + r * s))) hits++;
    return hits / looks;
  });
  const inkiest = ink.toSorted((a, b) => b - a)[DIRECTIONS / 5]!;
  const drawn = ink.map((share) => share > Math.max(LEAST_INK, OF_INKIEST * inkiest));
  const chairs = runsOf(drawn);
  if (!within(chairs.length, CHAIRS.count) || chairs.some((c) => !within(c.wide, CHAIRS.wide))) return false;
  if (chairs.reduce((sum, c) => sum + c.wide, 0) > CHAIRS.covered) return false;
  const even = 1 / chairs.length;
  return chairs.every((chair, i) => {
    const next = chairs[(i + 1) % chairs.length]!;
    return Math.abs(((next.middle - chair.middle + 1) % 1 || 1) - even) < CHAIRS.uneven * even;
  });
}

/** Runs of set values in a circle: middle and width as shares of it. */
function runsOf(values: readonly boolean[]): { middle: number; wide: number }[] {
  const n = values.length;
  const first = values.findIndex((v, i) => !v && values[(i + 1) % n]);
  const runs: { middle: number; wide: number }[] = [];
  if (first < 0) return runs;
  for (let k = 1, start = 0; k <= n; k++) {
    if (!values[(first + k) % n]) continue;
    if (!values[(first + k - 1) % n]) start = k;
    if (!values[(first + k + 1) % n]) runs.push({ middle: (first + (start + k) / 2) / n, wide: (k - start + 1) / n });
  }
  return runs;
}

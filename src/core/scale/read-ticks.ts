import type { Bitmap, BoxPx } from '../sheet/types.ts';
import { type Divisions, isClosed, lengthOf, stretchesOf } from './divisions.ts';

/** Fewer divisions are a dimension line, or a short chain of them. */
const LEAST = 4;
/** A tick is thinner than this share of a division. */
const THIN = 0.25;
/** Divisions are equal within this share of one and of a stroke. */
const EQUAL = { division: 0.04, stroke: 0.25 };
/** Share of the height of the piece in which the ticks stand alone, beside their line. */
const ROWS = 0.3;

/**
 * Reads a piece of a drawing as a line with equally spaced ticks, on one of its sides or across it. Shorter ticks between them
 * count for nothing. Undefined where it is something else: a dimension line, or steps and ladders, which are closed on both sides.
 *
 * @param box the piece, which has nothing else around it: a connected component of the ink
 */
export function readTicks(ink: Bitmap, box: BoxPx, strokePx: number): Divisions | undefined {
  const readings: Divisions[] = [];
  for (let y = box.y0; y < box.y1; y++) {
    const { inked, blanks } = stretchesOf(ink, box, y, strokePx);
    if (blanks.length < LEAST) continue;
    const middles = inked.map(({ x0, x1 }) => (x0 + x1) / 2);
    const [from, to] = [middles[0]!, middles.at(-1)!];
    // A line that goes on beyond its last tick has too many blanks for its ticks to be as far apart as this.
    const division = (to - from) / blanks.length;
    if (inked.some((tick) => lengthOf(tick) > THIN * division)) continue;
    const allowed = EQUAL.division * division + EQUAL.stroke * strokePx;
    if (middles.some((x, i) => Math.abs(x - from - i * division) > allowed)) continue;
    const above = blanks.filter((blank) => isClosed(ink, blank, box.y0, y)).length;
    const below = blanks.filter((blank) => isClosed(ink, blank, y + 1, box.y1)).length;
    if (Math.max(above, below) < blanks.length || Math.min(above, below) > 0) continue;
    readings.push({ from, to, count: blanks.length, isFirstDivided: false });
  }
  const fewest = Math.min(...readings.map(({ count }) => count));
  const alike = readings.filter(({ count }) => count === fewest);
  return alike.length > 0 && alike.length >= ROWS * (box.y1 - box.y0) ? alike[alike.length >> 1] : undefined;
}

import { lengthOf, pointAt } from '../geometry/segment.ts';
import { shareAlong } from '../pixel-classes/share-along.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import type { Bar } from '../raster/find-bars.ts';
import type { Page } from '../sheet/types.ts';
import { endsAt } from './ends-at.ts';

/** A filled partition is so many strokes thick; thicker bars are wall by their ink. */
const THICKER = [1.25, 2.3] as const;
/** Share of it that the network takes for wall, and of lines just beside it: more is the inside of a wall drawn by outlines. */
const SEEN = 0.55;
const BESIDE = 0.3;
/** Bars that differ by no more than this from one of the partitions seen are as thick, and at least so many strokes. */
const ALIKE = 0.12;
const THICK = 1.5;
/** They are so many letter heights long, and this share of them is taken for what walls part. */
const LONG = 2.5;
const PLAIN = 0.6;
const PARTED = new Set(['wall', 'room', 'outside', 'door', 'window']);
/** With less than this share of all that is so thick seen, it is the thickness of other things too. */
const ENOUGH = 0.3;
/** Partitions that are seen are together at least this share of the long side of the drawing. */
const TOGETHER = 0.3;
/** A leaf has the floor that it sweeps beside it over more than this share. */
const SWEPT = 0.3;
const WALL = new Set(['wall']);
const SWING = new Set(['swing']);

/**
 * Filled walls hardly thicker than the lines of the drawing, which no thickness tells from lines: the network takes them for
 * wall, and nothing beside them. Bars just as thick that end at them, or at other `walls`, are wall too.
 */
export function findPartitions(
  bars: readonly Bar[],
  walls: readonly Bar[],
  { strokePx, textPx, region }: Page,
  classes?: PixelClasses,
): Bar[] {
  if (!classes) return [];
  const zoom = (classes.region.x1 - classes.region.x0) / classes.width;
  const thick = bars.filter(
    (b) =>
      b.thick >= THICKER[0] * strokePx &&
      b.thick <= THICKER[1] * strokePx &&
      lengthOf(b) > Math.max(textPx, 3 * b.thick),
  );
  const seen = thick.filter((b) => {
    if (shareAlong(b, WALL, classes) < SEEN) return false;
    const [long, off] = [lengthOf(b), 0.5 * b.thick + 1.5 * zoom];
    return [-off, off].every((side) => {
      const line = { from: pointAt(b, 0, side), to: pointAt(b, long, side) };
      return shareAlong(line, WALL, classes) < BESIDE && shareAlong(line, SWING, classes) < SWEPT;
    });
  });
  if (lengthAll(seen) < TOGETHER * Math.max(region.x1 - region.x0, region.y1 - region.y0)) return [];
  let rest = thick.filter(
    (b) =>
      !seen.includes(b) &&
      b.thick > THICK * strokePx &&
      seen.some((s) => Math.abs(b.thick - s.thick) <= Math.max(0.6, ALIKE * s.thick)) &&
      lengthOf(b) > LONG * textPx &&
      shareAlong(b, PARTED, classes) > PLAIN,
  );
  const found = [...seen];
  for (;;) {
    const all = [...walls, ...found];
    const more = rest.filter((b) =>
      all.some((w) => endsAt(b.from, b, w) || endsAt(b.to, b, w) || endsAt(w.from, w, b) || endsAt(w.to, w, b)),
    );
    if (!more.length) break;
    found.push(...more);
    rest = rest.filter((b) => !more.includes(b));
  }
  return lengthAll(seen) < ENOUGH * lengthAll(found) ? seen : found;
}

function lengthAll(bars: readonly Bar[]): number {
  return bars.reduce((sum, b) => sum + lengthOf(b), 0);
}

import { within } from './find-table-sets.ts';
import type { Piece } from './pieces.ts';

/** Across, metres: usual spirals have 1.4 to 2 m. */
const ACROSS = [1.1, 2.7];
const LONGISH = 1.35;
/** Treads: how many lie on one ring, how much their sizes and their places on it may differ, and the widest gap between them, degrees. */
const TREADS = 6;
const SIZE = 0.4;
const RING = 0.15;
const WIDEST_GAP = 150;
/** What lies in the middle of treads is no larger than one of them; chairs stand around a table that is. */
const NEWEL = 1.2;

/**
 * Whether the cells of a round thing are the treads of spiral stairs: alike, in a ring around nothing larger. The line that
 * one walks on may part them into two rings.
 */
export function isSpiral(whole: Piece, cells: readonly Piece[]): boolean {
  if (!within(whole.long, ACROSS) || whole.long > LONGISH * whole.short) return false;
  const [x, y] = whole.shape.middle;
  const around = cells.map((cell) => {
    const [dx, dy] = [cell.shape.middle[0] - x, cell.shape.middle[1] - y];
    return { area: cell.area, off: Math.hypot(dx, dy), degrees: (Math.atan2(dy, dx) * 180) / Math.PI };
  });
  return around.some(({ area, off }) => {
    const ring = around.filter((c) => Math.abs(c.area / area - 1) < SIZE && Math.abs(c.off / off - 1) < RING);
    if (ring.length < TREADS || around.some((c) => c.off < off / 2 && c.area > NEWEL * area)) return false;
    const turns = ring.map((c) => c.degrees).sort((a, b) => a - b);
    return turns.every((turn, i) => (turns[i + 1] ?? turns[0] + 360) - turn < WIDEST_GAP);
  });
}

import type { PointPx } from '../sheet/types.ts';
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
/** Points whose spreads in two directions multiply to less than this share lie on a line. */
const FLAT = 1e-3;

/**
 * Whether the cells of a round thing are the treads of spiral stairs: alike, in a ring around nothing larger. The line that
 * one walks on may part them into two rings. Where stairs stand in a corner or do not go all the way round, the middle of the
 * whole is not that of the ring: the treads tell it. Most spirals are off the page by now (`walls/find-spirals`); these are small or
 * stand on boards, so that their lines were not traced to the newel.
 */
export function isSpiral(whole: Piece, cells: readonly Piece[]): boolean {
  if (!within(whole.long, ACROSS) || whole.long > LONGISH * whole.short) return false;
  return cells.some((model) => {
    const treads = cells.filter((cell) => Math.abs(cell.area / model.area - 1) < SIZE);
    const centre = treads.length < TREADS ? undefined : centreOf(treads.map((cell) => cell.shape.middle));
    if (!centre) return false;
    const seen = ({ shape }: Piece) => {
      const [dx, dy] = [shape.middle[0] - centre[0], shape.middle[1] - centre[1]];
      return { off: Math.hypot(dx, dy), degrees: (Math.atan2(dy, dx) * 180) / Math.PI };
    };
    const { off } = seen(model);
    const ring = treads.map(seen).filter((tread) => Math.abs(tread.off / off - 1) < RING);
    if (ring.length < TREADS || cells.some((cell) => seen(cell).off < off / 2 && cell.area > NEWEL * model.area))
      return false;
    const turns = ring.map(({ degrees }) => degrees).sort((a, b) => a - b);
    return turns.every((turn, i) => (turns[i + 1] ?? turns[0]! + 360) - turn < WIDEST_GAP);
  });
}

/** Centre of the circle that fits points best by least squares (Kåsa); undefined where they lie on a line. */
function centreOf(points: readonly PointPx[]): PointPx | undefined {
  const mean = (of: (p: PointPx) => number) => points.reduce((sum, p) => sum + of(p), 0) / points.length;
  const [mx, my] = [mean(([x]) => x), mean(([, y]) => y)];
  const rel = points.map(([x, y]): PointPx => [x - mx, y - my]);
  const sum = (of: (x: number, y: number) => number) => rel.reduce((total, [x, y]) => total + of(x, y), 0);
  const [xx, yy, xy] = [sum((x) => x * x), sum((_, y) => y * y), sum((x, y) => x * y)];
  const [zx, zy] = [sum((x, y) => x * (x * x + y * y)) / 2, sum((x, y) => y * (x * x + y * y)) / 2];
  const det = xx * yy - xy * xy;
  if (det <= FLAT * (xx + yy) ** 2) return undefined;
  return [mx + (zx * yy - zy * xy) / det, my + (zy * xx - zx * xy) / det];
}

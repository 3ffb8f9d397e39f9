import type { PointPx } from '../sheet/types.ts';
import type { Piece } from './pieces.ts';

/** 100 pixels a metre. */
export const PPM = 100;
let next = 0;

/** A closed rectangle at x, y with a width and a depth, metres, in the first room. */
export function rectangle(x: number, y: number, w: number, d: number): Piece {
  const [x0, y0, x1, y1] = [x * PPM, y * PPM, (x + w) * PPM, (y + d) * PPM];
  const corners: [PointPx, PointPx, PointPx, PointPx] = [[x0, y0], [x1, y0], [x1, y1], [x0, y1]]; // biome-ignore format: short
  const area = w * d;
  const [longPx, shortPx] = [Math.max(w, d) * PPM, Math.min(w, d) * PPM];
  const shape = {
    areaPx: area * PPM * PPM, hullAreaPx: area * PPM * PPM, hull: corners, corners, longPx, shortPx,
    middle: [(x0 + x1) / 2, (y0 + y1) / 2] as PointPx, turn: w >= d ? 0 : Math.PI / 2,
  }; // biome-ignore format: a record
  return { shape, long: longPx / PPM, short: shortPx / PPM, area, fill: 1, thing: --next, whole: false, room: 0, wallShare: 0, sticksOut: false }; // biome-ignore format: a record
}

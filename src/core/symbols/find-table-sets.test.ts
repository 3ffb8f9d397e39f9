import { expect, it } from 'vitest';
import type { PointPx } from '../sheet/types.ts';
import { findTableSets } from './find-table-sets.ts';
import type { Piece } from './pieces.ts';

/** Pixels per metre. */
const PPM = 100;

/** A rectangle in pixels as a shape of which no thing is known, in a room. */
function piece(x0: number, y0: number, x1: number, y1: number, room: number): Piece {
  const [w, h] = [x1 - x0, y1 - y0];
  const corners: [PointPx, PointPx, PointPx, PointPx] = [[x0, y0], [x1, y0], [x1, y1], [x0, y1]]; // biome-ignore format: short
  const [longPx, shortPx] = [Math.max(w, h), Math.min(w, h)];
  const middle: PointPx = [(x0 + x1) / 2, (y0 + y1) / 2];
  const turn = w >= h ? 0 : Math.PI / 2;
  const shape = { areaPx: w * h, hull: corners, hullAreaPx: w * h, corners, longPx, shortPx, middle, turn };
  return {
    shape, long: longPx / PPM, short: shortPx / PPM, area: (w * h) / PPM ** 2, fill: 1, thing: -1, whole: false, room,
    wallShare: 0, sticksOut: false,
  }; // biome-ignore format: one field a line would hide the shape
}

const table = piece(100, 100, 260, 180, 0);
const seat = (x: number, y: number, room: number) => piece(x, y, x + 45, y + 40, room);

it('sets chairs around a table of their room, or of none that is known', () => {
  const above = [seat(110, 55, 0), seat(200, 55, 0)];
  const below = (room: number) => [seat(110, 185, room), seat(200, 185, room)];
  const [set] = findTableSets([table, ...above, ...below(0)], PPM);
  expect(set).toMatchObject({ kind: 'table with chairs', confidence: 0.95 });
  expect(set!.pieces).toHaveLength(5);
  expect(findTableSets([table, ...above, ...below(-1)], PPM)[0]!.pieces).toHaveLength(5);
  // The cupboards of the next room, behind the wall.
  expect(findTableSets([table, ...above, ...below(1)], PPM)[0]!.pieces).toHaveLength(3);
});

import { type Found, within } from './find-table-sets.ts';
import type { Site } from './find-wet.ts';
import { marginsIn, type Piece, turnBetween } from './pieces.ts';

/** Metres: the front and the hearth in it, which narrows towards the back. */
const FRONT = { long: [0.8, 2.0], short: [0.3, 0.75], fill: 0.75 };
const HEARTH = { long: [0.4, 1.2], short: [0.15, 0.55], fill: [0.7, 0.93], solid: 0.93 };
/** The hearth is in the middle of the front. */
const OFF_MIDDLE = 0.12;

/** Fireplaces: a front along a wall with a hearth in its middle that narrows towards the wall. */
export function findFireplaces({ cells, ppm, sides }: Site): Found[] {
  const hearths = cells.filter(
    (c) => within(c.long, HEARTH.long) && within(c.short, HEARTH.short) && within(c.fill, HEARTH.fill) &&
      c.shape.areaPx > HEARTH.solid * c.shape.hullAreaPx,
  ); // biome-ignore format: a condition
  return cells.flatMap((front): Found[] => {
    if (!within(front.long, FRONT.long) || !within(front.short, FRONT.short) || front.fill > FRONT.fill) return [];
    if (!hearths.some((hearth) => isMiddle(front, hearth, ppm)) || !sides(front).some(Boolean)) return [];
    return [{ kind: 'fireplace', pieces: [front], confidence: 0.6 }];
  });
}

function isMiddle(front: Piece, hearth: Piece, ppm: number): boolean {
  const [left, right, back, fore] = marginsIn(front.shape, hearth.shape, ppm);
  const inside = Math.min(left, right, back, fore) > -0.05;
  return inside && Math.abs(left - right) < OFF_MIDDLE && turnBetween(front.shape, hearth.shape) < 8;
}

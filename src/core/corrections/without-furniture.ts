import { type Affine, apply } from '../geometry/affine.ts';
import { ringBox } from '../geometry/ring.ts';
import type { PointPx } from '../sheet/types.ts';
import type { NotFurniture } from './schema.ts';

/** A piece is meant by a box that covers this much of its own; `details` of a refusal give the boxes to the pixel. */
const COVERED = 0.5;

interface Piece {
  readonly outline: readonly PointPx[];
  /** One takes it along when one moves. */
  readonly loose: boolean;
}

/** What stands on the floor without the loose pieces that are none. @param toPicture pixels of the page -> pixels of the picture */
export function withoutFurniture<T extends Piece>(pieces: readonly T[], none: NotFurniture, toPicture: Affine): T[] {
  const isMeant = ({ outline }: Piece) =>
    none === true || none.some((box) => shareIn(ringBox(outline.map((at) => apply(toPicture, at))), box) > COVERED);
  return pieces.filter((piece) => !(piece.loose && isMeant(piece)));
}

type Box = readonly [x0: number, y0: number, x1: number, y1: number];

/** The share of a box that lies in another. */
function shareIn([x0, y0, x1, y1]: Box, [a0, b0, a1, b1]: Box): number {
  const width = Math.min(x1, a1) - Math.max(x0, a0);
  const height = Math.min(y1, b1) - Math.max(y0, b0);
  return width > 0 && height > 0 ? (width * height) / ((x1 - x0) * (y1 - y0)) : 0;
}

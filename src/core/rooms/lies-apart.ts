import type { BoxPx } from '../sheet/types.ts';

/**
 * Tells whether a face lies more than `farPx` from every face that is sure to be a room: a field of a title block, lines of a legend or
 * of a site around the house. Between boxes, so that nothing is called apart that is not. `boxes` and `isSure` are by face; where none
 * is sure, nothing lies apart.
 */
export function liesApart(
  boxes: readonly BoxPx[],
  isSure: (face: number) => boolean,
  farPx: number,
): (face: number) => boolean {
  const sure = boxes.filter((_, face) => isSure(face));
  return (face) => sure.length > 0 && !isSure(face) && sure.every((box) => distanceOf(box, boxes[face]!) > farPx);
}

/** Between the nearest edges of two boxes. */
function distanceOf(a: BoxPx, b: BoxPx): number {
  const gap = (a0: number, a1: number, b0: number, b1: number) => Math.max(0, b0 - a1, a0 - b1);
  return Math.hypot(gap(a.x0, a.x1, b.x0, b.x1), gap(a.y0, a.y1, b.y0, b.y1));
}

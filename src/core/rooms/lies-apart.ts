import type { Component } from '../raster/components.ts';
import type { BoxPx } from '../sheet/types.ts';

/** Faces that lie apart take up no more than this share of the floor that is sure; else little of the plan was understood. */
const MOST = 0.15;

/**
 * The faces that lie more than `farPx` from every one that is sure to be a room: fields of a title block, lines of a legend or of a site
 * around the house. Between boxes, so that nothing is called apart that is not. `isSure` is asked by index.
 */
export function liesApart(
  faces: readonly Component[],
  isSure: (face: number) => boolean,
  farPx: number,
): ReadonlySet<number> {
  const sure = faces.filter((_, face) => isSure(face));
  const apart = faces.flatMap((face, i) =>
    !isSure(i) && sure.every((room) => distanceOf(room, face) > farPx) ? [i] : [],
  );
  const areaOf = (list: readonly Component[]) => list.reduce((sum, { area }) => sum + area, 0);
  return new Set(areaOf(apart.map((i) => faces[i]!)) <= MOST * areaOf(sure) ? apart : []);
}

/** Between the nearest edges of two boxes. */
function distanceOf(a: BoxPx, b: BoxPx): number {
  const gap = (a0: number, a1: number, b0: number, b1: number) => Math.max(0, b0 - a1, a0 - b1);
  return Math.hypot(gap(a.x0, a.x1, b.x0, b.x1), gap(a.y0, a.y1, b.y0, b.y1));
}
